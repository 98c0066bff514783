import type { ReactNode } from 'react';
import { ExternalLink } from '../button/button.tsx';
import { moreFrom, Rest } from '../fold/fold.tsx';
import { ledger } from '../ledger-table/ledger-table.tsx';
import styles from './offices.module.css';

/** An office as a page of a service in a place tells of it. */
export interface DecidingOffice {
  readonly matter: string;
  readonly office: string;
  /** The certainty, and the effect of the office being elsewhere. */
  readonly says: string;
  /** The action of the reader. */
  readonly act: string;
  /** The order that says so. */
  readonly basis?: string | undefined;
}

interface DecidingOfficesProps {
  readonly caption: string;
  readonly words: {
    readonly headings: Readonly<Record<'matter' | 'office' | 'words', string>>;
    readonly more: string;
  };
  readonly rows: readonly DecidingOffice[];
  /** The notes on matters without an office. */
  readonly children: ReactNode;
}

/** A phone shows so many offices at first: the rarer ones are opened with the rest. */
const SHOWN_ON_PHONES = 2;

/** Shows who decides in a matter, row by row. A phone shows the action, the order and the notes on request. */
export const DecidingOffices = ({ caption, words, rows, children }: DecidingOfficesProps) => (
  <div>
    <table className={`${ledger} ${styles.decidingOffices}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.headings.matter}</th>
          <th scope="col">{words.headings.office}</th>
          <th scope="col">{words.headings.words}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ matter, office, says, act, basis }, index) => (
          <tr key={matter} data-more={moreFrom(SHOWN_ON_PHONES, index)}>
            <th scope="row">{matter}</th>
            <td className={styles.officeName}>
              {office}
              {basis && (
                <p data-more="" className={styles.officeBasis}>
                  {basis}
                </p>
              )}
            </td>
            <td>
              <p>{says}</p>
              <p data-more="">{act}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <div data-more="">{children}</div>
    <Rest>{words.more}</Rest>
  </div>
);

/** Shows the note under a table of offices. */
export const OfficeNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={`${styles.officeNote} note targets`}>{children}</p>
);

interface TownsProps {
  readonly label: string;
  readonly towns: readonly { readonly href: string; readonly name: string }[];
}

/** Shows every town, read down the columns. */
export const Towns = ({ label, towns }: TownsProps) => (
  <ul className={styles.towns} aria-label={label}>
    {towns.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
);

interface TownOfficesProps {
  /** Links to the town lead to it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows the offices of a town among those of others: shown when its link was followed, and the last until then. */
export const TownOffices = ({ id, title, children }: TownOfficesProps) => (
  <section id={id} className={styles.townOffices}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface OfficeKindsProps {
  readonly kinds: readonly {
    readonly matter: string;
    readonly text: string;
    /** The portal on which one's own office can be looked up. */
    readonly portal?: { readonly name: string; readonly href: string } | undefined;
  }[];
}

/** Shows what each kind of office decides, and where one's own is found. */
export const OfficeKinds = ({ kinds }: OfficeKindsProps) => (
  <dl className={styles.officeKinds}>
    {kinds.map(({ matter, text, portal }) => (
      <div key={matter}>
        <dt>{matter}</dt>
        <dd>
          {text} {portal && <ExternalLink href={portal.href}>{portal.name}</ExternalLink>}
        </dd>
      </div>
    ))}
  </dl>
);
