import { buildDay } from '../../content/build-day.ts';
import { monthInWords, monthOf } from '../../content/dates.ts';
import { type PayerKind, payerKinds } from '../../content/due-dates/kinds/en.ts';
import { firm } from '../../content/firm.ts';
import { dueDates as content } from '../../content/pages/due-dates/en.ts';
import { dueLedger } from '../../content/pages/due-ledger/en.ts';
import { longDate, shortWeekday } from '../../content/weekdays.ts';
import { hrefCalendar, hrefContact, hrefPage } from '../addresses/href.ts';
import { googleSubscribeHref, webcalHref } from '../office/contact-links.ts';
import { ExternalLink } from '../ui/button/button.tsx';
import { DueList, DueYear, type YearMonth } from '../ui/due-dates/due-dates.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { AllDueDates, CALENDARS } from './due-dates-cards.tsx';
import { dueRows, dueYear, itemOf } from './due-rows.ts';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

const months = (): readonly YearMonth[] =>
  [...Map.groupBy(dueYear(), ({ on }) => on.slice(0, 7))].map(([month, days]) => ({
    title: monthInWords(month),
    days: days.map(({ on, dues }) => ({
      on,
      day: String(Number(on.slice(8))),
      weekday: shortWeekday(on),
      dues: dues.map(({ name, was }) =>
        was ? `${name} (${content.year.moved(`${Number(was.slice(8))} ${monthOf(was)}`)})` : name,
      ),
    })),
  }));

const calendars: readonly (readonly [PayerKind | 'all', string])[] = [
  ['all', content.calendars.all],
  ...Object.entries(payerKinds).map(([kind, { label }]) => [kind as PayerKind, label] as const),
];

export const DueDatesPage = () => (
  <>
    <Hero title={content.hero.title} lead={content.hero.lead} seed="due-dates" />
    <p className={`${styles.stale} wrap`} data-made={buildDay} hidden>
      {content.stale(longDate(buildDay))}
    </p>
    <AllDueDates />
    <p className={`${styles.asOf} wrap`}>
      {content.paper(longDate(buildDay))} {firm.origin}
      {hrefPage('dueDates')}
    </p>
    <LaterSheet />
    <div className={styles.unscripted} data-year="">
      <Section title={content.year.title} intro={dueLedger.asOf(longDate(buildDay))} tone="chalk">
        <DueYear months={months()} />
      </Section>
      <Section title={content.rules.title} intro={content.rules.intro}>
        <DueList items={dueRows.map(itemOf)} />
      </Section>
    </div>
    <div className={styles.offPaper}>
      <Section title={content.calendars.title} intro={content.calendars.intro} id={CALENDARS} layout="split">
        <ul className={`${styles.calendars} ruled`}>
          {calendars.map(([kind, name]) => (
            <li key={kind}>
              <h3>{name}</h3>
              <a href={webcalHref(kind)}>{content.calendars.subscribe}</a>
              <ExternalLink href={googleSubscribeHref(kind)}>{content.calendars.google}</ExternalLink>
              <a href={hrefCalendar(kind)} download>
                {content.calendars.file}
              </a>
            </li>
          ))}
        </ul>
        <h3 className={styles.apart}>{content.reminders.title}</h3>
        <Folds>
          {content.reminders.points.map(({ title, text }) => (
            <Fold key={title} title={title}>
              <p>{text}</p>
            </Fold>
          ))}
        </Folds>
      </Section>
      <Section title={content.care.title} tone="mist" layout="split">
        <div className={styles.stack}>
          {content.care.points.map(({ title, description }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="intro">{description}</p>
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall words={content.closing} href={hrefContact({}, 'form')} seed="due-dates" />
    </div>
  </>
);
