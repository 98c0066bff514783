import { firm } from '../../../content/firm.ts';
import { contact } from '../../../content/pages/contact.ts';
import { addressLine, mailHref, telHref } from '../../site/contact-links.ts';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import styles from './office-map.module.css';

/**
 * The office on a map. The card with the address is always there, under the lazily loaded embed: whoever gets no map
 * gets the address (decision 14).
 */
export const OfficeMap = () => (
  <div className={styles.map}>
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
    <iframe
      className={styles.frame}
      title={contact.office.mapTitle}
      src={firm.mapEmbedUrl}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  </div>
);
