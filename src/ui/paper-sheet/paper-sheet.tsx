import type { ReactNode } from 'react';
import { firm } from '../../../content/firm.ts';
import { papersPage } from '../../../content/pages/papers.ts';
import type { Paper } from '../../site/papers.ts';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { ExternalLink } from '../link/external-link.tsx';
import { tickSheet } from '../sections/printable-checklist.tsx';
import styles from './paper-sheet.module.css';

const words = papersPage.sheet;

/** The question that shortens the list: the names of the answers by their ids. */
interface Question {
  readonly ask: string;
  readonly answers: Readonly<Record<string, string>>;
}

interface Props {
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
export const PaperSheet = ({ id, name, text, papers, question, sendHref, address }: Props) => {
  const answers = Object.keys(question?.answers ?? {});
  return (
    <section className={`${styles.paperBand} ${tickSheet.band}`} data-printed="">
      <div className={`${styles.paperSheet} ${tickSheet.sheet} wrap`} data-sheet="" data-papers={id}>
        <Letterhead name={name} />
        <div className={`${styles.paperSide} ${tickSheet.side}`}>
          <h2>{words.title}</h2>
          <p className={`${styles.paperText} ${tickSheet.text}`}>{text}</p>
          {question && <Choices id={id} question={question} />}
        </div>
        <p className={styles.given} aria-hidden="true">
          {papersPage.printed.given}
        </p>
        <ol className={`${styles.paperTicks} ${tickSheet.lines}`}>
          {papers.map((paper) => (
            <li key={paper.text} data-for={paper.for?.map((answer) => answers.indexOf(answer) + 1).join(' ')}>
              <label>
                <input type="checkbox" /> <span>{paper.text}</span>
              </label>
            </li>
          ))}
        </ol>
        <p className={`${styles.paperCount} ${tickSheet.count}`} data-count="">
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
