import type { ReactNode } from 'react';
import { toolWords } from '../../../content/tools/shared.ts';
import type { ComparisonWords, ResultWords, TableWords } from '../../tools/result-words.ts';
import { Part } from './tool-field.tsx';
import styles from './tool-sheet.module.css';

/** Texts that may be alike, each with a key. */
const keyed = <T,>(all: readonly T[]) => all.map((each, index) => ({ each, key: String(index) }));

/** A line for each amount between double rules; the total is the last. */
const Lines = ({ lines, marked }: Pick<ResultWords, 'lines'> & { readonly marked: boolean }) => (
  <table className={styles.sheetLines}>
    <caption className="visually-hidden">{toolWords.sheet}</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{toolWords.columns.line}</th>
        <th scope="col">{toolWords.columns.amount}</th>
      </tr>
    </thead>
    <tbody>
      {keyed(lines).map(({ each: { label, working, amount, kind }, key }) => (
        <Part key={key} name="line" marked={marked}>
          <tr data-kind={kind}>
            <th scope="row">
              {label} <small>{working}</small>
            </th>
            <td>{amount}</td>
          </tr>
        </Part>
      ))}
    </tbody>
  </table>
);

/** Amounts side by side. */
const Compared = ({ comparison, marked }: { readonly comparison: ComparisonWords; readonly marked: boolean }) => (
  <table className={styles.sheetComparison}>
    <caption className="visually-hidden">{comparison.title}</caption>
    <thead>
      <tr>
        <td />
        {keyed(comparison.columns).map(({ each: { name, rank }, key }) => (
          <Part key={key} name="compared" marked={marked}>
            <th scope="col" data-rank={rank}>
              {name}
            </th>
          </Part>
        ))}
      </tr>
    </thead>
    <tbody>
      {keyed(comparison.rows).map(({ each: { label, kind, cells }, key }) => (
        <Part key={key} name="comparison" marked={marked}>
          <tr data-kind={kind}>
            <th scope="row">{label}</th>
            {keyed(cells).map(({ each: { amount, rank }, key: cell }) => (
              <Part key={cell} name="compared-amount" marked={marked}>
                <td data-rank={rank}>{amount}</td>
              </Part>
            ))}
          </tr>
        </Part>
      ))}
    </tbody>
  </table>
);

/** The working of each row, folded: there may be hundreds. */
const Rows = ({ table, marked }: { readonly table: TableWords; readonly marked: boolean }) => (
  <details data-plus="" className={styles.sheetTable}>
    <summary>
      <h3>{table.title}</h3>
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it, and so must a keyboard */}
    <section tabIndex={0} aria-label={table.title}>
      <table>
        <thead>
          <tr>
            {keyed(table.columns).map(({ each, key }) => (
              <Part key={key} name="column" marked={marked}>
                <th scope="col">{each}</th>
              </Part>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(table.rows).map(({ each: [name, ...cells], key }) => (
            <Part key={key} name="row" marked={marked}>
              <tr>
                <th scope="row">{name}</th>
                {keyed(cells).map((cell) => (
                  <Part key={cell.key} name="cell" marked={marked}>
                    <td>{cell.each}</td>
                  </Part>
                ))}
              </tr>
            </Part>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);

interface Props {
  readonly sheet: ResultWords;
  /** The build renders it for the server: its words are marks, and there is one of whatever may come often. */
  readonly marked?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What a tool has worked out, line by line. */
export const ToolSheet = ({ sheet, marked = false, children }: Props) => (
  <>
    <p className={styles.sheetSubject}>{sheet.subject}</p>
    <h2 className={styles.sheetHeadline} data-tone={sheet.tone}>
      {sheet.headline}
    </h2>
    {sheet.lines.length > 0 && (
      <Part name="lines" marked={marked}>
        <Lines lines={sheet.lines} marked={marked} />
      </Part>
    )}
    {sheet.comparison && (
      <Part name="side-by-side" marked={marked}>
        <Compared comparison={sheet.comparison} marked={marked} />
      </Part>
    )}
    {keyed(sheet.notes).map(({ each, key }) => (
      <Part key={key} name="note" marked={marked}>
        <p>{each}</p>
      </Part>
    ))}
    {keyed(sheet.lists).map(({ each: { title, items }, key }) => (
      <Part key={key} name="list" marked={marked}>
        <div className={styles.sheetList}>
          <h3>{title}</h3>
          <ul>
            {keyed(items).map((item) => (
              <Part key={item.key} name="item" marked={marked}>
                <li>{item.each}</li>
              </Part>
            ))}
          </ul>
        </div>
      </Part>
    ))}
    {sheet.table && (
      <Part name="table" marked={marked}>
        <Rows table={sheet.table} marked={marked} />
      </Part>
    )}
    {children}
  </>
);
