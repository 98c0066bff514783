import { longDate, short } from '../../content/due-dates/date-words.ts';
import { type PayerKind, payerKinds } from '../../content/due-dates/kinds.ts';
import { periodWords } from '../../content/due-dates/period-words.ts';
import { firm } from '../../content/firm.ts';
import { dueDates as content } from '../../content/pages/due-dates.ts';
import { dayWords } from '../dates/day-words.ts';
import { googleSubscribeHref, webcalHref } from '../site/calendar-links.ts';
import { hrefCalendar, hrefContact, hrefPage } from '../site/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { DueYear } from '../ui/due-dates/due-year.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Section } from '../ui/section/section.tsx';
import { Threshold } from '../ui/sections/threshold.tsx';
import { buildDay } from './build-day.ts';
import styles from './due-dates-page.module.css';
import { dueRows, dueYear, type YearDay } from './due-rows.ts';
import { AllDueDates, CALENDARS } from './due-sheets.tsx';

const yearDay = ({ on, was, period, name, kinds }: YearDay) => {
  const { day, weekday } = dayWords(on);
  const from = was && dayWords(was);
  const moved = from ? `, ${content.year.moved(`${from.day} ${from.month}`)}` : '';
  return { on, day, weekday: short(weekday), name, of: periodWords(period) + moved, kinds };
};

/** Each calendar: its kind, its name, and whether it holds a date. */
const calendars: readonly (readonly [PayerKind | 'all', string, boolean])[] = [
  ['all', content.calendars.all, true],
  ...Object.entries(payerKinds).map(
    ([kind, { label }]) =>
      [
        kind as PayerKind,
        label,
        dueRows.some(({ due, next }) => next && due.kinds.includes(kind as PayerKind)),
      ] as const,
  ),
];

const months = () => dueYear().map(({ month, days }) => ({ title: periodWords(month), days: days.map(yearDay) }));

export const DueDatesPage = () => (
  <>
    <Hero title={content.hero.title} lead={content.hero.lead} seed="due-dates" />
    <div className={styles.dueLedgerPlace}>
      <p className={`${styles.stale} wrap`} data-made={buildDay} hidden>
        {content.stale(longDate(dayWords(buildDay)))}
      </p>
      <AllDueDates />
      <p className={`${styles.shareNote} wrap`} data-share="" data-live="">
        {content.share}
      </p>
    </div>
    <Section title={content.year.title} intro={content.year.intro(longDate(dayWords(buildDay)))} tone="chalk">
      <DueYear months={months()} empty={content.year.empty} more={content.year.more} />
    </Section>
    <p className={`${styles.onPaper} wrap`}>
      {content.paper(longDate(dayWords(buildDay)))} {firm.origin}
      {hrefPage('dueDates')}
    </p>
    <div className={styles.offPaper}>
      <Section title={content.calendars.title} intro={content.calendars.intro} id={CALENDARS} layout="split">
        <ul className={styles.calendars}>
          {calendars.map(([kind, name, sure]) => (
            <li key={kind}>
              <h3>
                {name}
                {!sure && <small> ({content.calendars.unsure})</small>}
              </h3>
              <a href={webcalHref(kind)}>{content.calendars.subscribe}</a>
              <ExternalLink href={googleSubscribeHref(kind)}>{content.calendars.google}</ExternalLink>
              <a href={hrefCalendar(kind)} download>
                {content.calendars.file}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={content.care.title} tone="mist" layout="split">
        <div className={styles.care}>
          {content.care.points.map(({ title, description }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          ))}
          <h3>{content.care.missing}</h3>
          <Folds columns={2}>
            {Object.entries(payerKinds).map(([kind, { label, lacks }]) => (
              <Fold key={kind} title={label} onPhones>
                <p>{lacks}</p>
              </Fold>
            ))}
          </Folds>
        </div>
      </Section>
      <Threshold title={content.closing.title} text={content.closing.text} seed="due-dates">
        <ButtonLink href={hrefContact({}, 'form')}>{content.closing.action}</ButtonLink>
      </Threshold>
    </div>
  </>
);
