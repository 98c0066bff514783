import type { ReactNode } from 'react';
import { firm } from '../../../content/firm.ts';
import { labels } from '../../../content/pages/labels.ts';
import { papersPage } from '../../../content/pages/papers.ts';
import type { Paper } from '../../site/papers.ts';
import { ExternalLink } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../drawings/drawings.tsx';
import { Reveal } from '../reveal/reveal.tsx';
import styles from './checklists.module.css';

interface ChecklistProps {
  readonly items: readonly string[];
  /** What is before each line: a tick, or the kolam's ring round a dot. */
  readonly mark?: 'tick' | 'ring';
  /** In two columns where there is room. */
  readonly columns?: boolean;
}

/** Short lines on hairlines. */
export const Checklist = ({ items, mark = 'tick', columns = false }: ChecklistProps) => (
  <ul className={`${styles.checklist} ${styles[mark]} ${columns ? styles.checklistColumns : ''}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** The classes of a sheet with lines to tick: of its band, itself, its count, its side with title and text, its lines. */
const printable = {
  band: styles.tickBand,
  sheet: styles.printable,
  count: styles.tickCount,
  side: styles.tickSide,
  text: styles.tickText,
  lines: styles.tickLines,
} as const;

/** Prints its own sheet alone (src/enhance/print.ts); without scripts it is not there. */
const PrintButton = () => (
  <button type="button" className={`${buttonClass('quiet')} ${styles.print}`} data-print="">
    <Icon name="printer" /> {labels.print}
  </button>
);

const Ticks = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={`${styles.ticks} ${printable.lines}`}>
    {items.map((item) => (
      <li key={item}>
        <label>
          <input type="checkbox" /> <span>{item}</span>
        </label>
      </li>
    ))}
  </ul>
);

interface PrintableChecklistProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly id: string;
  readonly items: readonly string[];
  /** How many lines a phone shows before it folds the others. */
  readonly shown: number;
  /** The number that is ticked is counted by the styles and put before it, for example "of 8". */
  readonly of: string;
  /** What opens the rest of the list on a phone. */
  readonly more: string;
}

/** A sheet with lines to tick, their count, and a way to print it. */
export const PrintableChecklist = ({ title, text, id, items, shown, of, more }: PrintableChecklistProps) => (
  <section className={printable.band} id={id} data-printable="">
    <Reveal animation="fadeInUp" className={`${styles.printableChecklist} ${printable.sheet} wrap`}>
      <div className={printable.side}>
        <h2>{title}</h2>
        <p className={printable.text}>{text}</p>
        <PrintButton />
      </div>
      <div className={styles.lists}>
        <Ticks items={items.slice(0, shown)} />
        <details data-fold="">
          <summary>{more}</summary>
          <Ticks items={items.slice(shown)} />
        </details>
      </div>
      <p className={printable.count}>{of}</p>
    </Reveal>
  </section>
);

interface PaperListProps {
  readonly title: string;
  readonly items: readonly string[];
  /** How many a phone shows before it folds the others. */
  readonly shown: number;
  /** What opens the others. */
  readonly more: string;
  /** What is below them. */
  readonly note: ReactNode;
}

const Papers = ({ items, start }: { readonly items: readonly string[]; readonly start: number }) => (
  <ol start={start}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
);

/** Papers, numbered, on a sheet that can be printed alone. */
export const PaperList = ({ title, items, shown, more, note }: PaperListProps) => (
  <div className={styles.paperList} data-printable="">
    <h2>{title}</h2>
    <Papers items={items.slice(0, shown)} start={1} />
    <details data-fold="">
      <summary>{more}</summary>
      <Papers items={items.slice(shown)} start={shown + 1} />
    </details>
    <div className={styles.paperListEnd}>
      <p>{note}</p>
      <PrintButton />
    </div>
  </div>
);

const words = papersPage.sheet;

/** The question that shortens the list: the names of the answers by their ids. */
interface Question {
  readonly ask: string;
  readonly answers: Readonly<Record<string, string>>;
}

interface PaperSheetProps {
  /** Under which name the ticks are kept. */
  readonly id: string;
  /** What the papers are for. */
  readonly name: string;
  readonly text: ReactNode;
  readonly papers: readonly Paper[];
  readonly question?: Question | undefined;
  /** The address of the message that holds the whole list. */
  readonly sendHref: string;
  /** The address of the sheet's page, as the printed sheet names it. */
  readonly address: string;
}

/** The styles hide what an answer leaves out by its number, so that it works without a script. */
const Choice = ({ id, n, value, label }: { id: string; n: number; value: string; label: string }) => (
  <label>
    <input type="radio" name={`${id}-for`} value={value} data-answer={n} defaultChecked={n === 0} /> {label}
  </label>
);

const Choices = ({ id, question }: { readonly id: string; readonly question: Question }) => (
  <fieldset className={styles.payerChoice}>
    <legend>{question.ask}</legend>
    <Choice id={id} n={0} value="" label={words.everyone} />
    {Object.entries(question.answers).map(([value, label], at) => (
      <Choice key={value} id={id} n={at + 1} value={value} label={label} />
    ))}
  </fieldset>
);

/** On the printed sheet alone. */
const Letterhead = ({ name }: { readonly name: string }) => (
  <div className={styles.letterhead} aria-hidden="true">
    <p>
      <strong>{firm.name}</strong>
    </p>
    <p>
      {firm.phone}
      <br />
      {firm.email}
    </p>
    <p className={styles.blank}>{papersPage.printed.for(name)}</p>
  </div>
);

/**
 * The papers of a service on a sheet with lines to tick. Without a script it can be ticked, counted and shortened; the
 * script (src/enhance/start-parts.ts) keeps the ticks, says their count and writes them into the message.
 */
export const PaperSheet = ({ id, name, text, papers, question, sendHref, address }: PaperSheetProps) => {
  const answers = Object.keys(question?.answers ?? {});
  return (
    <section className={`${styles.paperBand} ${printable.band}`} data-printed="">
      <div className={`${styles.paperChecklist} ${printable.sheet} wrap`} data-printable="" data-papers={id}>
        <Letterhead name={name} />
        <div className={`${styles.paperSide} ${printable.side}`}>
          <h2>{words.title}</h2>
          <p className={`${styles.paperText} ${printable.text}`}>{text}</p>
          {question && <Choices id={id} question={question} />}
        </div>
        <p className={styles.given} aria-hidden="true">
          {papersPage.printed.given}
        </p>
        <ol className={`${styles.paperTicks} ${printable.lines}`}>
          {papers.map((paper) => (
            <li key={paper.text} data-for={paper.for?.map((answer) => answers.indexOf(answer) + 1).join(' ')}>
              <label>
                <input type="checkbox" /> <span>{paper.text}</span>
              </label>
            </li>
          ))}
        </ol>
        <p className={`${styles.paperCount} ${printable.count}`} data-count="">
          {words.of(papers.length)}
        </p>
        <div className={styles.paperActions}>
          <button type="button" className={`${buttonClass('quiet')} ${styles.acts}`} data-print="">
            <Icon name="printer" /> {words.print}
          </button>
          <p data-send="">
            <ExternalLink href={sendHref} className={buttonClass('primary')}>
              <Icon name="message" /> {words.send}
            </ExternalLink>
          </p>
          <p className={styles.sendNote}>{words.sendNote}</p>
          <button type="button" className={`${styles.clear} ${styles.acts}`} data-clear="">
            {words.clear}
          </button>
        </div>
        <p className="visually-hidden" role="status" />
        <p className={styles.printedEnd} aria-hidden="true">
          <span>{papersPage.printed.photographs(firm.whatsapp)}</span> <span>{address}</span>
        </p>
      </div>
    </section>
  );
};
