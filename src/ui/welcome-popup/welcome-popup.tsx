import { labels } from '../../../content/pages/labels.ts';
import { popup } from '../../../content/pages/popup.ts';
import { telHref, whatsappHref } from '../../site/contact-links.ts';
import { hrefPage } from '../../site/href.ts';
import { ButtonLink } from '../button/button.tsx';
import styles from './welcome-popup.module.css';

/**
 * The greeting that comes once in a browser session: a closed dialog, opened by `src/enhance/welcome-popup.ts`.
 * @param subject what the page is about, named in the message
 */
export const WelcomePopup = ({ subject }: { subject: string | undefined }) => (
  <dialog className={styles.popup} aria-labelledby="welcome-title">
    <div className={styles.content}>
      <button type="button" className={styles.close} aria-label={labels.close} data-close="">
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
