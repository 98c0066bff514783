import { popup } from '../../../content/pages/popup.ts';
import { telHref, whatsappHref } from '../../site/contact-links.ts';
import { hrefPage } from '../../site/href.ts';
import { ButtonLink } from '../button/button.tsx';
import { CallState } from '../call-state/call-state.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { Kolam } from '../kolam/kolam.tsx';
import styles from './welcome-popup.module.css';

/**
 * The popup that is shown once in a browser session: a closed dialog, opened by `src/enhance/welcome-popup.ts`.
 * @param subject what the page is about, named in the message
 */
export const WelcomePopup = ({ subject }: { subject: string | undefined }) => (
  <Dialog titleId="welcome-title" className={styles.popup}>
    <Kolam seed="mark" className={styles.mark} />
    <h2 id="welcome-title">{popup.title}</h2>
    <p>{popup.text}</p>
    <div className={styles.choices}>
      <ButtonLink href={whatsappHref(subject)} external>
        <Icon name="message" /> {popup.whatsapp}
      </ButtonLink>
      <ButtonLink href={telHref()} kind="quiet">
        <Icon name="phone" /> <CallState>{popup.call}</CallState>
      </ButtonLink>
      <a href={hrefPage('services')} className={styles.browse}>
        {popup.browse}
      </a>
    </div>
  </Dialog>
);
