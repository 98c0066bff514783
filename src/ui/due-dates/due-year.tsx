import { howMany } from '../../../content/due-dates/how-many.ts';
import { buttonClass } from '../button/button-class.ts';
import { useEdition } from '../edition.tsx';
import styles from './due-dates.module.css';
import { ruleAnchor } from './rule-anchor.ts';

export interface YearRow {
  /** ISO date. */
  readonly on: string;
  readonly id: string;
  readonly name: string;
  readonly code: string | undefined;
  /** The period that the due date is for, "for November". */
  readonly period: string;
  readonly who: string;
  readonly cost: string;
}

export interface YearMonth {
  /** "2026-12" */
  readonly month: string;
  readonly title: string;
  readonly rows: readonly YearRow[];
}

const Row = ({ row: { on, id, name, code, period, who, cost } }: { readonly row: YearRow }) => {
  const { dueLedger: words, shortWeekday } = useEdition();
  return (
    <li>
      <p className={styles.dueOn}>
        <b>{Number(on.slice(8))}</b> <span>{shortWeekday(on)}</span>
      </p>
      <p className={styles.dueWhat}>
        <a href={`#${ruleAnchor(id)}`}>{name}</a> <small>{code}</small> <small>{period}</small> <span>{who}</span>
      </p>
      <p>
        {words.late} <span>{cost}</span>
      </p>
    </li>
  );
};

/**
 * Shows a year, folded by month, the next one open. A script puts in what was chosen, or what is searched
 * (src/enhance/due-dates/use-ledger.ts).
 */
export const DueYear = ({ months }: { readonly months: readonly YearMonth[] }) => {
  const { dueLedger: words, shortMonth, hrefContact } = useEdition();
  const { found } = words;
  return (
    <div className={styles.dueYear}>
      <div className={styles.dueRail}>
        <label className={styles.dueSearch} data-live="">
          <span>{words.search}</span>
          <input type="search" data-search="" placeholder={words.searchHint} autoComplete="off" />
        </label>
        <nav aria-label={words.year} data-rail="">
          {months.map(({ month, rows }) => (
            <a key={month} href={`#m${month}`}>
              <span>{shortMonth(`${month}-01`)}</span> <small>{rows.length}</small>
            </a>
          ))}
        </nav>
        <p role="status" data-found="" data-all={found.all} data-none={found.none} data-live="" />
        <div className={styles.dueNothing}>
          <p>{found.advice}</p>
          <p className="buttons targets">
            <button type="button" className={buttonClass('quiet')} data-clear="">
              {found.clear}
            </button>{' '}
            <a href={hrefContact({}, 'form')}>{found.ask}</a>
          </p>
        </div>
      </div>
      <div data-months="" data-one={words.dates.one} data-many={words.dates.many}>
        {months.map(({ month, title, rows }, index) => (
          <details key={month} open={index === 0} data-month={month} data-plus="">
            <summary>
              <h3>{title}</h3> <small>{howMany(rows.length, words.dates)}</small>
            </summary>
            <ul id={`m${month}`}>
              {rows.map((row) => (
                <Row key={row.on + row.id} row={row} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
};
