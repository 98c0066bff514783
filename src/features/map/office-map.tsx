import { useRef } from 'react';
import { firm } from '../../../content/firm.ts';
import { contact } from '../../../content/pages/contact.ts';
import { addressLine, mailHref, telHref } from '../../site/contact-links.ts';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import { useMapStatus } from './map-status.ts';
import styles from './office-map.module.css';

interface FrameProps {
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

const Frame = ({ onLoad, onError }: FrameProps) => (
  <iframe
    // React listens to a frame's load event only.
    ref={(frame) => {
      if (!frame || !onError) return;
      frame.addEventListener('error', onError);
      return () => frame.removeEventListener('error', onError);
    }}
    className={styles.frame}
    title={contact.office.mapTitle}
    src={firm.mapEmbedUrl}
    loading="lazy"
    referrerPolicy="strict-origin-when-cross-origin"
    onLoad={onLoad}
  />
);

const Card = () => (
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
);

/**
 * The office on a map. Until the embed has loaded, and for good when it cannot, the card with the address stands in its
 * place. The frame is made by the app, so that its load event is never missed; without scripts the browser makes it.
 */
export const OfficeMap = () => {
  const place = useRef<HTMLDivElement>(null);
  const { status, ...events } = useMapStatus(place, firm.mapEmbedUrl);
  return (
    <>
      <div ref={place} className={styles.map} data-map={status} aria-busy={status === 'loading'}>
        {status !== 'ready' && <Card />}
        {status === 'loading' && (
          <p className={styles.loading} role="status">
            {contact.office.loading}
          </p>
        )}
        {(status === 'loading' || status === 'ready') && <Frame {...events} />}
        <noscript>
          <Frame />
        </noscript>
      </div>
      <address className={styles.lines}>
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
};
