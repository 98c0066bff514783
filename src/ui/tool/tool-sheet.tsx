import type { ReactNode } from 'react';
import { toolWords } from '../../../content/tools/shared.ts';
import type { ComparisonWords, ResultWords, TableWords } from '../../tools/result-words.ts';
import styles from './tool-sheet.module.css';

/** Texts that may be alike, each with a key. */
const keyed = <T,>(all: readonly T[]) => all.map((each, index) => ({ each, key: String(index) }));

/** A line for each amount between double rules; the total is the last. */
const Lines = ({ lines }: Pick<ResultWords, 'lines'>) => (
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
        <tr key={key} data-kind={kind}>
          <th scope="row">
            {label} <small>{working}</small>
          </th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Amounts side by side. */
const Compared = ({ comparison }: { readonly comparison: ComparisonWords }) => (
  <table className={styles.sheetComparison}>
    <caption className="visually-hidden">{comparison.title}</caption>
    <thead>
      <tr>
        <td />
        {keyed(comparison.columns).map(({ each: { name, rank }, key }) => (
          <th key={key} scope="col" data-rank={rank}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {keyed(comparison.rows).map(({ each: { label, kind, cells }, key }) => (
        <tr key={key} data-kind={kind}>
          <th scope="row">{label}</th>
          {keyed(cells).map(({ each: { amount, rank }, key: cell }) => (
            <td key={cell} data-rank={rank}>
              {amount}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The working of each row, folded: there may be hundreds. */
const Rows = ({ table }: { readonly table: TableWords }) => (
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
              <th key={key} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(table.rows).map(({ each: [name, ...cells], key }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {keyed(cells).map((cell) => (
                <td key={cell.key}>{cell.each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);

interface Props {
  readonly sheet: ResultWords;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What a tool has worked out, line by line. */
export const ToolSheet = ({ sheet, children }: Props) => (
  <>
    <p className={styles.sheetSubject}>{sheet.subject}</p>
    <h2 className={styles.sheetHeadline} data-tone={sheet.tone}>
      {sheet.headline}
    </h2>
    {sheet.lines.length > 0 && <Lines lines={sheet.lines} />}
    {sheet.comparison && <Compared comparison={sheet.comparison} />}
    {keyed(sheet.notes).map(({ each, key }) => (
      <p key={key}>{each}</p>
    ))}
    {keyed(sheet.lists).map(({ each: { title, items }, key }) => (
      <div key={key} className={styles.sheetList}>
        <h3>{title}</h3>
        <ul>
          {keyed(items).map((item) => (
            <li key={item.key}>{item.each}</li>
          ))}
        </ul>
      </div>
    ))}
    {sheet.table && <Rows table={sheet.table} />}
    {children}
  </>
);
