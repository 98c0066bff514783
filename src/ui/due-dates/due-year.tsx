import styles from './due-year.module.css';

/** A month of the year's table. */
export interface YearMonth {
  /** "December 2026". */
  readonly title: string;
  readonly days: readonly {
    /** ISO date. */
    readonly on: string;
    readonly day: string;
    readonly weekday: string;
    readonly name: string;
    /** What it is for, and from when it was moved. */
    readonly of: string;
    readonly kinds: readonly string[];
  }[];
}

const Months = ({ months, empty }: { readonly months: readonly YearMonth[]; readonly empty: string }) => (
  <ol className={styles.dueYear}>
    {months.map(({ title, days }) => (
      <li key={title}>
        <h3>{title}</h3>
        <ul data-year="">
          {days.map(({ on, day, weekday, name, of, kinds }) => (
            <li key={on + name} data-on={on} data-for={kinds.join(' ')}>
              <time dateTime={on}>
                <b>{day}</b> {weekday}
              </time>{' '}
              <span>
                {name} <small>{of}</small>
              </span>
            </li>
          ))}
        </ul>
        <p>{empty}</p>
      </li>
    ))}
  </ol>
);

interface Props {
  readonly months: readonly YearMonth[];
  /** What is said of a month without dates. */
  readonly empty: string;
  /** What opens the later months on a phone. */
  readonly more: string;
}

/** How many months a phone shows before it folds the others. */
const SHOWN = 3;

/** The year month by month, as a wall calendar has it. A script hides what has passed and what does not concern. */
export const DueYear = ({ months, empty, more }: Props) => (
  <>
    <Months months={months.slice(0, SHOWN)} empty={empty} />
    <details className={styles.laterMonths} data-fold="">
      <summary>{more}</summary>
      <Months months={months.slice(SHOWN)} empty={empty} />
    </details>
  </>
);
