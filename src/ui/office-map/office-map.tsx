import { firm } from '../../../content/firm.ts';
import { contact } from '../../../content/pages/contact.ts';
import { addressLine, mailHref, telHref } from '../../site/contact-links.ts';
import { ExternalLink } from '../link/external-link.tsx';
import styles from './office-map.module.css';

/**
 * The office on a map. Until the embed has loaded, and for good when it cannot, the card with the address stands in its
 * place. The frame is made by `src/enhance/map.ts`, so that its load event is never missed; without scripts the page
 * holds one.
 */
export const OfficeMap = () => (
  <>
    <div
      className={styles.officeMapMap}
      data-map="waiting"
      data-src={firm.mapEmbedUrl}
      data-title={contact.office.mapTitle}
    >
      <div className={styles.fallback}>
        <p className={styles.name}>{firm.name}</p>
        <p>{addressLine()}</p>
        <p>
          <ExternalLink href={firm.mapUrl}>{contact.office.openMap}</ExternalLink>
        </p>
        <p>
          <a href={telHref()}>{firm.phone}</a>
        </p>
        <p>
          <a href={mailHref()}>{firm.email}</a>
        </p>
      </div>
      <p className={styles.loading} role="status">
        {contact.office.loading}
      </p>
      <noscript>
        <iframe
          title={contact.office.mapTitle}
          src={firm.mapEmbedUrl}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </noscript>
    </div>
    <address className={styles.officeMapLines}>
      <p>{addressLine()}</p>
      <p>
        <a href={telHref()}>{firm.phone}</a>
      </p>
      <p>
        <a href={mailHref()}>{firm.email}</a>
      </p>
    </address>
  </>
);
