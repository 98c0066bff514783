import type { ReactNode } from 'react';
import { Kolam } from '../drawings/drawings.tsx';
import styles from './facts.module.css';

export interface ListedFact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

export const Facts = ({ facts, className }: { readonly facts: readonly ListedFact[]; readonly className: string }) => (
  <dl className={className}>
    {facts.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <small> {note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

export const FactList = ({ facts }: { readonly facts: readonly ListedFact[] }) => (
  <Facts facts={facts} className={`${styles.factList} targets`} />
);

export interface FigureEntry {
  readonly figure: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** The address of the part of the page that tells more. */
  readonly href?: string;
}

interface FiguresProps {
  readonly label: string;
  readonly entries: readonly FigureEntry[];
  /** True for facts on the lower edge of a hero, under a double rule, with the label above the figure. */
  readonly strip?: boolean;
}

export const Figures = ({ label, entries, strip = false }: FiguresProps) => (
  <section aria-label={label} className={strip ? 'wrap' : undefined}>
    <Facts
      facts={entries.map(({ figure, href, ...entry }) => ({
        ...entry,
        value: href ? <a href={href}>{figure}</a> : figure,
      }))}
      className={`${styles.figureRow} ${strip ? styles.strip : ''} cells`}
    />
  </section>
);

interface RouteProps {
  readonly seed: string;
  readonly from: string;
  readonly fromNote: string;
  /** The length of the way; `null` if nobody has measured it. */
  readonly way: string | null;
  /** `null` where the desk is in the place itself. */
  readonly to: string | null;
  readonly toNote: string;
}

const End = ({ seed, name, note }: { readonly seed: string; readonly name: string; readonly note: string }) => (
  <div>
    <Kolam seed={seed} className={styles.routePlace} />
    <b>{name}</b>
    <span>{note}</span>
  </div>
);

export const Route = ({ seed, from, fromNote, way, to, toNote }: RouteProps) => (
  <div className={styles.route}>
    <End seed={seed} name={from} note={fromNote} />
    {to && (
      <>
        {way && <p className={styles.routeWay}>{way}</p>}
        <End seed="mark" name={to} note={toNote} />
      </>
    )}
  </div>
);
