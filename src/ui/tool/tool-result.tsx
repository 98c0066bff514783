import type { ReactNode } from 'react';
import type { ComparisonWords, ResultWords, TableWords } from '../../tools/result-words.ts';
import type { ToolWords } from '../../tools/texts.ts';
import type { List } from '../../tools/tool.ts';
import { NewTabLink } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { keyed } from '../keyed.ts';
import { WholeNames } from '../whole-names.tsx';
import styles from './tool.module.css';

interface InWords {
  readonly words: ToolWords;
}

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

/** Shows the working of each row, folded: there may be hundreds. */
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

/** A long working is folded; what somebody has to do is not. */
const Listed = ({ list: { title, items, isWorking } }: { readonly list: List }) => {
  const all = (
    <ul>
      {keyed(items).map(({ each, key }) => (
        <li key={key}>
          <WholeNames text={each} />
        </li>
      ))}
    </ul>
  );
  return isWorking ? (
    <details data-plus="" className={`${styles.resultList} ${styles.resultTable}`}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {all}
    </details>
  ) : (
    <div className={styles.resultList}>
      <h3>{title}</h3>
      {all}
    </div>
  );
};

const Lists = ({ lists }: { readonly lists: readonly List[] }) =>
  keyed(lists).map(({ each, key }) => <Listed key={key} list={each} />);

/** A sentence beside the figure needs more than a narrow column. */
const isSentence = (text: string): boolean => text.endsWith('.');

interface ToolResultProps extends InWords {
  readonly sheet: ResultWords;
  /** A chat with the firm about the result, and what a reader hears of the new tab. */
  readonly chat?: { readonly href: string; readonly newTab: string };
  readonly children?: ReactNode;
}

export const ToolResult = ({ words, sheet, chat, children }: ToolResultProps) => (
  <>
    <p className="note">
      <WholeNames text={sheet.subject} />
    </p>
    <h2 className={styles.resultFigure} data-tone={sheet.tone}>
      {sheet.figure && sheet.isVerdict && <span data-size="words">{sheet.headline} </span>}
      <span data-size={sheet.figure ? 'figure' : 'words'}>
        {sheet.figure ? (
          <>
            <small>{sheet.figure.label}</small> {sheet.figure.amount}
          </>
        ) : (
          <WholeNames text={sheet.headline} />
        )}
      </span>{' '}
      {sheet.beside.length > 0 && (
        <span data-long={sheet.beside.some(isSentence) || undefined}>
          {keyed(sheet.beside).map(({ each, key }) => (
            <span key={key}>{each} </span>
          ))}
        </span>
      )}
    </h2>
    <Lists lists={sheet.lists.filter(({ isPlan }) => isPlan)} />
    {sheet.lines.length > 0 && <Lines words={words} lines={sheet.lines} />}
    {sheet.comparison && <Compared comparison={sheet.comparison} />}
    {keyed(sheet.notes).map(({ each, key }) => (
      <p key={key}>
        <WholeNames text={each} />
      </p>
    ))}
    {sheet.ask && chat && (
      <NewTabLink href={chat.href} className={`${styles.resultAsk} ${buttonClass('primary')}`} newTab={chat.newTab}>
        <span>{sheet.ask}</span>
      </NewTabLink>
    )}
    <Lists lists={sheet.lists.filter(({ isPlan }) => !isPlan)} />
    {sheet.table && <Rows table={sheet.table} />}
    {children}
  </>
);

interface ResultActionsProps extends InWords {
  /** The answers, a line each: the form is not printed. */
  readonly answered: string;
  /** Left out where the sheet has its own button for it. */
  readonly whatsapp: string | undefined;
  readonly contact: string;
  /** The firm and its phone, for the printed result. */
  readonly firm: string;
  readonly newTab: string;
  readonly onSend?: () => void;
  /** The actions that need a script. */
  readonly children?: ReactNode;
}

/** Shows what can be done with a result. The button prints the sheet by src/enhance/print.ts. */
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
    <div className={styles.resultActions}>
      {whatsapp && (
        <NewTabLink href={whatsapp} className={`${styles.resultChat} ${buttonClass('primary')}`} newTab={newTab}>
          <span>
            <WholeNames text={words.whatsapp} />
          </span>
        </NewTabLink>
      )}
      <a href={contact} className={buttonClass('quiet')} onClick={onSend}>
        {words.send}
      </a>
    </div>
    {onSend && (
      <p className={`${styles.resultCase} targets`}>
        <button type="button" data-print="">
          {words.print}
        </button>{' '}
        {children}
      </p>
    )}
    <p className={styles.resultFirm}>{answered}</p>
    <p className={styles.resultFirm}>{firm}</p>
  </>
);
