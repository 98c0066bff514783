import type { ReactNode } from 'react';
import type { PayerKind } from '../../../content/due-dates/kinds/en.ts';
import { nameAll, named } from '../../../content/due-dates/named.ts';
import { NO_GST } from '../../../content/due-dates/no-gst.ts';
import { rareKinds } from '../../../content/due-dates/rare-kinds.ts';
import { daysBetween } from '../../dates/days.ts';
import { CALENDAR_DAYS } from '../../dates/six-weeks.ts';
import type { DueInWords, UpcomingDue } from '../../dates/upcoming-dues.ts';
import { useEdition } from '../edition.tsx';
import styles from './due-dates.module.css';
import { ruleAnchor } from './rule-anchor.ts';

/**
 * Shows the next date as one large number, and six weeks as dots: empty until a script counts. Without scripts only the dates
 * that come sooner for some are there.
 */
const Glance = ({ sooner }: Pick<DueDatesCardProps, 'sooner'>) => (
  <div className={styles.glance}>
    <Sooner sooner={sooner} />
    <p className={styles.nextDue} data-next="" data-live="">
      <span />
      <b />
      <span />
      <strong />
      <span />
    </p>
    <Dots />
  </div>
);

/** Names the dates that some have before the next of most, each with a link to the due dates of these visitors. */
export const Sooner = ({ sooner }: Pick<DueDatesCardProps, 'sooner'>) => {
  const { dueLedger: words, dayCount, hrefDueDates, hrefPage, shortDate, today } = useEdition();
  return (
    <p
      className={`${styles.sooner} targets`}
      data-sooner={hrefPage('dueDates')}
      data-built={today}
      hidden={sooner.length === 0}
    >
      <span>{words.sooner}</span>
      {sooner.map(({ on, due: { id, name, period, kinds } }) => (
        <a key={id} href={hrefDueDates(kinds as readonly PayerKind[])}>
          {named({ name, period })}
          <span className={styles.dueAsOf}>{`, ${shortDate(on)}`}</span>
          <span data-live="">{`, ${dayCount.inDays(daysBetween(today, on))}`}</span>
        </a>
      ))}
    </p>
  );
};

const calendarDays = Array.from({ length: CALENDAR_DAYS }, (_, day) => day);

const Dots = () => {
  const { weekLetters } = useEdition();
  return (
    <div className={styles.dueDots} data-dots="" data-live="" aria-hidden="true">
      {calendarDays.slice(0, weekLetters.length).map((day) => (
        <small key={day}>{weekLetters[day]}</small>
      ))}
      {calendarDays.map((day) => (
        <i key={day} />
      ))}
    </div>
  );
};

const Chips = ({ kinds }: { readonly kinds: readonly (readonly [string, { readonly chip: string }])[] }) =>
  kinds.map(([kind, { chip }]) => (
    <label key={kind}>
      <input type="checkbox" name="for" value={kind} data-chip={chip} /> {chip}
    </label>
  ));

/**
 * Asks two questions; nothing is chosen before the visitor answers. On a phone the answers of a former visit are one
 * line, and what few are is folded.
 */
const Questions = () => {
  const { dueLedger, payerKinds } = useEdition();
  const { ask } = dueLedger;
  const kinds = Object.entries<{ readonly chip: string; readonly gst?: string }>(payerKinds);
  const returns = kinds.flatMap(([kind, { chip, gst }]) => (gst ? [[kind, gst, chip] as const] : []));
  const others = kinds.filter(([, { gst }]) => !gst);
  const isRare = ([kind]: readonly [string, unknown]): boolean => rareKinds.some((rare) => rare === kind);
  return (
    <div className={styles.dueAsk} data-live="">
      <p className={styles.dueAnswers}>
        <b data-answers="" />
        <button type="button" data-change="">
          {ask.change}
        </button>
      </p>
      <fieldset>
        <legend>{ask.gst}</legend>
        <div className={styles.dueSegments}>
          {[[NO_GST, ask.none, ask.none] as const, ...returns].map(([kind, name, chip]) => (
            <label key={kind}>
              <input type="radio" name="gst" value={kind} data-chip={chip} /> {name}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{ask.else}</legend>
        <div className={styles.dueChips}>
          <Chips kinds={others.filter((each) => !isRare(each))} />
          <details className={styles.dueMore} data-plus="">
            <summary>{ask.more}</summary>
            <div className={styles.dueChips}>
              <Chips kinds={others.filter(isRare)} />
            </div>
          </details>
        </div>
      </fieldset>
    </div>
  );
};

/** The due date whose kinds of payer are all who pay income tax. */
const TAX_DUE = 'advance-tax';

/** Says, once answers leave them out, that dates of income tax depend on another answer, and offers what most would tick. */
const TaxLine = () => {
  const { dueLedger, dues, payerKinds } = useEdition();
  const words = dueLedger.tax;
  const kinds: readonly PayerKind[] = dues.find(({ id }) => id === TAX_DUE)?.kinds ?? [];
  return (
    <div className={styles.dueTax} data-tax={TAX_DUE} data-live="" hidden>
      <p>
        {words.text} {words.next} <b />
        {words.tick}
      </p>
      <p>
        {kinds.map((kind) => (
          <button key={kind} type="button" data-tick="" value={kind}>
            {payerKinds[kind].chip}
          </button>
        ))}
      </p>
    </div>
  );
};

export interface DueRowDay {
  /** ISO date. */
  readonly on: string;
  readonly dues: readonly DueInWords[];
}

interface ItemProps {
  readonly due: DueInWords;
  /** The page with all rules; empty on that page. */
  readonly rules: string;
}

const Item = ({ due: { id, name, code, period, who, cost, tool }, rules }: ItemProps) => {
  const { dueLedger: words } = useEdition();
  return (
    <li data-due="">
      <p className={styles.dueWhat}>
        <a href={`${rules}#${ruleAnchor(id)}`} data-in="">
          {name}
        </a>{' '}
        <small data-in="">{code}</small> <small data-in="">{period}</small>
      </p>
      <p data-in="">{who}</p>
      <p>
        <span>{words.late}</span> <span data-in="">{cost}</span>{' '}
        {!rules && (
          <a href={tool?.replace(/#.*/, '')} data-tool="" hidden={!tool}>
            {words.workOut}
          </a>
        )}
      </p>
    </li>
  );
};

export interface SoonerDay {
  /** ISO date. */
  readonly on: string;
  readonly due: UpcomingDue;
}

interface DueDatesCardProps {
  readonly days: readonly DueRowDay[];
  /** Returns the dates of some that come before the first of these days. */
  readonly sooner: readonly SoonerDay[];
  /** It lies on the lower edge of the hero. */
  readonly raised?: boolean;
  readonly asks?: boolean;
  readonly rules: string;
  readonly children: ReactNode;
}

const ROWS = 'due-rows';

/**
 * Shows the next date in one line, which leads to the rows: on a phone they begin below the window when a question is
 * answered. The dates that come sooner for some stand in the room that an answer may need.
 */
const NextLine = ({ days: [next], sooner }: Pick<DueDatesCardProps, 'days' | 'sooner'>) => {
  const { dayCount, dueLedger: words, shortDate } = useEdition();
  return (
    <div
      className={`${styles.dueLine} ${sooner.length > 0 ? styles.withSooner : ''}`}
      role="status"
      data-line={words.sooner}
    >
      <a href={`#${ROWS}`}>{next && `${shortDate(next.on)}: ${nameAll(dayCount.several, next.dues)}`}</a>{' '}
      <small>{dayCount.next}</small>
      <Sooner sooner={sooner} />
    </div>
  );
};

/** Shows the ledger: a script copies a day and an item for each that it shows, and counts the days left. */
export const DueDatesCard = ({ days, sooner, raised = false, asks = true, rules, children }: DueDatesCardProps) => {
  const { dueLedger: words, longDate, today, shortMonth, shortWeekday } = useEdition();
  const { columns } = words;
  return (
    <section
      className={`${styles.dueDatesCard} ${raised ? styles.raised : ''} wrap on-paper`}
      data-due-dates={rules ? 'first' : 'year'}
      data-counts=""
      data-used=""
    >
      <div className={styles.dueHead}>
        <div>
          <p className={styles.today} data-today="" data-live="" />
          <h2>{words.title}</h2>
          <p className={`${styles.dueAsOf} intro`}>{words.asOf(longDate(today))}</p>
          {asks && (
            <p className="intro" data-live="">
              {words.intro}
            </p>
          )}
          {asks && <NextLine days={days} sooner={sooner} />}
        </div>
        {asks && <Questions />}
        <Glance sooner={sooner} />
      </div>
      <div id={ROWS} className={styles.dueRows} data-rows="">
        <p className={styles.dueColumns} aria-hidden="true">
          {[columns.day, columns.what, columns.who, columns.late, columns.left].map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        {days.map(({ on, dues }) => (
          <div key={on} className={styles.dueDay} data-day={on}>
            <p className={styles.dueOn} data-cell="">
              <b>{Number(on.slice(8))}</b> <span>{`${shortMonth(on)}\n${shortWeekday(on)}`}</span>
            </p>
            <ul>
              {dues.map((due) => (
                <Item key={due.id} due={due} rules={rules} />
              ))}
            </ul>
            <p className={styles.dueLeft} data-cell="" data-live="">
              <b /> <span />
            </p>
          </div>
        ))}
      </div>
      {asks && <TaxLine />}
      <div className={styles.dueFoot}>{children}</div>
    </section>
  );
};
