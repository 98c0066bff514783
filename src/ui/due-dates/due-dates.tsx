import type { ReactNode } from 'react';

import { CALENDAR_DAYS } from '../../dates/groups.ts';
import { englishLang } from '../../text/english-lang.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './due-dates.module.css';

export interface DueItem {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly concerns: string;
  readonly late: string;
  /** Empty where the days say all. */
  readonly note: string;
  readonly basis: string;
  /** Empty where lateness costs no sum. */
  readonly lateBasis: string;
  readonly source: { readonly name: string; readonly url: string };
  /** The periods for which the government has set another day. */
  readonly moved: readonly {
    readonly on: string;
    readonly text: string;
    readonly by: string;
    readonly source: string;
  }[];
}

const Item = ({ item }: { readonly item: DueItem }) => {
  const { dueLedger: words, locale } = useEdition();
  const lang = englishLang(locale);
  return (
    <details data-plus="">
      <summary>
        <b>{item.name}</b> <span>{item.rule}</span>
      </summary>
      <div>
        <p>{item.concerns}</p>
        {item.moved.map(({ on, text, by, source }) => (
          <p key={on} data-moved={on}>
            {text} <ExternalLink href={source}>{by}</ExternalLink>
          </p>
        ))}
        <p>
          {words.late} <span data-late="">{item.late}</span> {item.note}{' '}
          {item.lateBasis && <small lang={lang}>{item.lateBasis}</small>}
        </p>
        <p>
          <small lang={lang}>{item.basis}</small> <ExternalLink href={item.source.url}>{item.source.name}</ExternalLink>
        </p>
      </div>
    </details>
  );
};

/** Where scripts run it is hidden, and the ledger takes from it what a row opens (src/enhance/due-dates). */
export const DueList = ({ items }: { readonly items: readonly DueItem[] }) => (
  <div className={`${styles.dueList} ruled`} data-rules="">
    {items.map((item) => (
      <Item key={item.id} item={item} />
    ))}
  </div>
);

export interface YearMonth {
  readonly title: string;
  readonly days: readonly {
    /** ISO date. */
    readonly on: string;
    readonly day: string;
    readonly weekday: string;
    readonly dues: readonly string[];
  }[];
}

export const DueYear = ({ months }: { readonly months: readonly YearMonth[] }) => (
  <ol className={styles.dueYear}>
    {months.map(({ title, days }) => (
      <li key={title}>
        <h3>{title}</h3>
        <ul className="ruled">
          {days.map(({ on, day, weekday, dues }) => (
            <li key={on}>
              <b>{day}</b> {weekday} {dues.join(', ')}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

/** The next date as one large number, and six weeks as dots where there is no rail: empty until a script counts. */
const Glance = ({ dots }: { readonly dots: boolean }) => (
  <div className={styles.glance} data-live="">
    {dots && <Dots />}
    <p className={styles.nextDue} data-next="">
      <span />
      <b />
      <span />
      <strong />
      <span />
    </p>
  </div>
);

const calendarDays = Array.from({ length: CALENDAR_DAYS }, (_, day) => day);

const Dots = () => {
  const { weekLetters } = useEdition();
  return (
    <div className={styles.dueDots} data-dots="" aria-hidden="true">
      {calendarDays.slice(0, weekLetters.length).map((day) => (
        <small key={day}>{weekLetters[day]}</small>
      ))}
      {calendarDays.map((day) => (
        <i key={day} />
      ))}
    </div>
  );
};

/** What the visitor is; nothing ticked means that he has not said. */
const Choice = ({ counts }: { readonly counts: Readonly<Record<string, number>> | undefined }) => {
  const { dueLedger: words, payerKinds } = useEdition();
  return (
    <fieldset className={styles.dueChoice} data-live="">
      <legend>{words.choice}</legend>
      <div>
        {Object.entries(payerKinds).map(([kind, { chip }]) => (
          <label key={kind}>
            <input type="checkbox" name="for" value={kind} /> {chip}
            {counts && <small aria-hidden="true">{counts[kind]}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

export interface DueDay {
  /** ISO date. */
  readonly on: string;
  readonly names: readonly string[];
  readonly areReturns: boolean;
}

export interface DueGroup {
  readonly title: string;
  readonly days: readonly DueDay[];
}

/** What a row shows; a script copies a row for each day, fills its cells and counts. */
const Row = ({ day: { on, names, areReturns }, late = false }: { readonly day: DueDay; readonly late?: boolean }) => {
  const { shortMonth, shortWeekday, dayCount } = useEdition();
  const [only = ''] = names;
  return (
    <>
      <span className={styles.dueOn} data-cell="">
        <b>{Number(on.slice(8))}</b> <span>{`${shortMonth(on)}\n${shortWeekday(on)}`}</span>
      </span>
      <span className={styles.dueWhat} data-cell="">
        <b>{names.length > 1 ? dayCount.several(names.length, areReturns) : only}</b>{' '}
        <small>{names.length > 1 ? names.join(', ') : ''}</small>
      </span>
      {late && <span className={styles.dueLate} data-late="" />}
      <span className={styles.dueLeft} data-cell="">
        <b /> <span />
      </span>
    </>
  );
};

/** The link that puts a day into a calendar: a script copies it into what a row opens, and names there what is added. */
const Add = ({ href }: { readonly href: string }) => {
  const { dueLedger: words, labels } = useEdition();
  return (
    <a href={href} hidden target="_blank" rel="noopener noreferrer">
      <span className="visually-hidden">
        {words.addWhat.before}
        <span data-of="" />:{' '}
      </span>
      {words.add}
      <span className="visually-hidden">
        {words.addWhat.after} ({labels.newTab})
      </span>
    </a>
  );
};

interface DueDatesCardProps {
  readonly groups: readonly DueGroup[];
  /** It lies on the lower edge of the hero. */
  readonly raised?: boolean;
  readonly choosable?: boolean;
  /** The whole year can be shown here, and each row opens; elsewhere a row leads to the page that is named. */
  readonly whole:
    | { readonly counts: Readonly<Record<string, number>>; readonly add: string }
    | { readonly href: string };
  readonly children: ReactNode;
}

export const DueDatesCard = ({ groups, raised = false, choosable = true, whole, children }: DueDatesCardProps) => {
  const { dueLedger: words, longDate, today } = useEdition();
  return (
    <section
      className={`${styles.dueDatesCard} ${raised ? styles.raised : ''} wrap on-paper`}
      data-due-dates={'href' in whole ? 'first' : 'year'}
      data-counts=""
    >
      <div className={styles.dueHead}>
        <div>
          <p className={styles.today} data-today="" data-live="" />
          <h2>{words.title}</h2>
          {'href' in whole && <p className={`${styles.dueAsOf} intro`}>{words.asOf(longDate(today))}</p>}
          {choosable && (
            <p className="intro" data-live="">
              {words.intro}
            </p>
          )}
        </div>
        <Glance dots={'href' in whole} />
        {choosable && <Choice counts={'counts' in whole ? whole.counts : undefined} />}
      </div>
      <div className={styles.dueBody}>
        {'counts' in whole && (
          <div className={styles.dueRail}>
            <label className={styles.dueSearch}>
              <span>{words.search}</span>
              <input type="search" data-search="" placeholder={words.searchHint} autoComplete="off" />
            </label>
            <nav aria-label={words.year} data-rail="" data-each={words.lateEach} />
          </div>
        )}
        <div className={styles.dueRows} data-rows="">
          <p className={styles.dueColumns} aria-hidden="true">
            <span>{words.columns.day}</span>
            <span>{words.columns.what}</span>
            <span>{words.columns.late}</span>
            <span>{words.columns.left}</span>
          </p>
          {groups.map(({ title, days }) => (
            <details key={title} open data-group="" data-plus="">
              <summary>
                <h3>{title}</h3>
              </summary>
              {days.map((day, index) =>
                'href' in whole ? (
                  <a key={day.on} href={whole.href} className={styles.dueRow} data-day={day.on}>
                    <Row day={day} />
                  </a>
                ) : (
                  <details key={day.on} className={styles.dueOpens} data-day={day.on}>
                    <summary className={styles.dueRow}>
                      <Row day={day} late />
                    </summary>
                    <div>{title === groups[0]?.title && index === 0 && <Add href={whole.add} />}</div>
                  </details>
                ),
              )}
            </details>
          ))}
        </div>
      </div>
      <div className={styles.dueFoot}>{children}</div>
    </section>
  );
};
