import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import type { Edition } from '../edition/edition.ts';
import { ExternalLink } from '../ui/button/button.tsx';
import { DueList, DueYear, type YearMonth } from '../ui/due-dates/due-dates.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { AllDueDates, CALENDARS } from './due-dates-cards.tsx';
import { dueRows, dueYear, itemOf } from './due-rows.ts';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

const months = (edition: Edition): readonly YearMonth[] => {
  const { monthInWords, shortWeekday, dueDates: content, monthOf } = edition;
  return [...Map.groupBy(dueYear(edition), ({ on }) => on.slice(0, 7))].map(([month, days]) => ({
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
};

const calendars = ({ dueDates: content, payerKinds }: Edition): readonly (readonly [PayerKind | 'all', string])[] => [
  ['all', content.calendars.all],
  ...Object.entries(payerKinds).map(([kind, { label }]) => [kind as PayerKind, label] as const),
];

export const DueDatesPage = () => {
  const edition = useEdition();
  const {
    dueDates: content,
    today,
    longDate,
    firm,
    hrefPage,
    dueLedger,
    webcalHref,
    googleSubscribeHref,
    hrefCalendar,
    hrefContact,
  } = edition;
  return (
    <>
      <Hero title={content.hero.title} lead={content.hero.lead} seed="due-dates" />
      <p className={`${styles.stale} wrap`} data-made={today} hidden>
        {content.stale(longDate(today))}
      </p>
      <AllDueDates />
      <p className={`${styles.asOf} wrap`}>
        {content.paper(longDate(today))} {firm.origin}
        {hrefPage('dueDates')}
      </p>
      <LaterSheet />
      <div className={styles.unscripted} data-year="">
        <Section title={content.year.title} intro={dueLedger.asOf(longDate(today))} tone="chalk">
          <DueYear months={months(edition)} />
        </Section>
        <Section title={content.rules.title} intro={content.rules.intro}>
          <DueList items={dueRows(edition).map((each) => itemOf(edition, each))} />
        </Section>
      </div>
      <div className={styles.offPaper}>
        <Section title={content.calendars.title} intro={content.calendars.intro} id={CALENDARS} layout="split">
          <ul className={`${styles.calendars} ruled`}>
            {calendars(edition).map(([kind, name]) => (
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
};
