import { Kolam } from '../kolam/kolam.tsx';
import styles from './route-strip.module.css';

/** A figure of the strip: what it is, how much, and small words. */
export interface StripFact {
  readonly label: string;
  readonly figure: string;
  readonly note?: string | undefined;
}

interface RouteProps {
  /** The seed of the place's kolam. */
  readonly seed: string;
  readonly from: string;
  readonly fromNote: string;
  /** How far it is; `null` where the desk is in the place itself. */
  readonly way: string | null;
  readonly to: string;
  readonly toNote: string;
}

/** From a place to the desk: two kolams and a double rule between them. */
export const Route = ({ seed, from, fromNote, way, to, toNote }: RouteProps) => (
  <div className={styles.route}>
    <div className={styles.end}>
      <Kolam seed={seed} className={styles.routeStripPlace} />
      <b>{from}</b>
      <span>{fromNote}</span>
    </div>
    {way && (
      <>
        <p className={styles.routeStripWay}>
          <b>{way}</b>
        </p>
        <div className={styles.end}>
          <Kolam seed="mark" className={styles.routeStripDesk} />
          <b>{to}</b>
          <span>{toNote}</span>
        </div>
      </>
    )}
  </div>
);

/** Figures in a row on the lower edge of a hero. */
export const Strip = ({ label, facts }: { label: string; facts: readonly StripFact[] }) => (
  <section aria-label={label} className="wrap">
    <dl className={styles.strip}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.figure}
            {fact.note && <small> {fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
