import { useEffect, useRef, useState } from 'react';
import { widget } from '../../../content/pages/popup.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useKeepClear } from './use-keep-clear.ts';
import styles from './whatsapp-widget.module.css';

/** From its appearance to its one bounce, milliseconds (specification 9). */
const BOUNCE_AFTER = 500;

const CARD = 'whatsapp-card';

/**
 * The floating button and its preview card.
 * @param subject what the page is about, named in the message
 * @param page changes with the page, whose fields and buttons are not to be covered
 */
export const WhatsAppWidget = ({ subject, page }: { subject?: string | undefined; page: string }) => {
  const [open, setOpen] = useState(false);
  const [bounced, setBounced] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const inTheWay = useKeepClear(button, page);
  useEffect(() => {
    const timer = setTimeout(setBounced, BOUNCE_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <aside className={`${styles.widget} ${inTheWay && !open ? styles.away : ''}`} aria-label={widget.title}>
      {open && (
        <div className={styles.card} id={CARD}>
          <p className={styles.title}>{widget.title}</p>
          <p>{widget.text}</p>
          {subject && (
            <p className={styles.about}>
              {widget.about} {subject}
            </p>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches the link's own click, which keys cause too */}
          <div onClick={() => setOpen(false)}>
            <ButtonLink href={whatsappHref(subject)} external>
              {widget.start}
            </ButtonLink>
          </div>
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${bounced ? styles.bounce : ''}`}
        aria-label={widget.open}
        aria-expanded={open}
        aria-controls={open ? CARD : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="message" size={26} />
      </button>
    </aside>
  );
};
