import type { ReactNode, RefObject } from 'react';
import { firm } from '../../../content/firm.ts';
import { toolWords } from '../../../content/tools/shared.ts';
import { inWords } from '../../dates/day-words.ts';
import { partMarks } from '../../site/fill.ts';
import type { UsedFact } from '../../tools/law-reader.ts';
import type { ComparisonWords, ResultWords, TableWords } from '../../tools/result-words.ts';
import { ButtonLink, ExternalLink } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import styles from './tool.module.css';

interface PartProps {
  readonly name: string;
  /** Whether the server fills in the page. */
  readonly marked: boolean;
  readonly children: ReactNode;
}

/** A part of a page that the server keeps, leaves out or repeats, where it fills in the page. */
export const Part = ({ name, marked, children }: PartProps) =>
  marked ? (
    <>
      {partMarks(name).start}
      {children}
      {partMarks(name).end}
    </>
  ) : (
    children
  );

/** The fragment that leads to the server's answer: the result, or what is wrong. */
export const ANSWER = 'answer';

interface ToolViewProps {
  readonly form: ReactNode;
  /** What was worked out; nothing until then. */
  readonly result: ReactNode;
  readonly sheet?: RefObject<HTMLElement | null>;
  /** What a screen reader is told when a result has come. */
  readonly spoken?: string | undefined;
}

/** The sheet before anything is written on it. */
export const ToolWaiting = () => (
  <>
    <h2>{toolWords.sheet}</h2>
    <p className={styles.toolWaiting}>{toolWords.waiting}</p>
  </>
);

/** A tool: the form, and beside it the sheet on which the result is written. */
export const ToolView = ({ form, result, sheet, spoken }: ToolViewProps) => (
  <div className={styles.toolView}>
    {form}
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
    <section ref={sheet} className={styles.toolSheet} aria-label={toolWords.sheet}>
      {result ?? <ToolWaiting />}
    </section>
  </div>
);

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

interface ToolSheetProps {
  readonly sheet: ResultWords;
  /** The build renders it for the server: its words are marks, and there is one of whatever may come often. */
  readonly marked?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What a tool has worked out, line by line. */
export const ToolSheet = ({ sheet, marked = false, children }: ToolSheetProps) => (
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

interface SheetActionsProps {
  /** What was answered, a line each: the form is not printed. */
  readonly answered: string;
  /** A chat with the firm that carries the case. */
  readonly whatsapp: string;
  /** The contact form. */
  readonly contact: string;
  /** Takes the case along to the form. */
  readonly onSend?: () => void;
  /** What needs a script. */
  readonly children?: ReactNode;
}

/** What can be done with a result. The button prints the sheet by src/enhance/print.ts. */
export const SheetActions = ({ answered, whatsapp, contact, onSend, children }: SheetActionsProps) => (
  <>
    <div className={styles.sheetActions}>
      <ButtonLink href={whatsapp} external>
        {toolWords.whatsapp}
      </ButtonLink>
      <a href={contact} className={buttonClass('quiet')} onClick={onSend}>
        {toolWords.send}
      </a>
      {onSend && (
        <button type="button" className={buttonClass('quiet')} data-print="">
          {toolWords.print}
        </button>
      )}
    </div>
    {children && <p className={styles.sheetCase}>{children}</p>}
    <p className={styles.sheetFirm}>{answered}</p>
    <p className={styles.sheetFirm}>{toolWords.of(firm.name, firm.phone)}</p>
  </>
);

interface ToolBasisProps {
  readonly used: readonly UsedFact[];
  readonly notCovered: readonly string[];
  /** Stands below what it leaves out. */
  readonly children?: ReactNode;
}

/** The facts of an office that were looked up on the same day stand together. */
const bySource = (used: readonly UsedFact[]) => Map.groupBy(used, ({ url, lookedUp }) => `${lookedUp} ${url}`);

/** Below a tool, and on paper below its sheet: where its figures come from, and what it leaves out. */
export const ToolBasis = ({ used, notCovered, children }: ToolBasisProps) => (
  <div className={styles.toolBasis}>
    {used.length > 0 && (
      <div>
        <h2>{toolWords.used}</h2>
        {[...bySource(used)].map(([key, facts]) => (
          <div key={key}>
            {facts.slice(0, 1).map(({ url, source, lookedUp }) => (
              <p key={url}>
                <ExternalLink href={url}>{source}</ExternalLink>, {toolWords.lookedUp(inWords(lookedUp))}:
              </p>
            ))}
            <ul>
              {facts.map(({ label, basis, likely }) => (
                <li key={label}>
                  {label}
                  {likely && ` (${toolWords.asARule})`}: {basis}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )}
    <div>
      <h2>{toolWords.notCovered}</h2>
      <ul>
        {notCovered.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  </div>
);
