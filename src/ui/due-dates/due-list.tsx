import { locale } from '../../../content/locale.ts';
import { dueLedger as words } from '../../../content/pages/due-ledger.ts';
import { ExternalLink } from '../link/external-link.tsx';
import styles from './due-list.module.css';

/** A due date with all that is said of it. */
export interface DueItem {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly concerns: string;
  readonly late: string;
  /** Empty where the days say all. */
  readonly note: string;
  readonly basis: string;
  /** Empty where lateness costs no sum. */
  readonly lateBasis: string;
  readonly source: { readonly name: string; readonly url: string };
  /** The periods for which the government has set another day. */
  readonly moved: readonly {
    readonly on: string;
    readonly text: string;
    readonly by: string;
    readonly source: string;
  }[];
}

/** The titles of Acts and notifications are English on every page. */
const english = locale === 'en' ? undefined : 'en';

const Item = ({ item }: { readonly item: DueItem }) => (
  <details>
    <summary>
      <b>{item.name}</b> <span>{item.rule}</span>
    </summary>
    <div>
      <p>{item.concerns}</p>
      {item.moved.map(({ on, text, by, source }) => (
        <p key={on} data-moved={on}>
          {text} <ExternalLink href={source}>{by}</ExternalLink>
        </p>
      ))}
      <p>
        {words.late} <span data-late="">{item.late}</span> {item.note}{' '}
        {item.lateBasis && <small lang={english}>{item.lateBasis}</small>}
      </p>
      <p>
        <small lang={english}>{item.basis}</small>{' '}
        <ExternalLink href={item.source.url}>{item.source.name}</ExternalLink>
      </p>
    </div>
  </details>
);

/**
 * Every due date with its rule, folded. Where scripts run, the ledger takes what it opens from here
 * (src/enhance/due-dates), and the list itself is not shown.
 */
export const DueList = ({ items }: { readonly items: readonly DueItem[] }) => (
  <div className={styles.dueList} data-rules="">
    {items.map((item) => (
      <Item key={item.id} item={item} />
    ))}
  </div>
);

/** A month of the year's table. */
export interface YearMonth {
  /** "December 2026". */
  readonly title: string;
  readonly days: readonly {
    /** ISO date. */
    readonly on: string;
    readonly day: string;
    readonly weekday: string;
    /** What falls due, and from when it was moved. */
    readonly dues: readonly string[];
  }[];
}

/** The year month by month, as a wall calendar has it. */
export const DueYear = ({ months }: { readonly months: readonly YearMonth[] }) => (
  <ol className={styles.dueYear}>
    {months.map(({ title, days }) => (
      <li key={title}>
        <h3>{title}</h3>
        <ul>
          {days.map(({ on, day, weekday, dues }) => (
            <li key={on}>
              <b>{day}</b> {weekday} {dues.join(', ')}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
