import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { labels } from '../../../content/pages/labels.ts';
import { popup } from '../../../content/pages/popup.ts';
import { telHref, whatsappHref } from '../../site/contact-links.ts';
import { hrefPage } from '../../site/href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { rememberShown, wasShown } from './shown-flag.ts';
import styles from './welcome-popup.module.css';

/** How often it is asked again whether the visitor is still busy, milliseconds. */
const ASK_AGAIN = 1000;

/** Somebody who types, reads the map or has the menu open is not interrupted. */
const isBusy = (): boolean =>
  document.activeElement?.closest('input, textarea, select, form, iframe, [contenteditable]') != null ||
  document.querySelector('[data-menu][open], dialog[open]') !== null;

/** The greeting that comes once in a browser session, some seconds after the page (decision 16). */
export const WelcomePopup = ({ subject }: { subject?: string | undefined }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(() => !wasShown());
  useEffect(() => {
    if (!wanted) return;
    let timer = 0;
    const ask = (): void => {
      if (isBusy()) timer = window.setTimeout(ask, ASK_AGAIN);
      else dialog.current?.showModal();
    };
    ask();
    return () => clearTimeout(timer);
  }, [wanted]);
  if (!wanted) return null;
  const close = (): void => dialog.current?.close();
  const onClick = ({ target }: MouseEvent): void => {
    // The dialog itself is the target of a press on its backdrop; its content lies in an element of its own.
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby="welcome-title"
      onClick={onClick}
      onClose={() => {
        rememberShown();
        setWanted(false);
      }}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
        <h2 id="welcome-title">{popup.title}</h2>
        <p>{popup.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={whatsappHref(subject)} kind="accent" external>
            {popup.whatsapp}
          </ButtonLink>
          <ButtonLink href={telHref()}>{popup.call}</ButtonLink>
          <ButtonLink href={hrefPage('services')} kind="quiet">
            {popup.browse}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
};
