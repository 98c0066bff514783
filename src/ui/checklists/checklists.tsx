import type { ReactNode } from 'react';
import type { Paper } from '../../catalogue/papers.ts';
import type { Edition } from '../../edition/edition.ts';
import { ExternalLink } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import { moreFrom, Rest } from '../fold/fold.tsx';
import { Reveal } from '../reveal/reveal.tsx';
import styles from './checklists.module.css';

interface ChecklistProps {
  readonly items: readonly string[];
  /** The mark before each line: a tick, or the kolam's ring round a dot. */
  readonly mark?: 'tick' | 'ring';
}

export const Checklist = ({ items, mark = 'tick' }: ChecklistProps) => (
  <ul className={`${styles.checklist} ${styles[mark]}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Prints its own sheet alone (src/enhance/print.ts); without scripts it is not there. */
const PrintButton = () => {
  const { labels } = useEdition();
  return (
    <button type="button" className={`${buttonClass('quiet')} ${styles.print}`} data-print="">
      <Icon name="printer" /> {labels.print}
    </button>
  );
};

interface LineProps {
  readonly text: string;
  readonly 'data-more'?: ReturnType<typeof moreFrom>;
  readonly 'data-for'?: string | undefined;
}

const Line = ({ text, ...data }: LineProps) => (
  <li {...data}>
    <label>
      <input type="checkbox" /> <span>{text}</span>
    </label>
  </li>
);

interface PrintableListProps {
  readonly title: string;
  readonly items: readonly string[];
  /** The number of lines that a phone shows at first. */
  readonly shown: number;
  readonly more: string;
}

interface PrintableChecklistProps extends PrintableListProps {
  readonly text: ReactNode;
  readonly id: string;
  /** Follows the number of ticks, which the styles count, for example "of 8". */
  readonly of: string;
}

export const PrintableChecklist = ({ id, title, text, of, items, shown, ...words }: PrintableChecklistProps) => (
  <section className={`${styles.tickBand} ${styles.tickMist}`} id={id} data-printable="">
    <Reveal animation="fadeInUp" className={`${styles.tickSheet} on-paper wrap`}>
      <div className={styles.tickSide}>
        <h2>{title}</h2>
        <p className={`${styles.tickText} note`}>{text}</p>
        <PrintButton />
      </div>
      <ul className={`${styles.tickLines} ${styles.tickColumns}`}>
        {items.map((item, index) => (
          <Line key={item} text={item} data-more={moreFrom(shown, index)} />
        ))}
      </ul>
      <Rest>{words.more}</Rest>
      <p className={styles.tickCount}>{of}</p>
    </Reveal>
  </section>
);

interface PaperListProps extends Pick<PrintableChecklistProps, 'id' | 'title' | 'items'> {
  readonly note: ReactNode;
}

export const PaperList = ({ id, title, note, items }: PaperListProps) => (
  <div className={styles.paperList} id={id} data-printable="">
    <h2>{title}</h2>
    <ol>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
    <div className={styles.paperListEnd}>
      <p>{note}</p>
      <PrintButton />
    </div>
  </div>
);

const words = ({ papersPage }: Edition) => papersPage.sheet;

/** The question that shortens the list: the names of the answers by their ids. */
interface Question {
  readonly ask: string;
  readonly answers: Readonly<Record<string, string>>;
}

interface PaperSheetProps {
  /** The name under which the ticks are kept. */
  readonly id: string;
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
const Choices = ({ id, question }: { readonly id: string; readonly question: Question }) => {
  const edition = useEdition();
  return (
    <fieldset>
      <legend>{question.ask}</legend>
      {Object.entries({ '': words(edition).everyone, ...question.answers }).map(([value, label], at) => (
        <label key={value}>
          <input type="radio" name={`${id}-for`} value={value} data-answer={at} defaultChecked={at === 0} />{' '}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

const Letterhead = ({ name }: { readonly name: string }) => {
  const { firm, papersPage } = useEdition();
  return (
    <div className={styles.onPrintedSheet} aria-hidden="true">
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
};

/** Works without a script; src/enhance/keep-papers.ts keeps the ticks, says their count and puts them into the message. */
export const PaperSheet = ({ id, name, text, papers, question, sendHref, address }: PaperSheetProps) => {
  const edition = useEdition();
  const { papersPage, firm } = edition;
  const answers = Object.keys(question?.answers ?? {});
  return (
    <section className={styles.tickBand} data-printed="">
      <div className={`${styles.tickSheet} wrap`} data-printable="" data-papers={id}>
        <Letterhead name={name} />
        <div className={styles.tickSide}>
          <h2>{words(edition).title}</h2>
          <p className={`${styles.tickText} note`}>{text}</p>
          {question && <Choices id={id} question={question} />}
        </div>
        <p className={`${styles.onPrintedSheet} ${styles.given}`} aria-hidden="true">
          {papersPage.printed.given}
        </p>
        <ol className={styles.tickLines}>
          {papers.map((paper) => (
            <Line
              key={paper.text}
              text={paper.text}
              data-for={paper.for?.map((answer) => answers.indexOf(answer) + 1).join(' ')}
            />
          ))}
        </ol>
        <p className={styles.tickCount} data-count="">
          {words(edition).of(papers.length)}
        </p>
        <div className={styles.tickActions}>
          <button type="button" className={buttonClass('quiet')} data-print="">
            <Icon name="printer" /> {words(edition).print}
          </button>
          <p data-send="">
            <ExternalLink href={sendHref} className={buttonClass('primary')}>
              <Icon name="message" /> {words(edition).send}
            </ExternalLink>
          </p>
          <p>{words(edition).sendNote}</p>
          <button type="button" className={styles.clear} data-clear="">
            {words(edition).clear}
          </button>
        </div>
        <p className="visually-hidden" role="status" />
        <p className={`${styles.onPrintedSheet} ${styles.printedEnd}`} aria-hidden="true">
          <span>{papersPage.printed.photographs(firm.whatsapp)}</span> <span>{address}</span>
        </p>
      </div>
    </section>
  );
};
