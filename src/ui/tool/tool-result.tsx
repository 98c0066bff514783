import type { ReactNode, RefObject } from 'react';
import type { ComparisonWords, ResultWords, TableWords } from '../../tools/result-words.ts';
import type { ToolWords } from '../../tools/texts.ts';
import { NewTabLink } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import styles from './tool.module.css';

/** The fragment that leads to the server's answer: the result, or what is wrong. */
export const ANSWER = 'answer';

interface InWords {
  readonly words: ToolWords;
}

interface ToolViewProps extends InWords {
  readonly form: ReactNode;
  /** What was worked out; nothing until then. */
  readonly result: ReactNode;
  readonly sheet?: RefObject<HTMLElement | null>;
  readonly spoken?: string | undefined;
}

export const ToolWaiting = ({ words }: InWords) => (
  <>
    <h2>{words.result}</h2>
    <p className="intro">{words.waiting}</p>
  </>
);

export const ToolView = ({ words, form, result, sheet, spoken }: ToolViewProps) => (
  <div className={styles.toolView}>
    {form}
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
    <section ref={sheet} className={styles.toolResult} aria-label={words.result}>
      {result ?? <ToolWaiting words={words} />}
    </section>
  </div>
);

/** Texts that may be alike, each with a key. */
const keyed = <T,>(all: readonly T[]) => all.map((each, index) => ({ each, key: String(index) }));

const Lines = ({ words, lines }: InWords & Pick<ResultWords, 'lines'>) => (
  <table className={`${styles.resultRows} ${styles.resultLines}`}>
    <caption className="visually-hidden">{words.result}</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{words.columns.line}</th>
        <th scope="col">{words.columns.amount}</th>
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

const Compared = ({ comparison }: { readonly comparison: ComparisonWords }) => (
  <table className={`${styles.resultRows} ${styles.resultComparison}`}>
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
  <details data-plus="" className={styles.resultTable}>
    <summary>
      <h3>{table.title}</h3>
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it, and so must a keyboard */}
    <section tabIndex={0} aria-label={table.title}>
      <table className={styles.resultRows}>
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

interface ToolResultProps extends InWords {
  readonly sheet: ResultWords;
  readonly children?: ReactNode;
}

export const ToolResult = ({ words, sheet, children }: ToolResultProps) => (
  <>
    <p className="note">{sheet.subject}</p>
    <h2 className={styles.resultHeadline} data-tone={sheet.tone}>
      {sheet.headline}
    </h2>
    {sheet.lines.length > 0 && <Lines words={words} lines={sheet.lines} />}
    {sheet.comparison && <Compared comparison={sheet.comparison} />}
    {keyed(sheet.notes).map(({ each, key }) => (
      <p key={key}>{each}</p>
    ))}
    {keyed(sheet.lists).map(({ each: { title, items }, key }) => (
      <div key={key} className={styles.resultList}>
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

interface ResultActionsProps extends InWords {
  /** What was answered, a line each: the form is not printed. */
  readonly answered: string;
  readonly whatsapp: string;
  readonly contact: string;
  /** Whose result it is, for paper. */
  readonly firm: string;
  readonly newTab: string;
  readonly onSend?: () => void;
  /** What needs a script. */
  readonly children?: ReactNode;
}

/** What can be done with a result. The button prints the sheet by src/enhance/print.ts. */
export const ResultActions = ({
  words,
  answered,
  whatsapp,
  contact,
  firm,
  newTab,
  onSend,
  children,
}: ResultActionsProps) => (
  <>
    <div className={`${styles.resultActions} buttons`}>
      <NewTabLink href={whatsapp} className={buttonClass('primary')} newTab={newTab}>
        {words.whatsapp}
      </NewTabLink>
      <a href={contact} className={buttonClass('quiet')} onClick={onSend}>
        {words.send}
      </a>
      {onSend && (
        <button type="button" className={buttonClass('quiet')} data-print="">
          {words.print}
        </button>
      )}
    </div>
    {children && <p className={`${styles.resultCase} buttons`}>{children}</p>}
    <p className={styles.resultFirm}>{answered}</p>
    <p className={styles.resultFirm}>{firm}</p>
  </>
);
