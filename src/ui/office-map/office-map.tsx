import { firm } from '../../../content/firm.ts';
import { cityPage } from '../../../content/pages/city.ts';
import { contact } from '../../../content/pages/contact.ts';
import { addressLine, mailHref, telHref } from '../../site/contact-links.ts';
import { ExternalLink } from '../link/external-link.tsx';
import { PlaceMap } from '../place-map/place-map.tsx';
import styles from './office-map.module.css';

/**
 * The office on a map, and the card with its address. The embed lies over a drawing, which stays where it cannot be
 * loaded. The card always stands: a host that refuses to be shown in a frame leaves the browser's own error page there,
 * of which a page learns nothing. The frame is made by `src/enhance/map.ts`, so that its load event is never missed;
 * without scripts the page holds one.
 * @param children the card's last line
 */
export const OfficeMap = ({ children }: { readonly children: string | null }) => (
  <div className={styles.officeMap} data-map="waiting" data-src={firm.mapEmbedUrl} data-title={contact.office.mapTitle}>
    <div className={`${styles.officeMapDrawing} on-dark`}>
      <PlaceMap
        city="coimbatore"
        label={cityPage.map(firm.address.locality, cityPage.isOffice)}
        note={cityPage.isOffice}
      />
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
    <address className={styles.officeMapCard}>
      <div>
        <p className={styles.name}>{firm.name}</p>
        <p>{addressLine()}</p>
      </div>
      <p>
        <ExternalLink href={firm.mapUrl}>{contact.office.openMap}</ExternalLink>
      </p>
      <p>
        <a href={telHref()}>{firm.phone}</a>
      </p>
      <p>
        <a href={mailHref()}>{firm.email}</a>
      </p>
      <p className={styles.officeMapNote}>{children}</p>
    </address>
  </div>
);
