import type { PayerKind } from '../../content/due-dates/kinds/en.ts';
import type { Edition } from '../edition/edition.ts';
import { ExternalLink } from '../ui/button/button.tsx';
import { DueRules } from '../ui/due-dates/due-rules.tsx';
import { DueYear, type YearMonth } from '../ui/due-dates/due-year.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { AllDueDates, CalendarLine, FeeCall } from './due-dates-cards.tsx';
import { dueYear, ruleGroups } from './due-rows.ts';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

const months = (edition: Edition): readonly YearMonth[] => {
  const { monthInWords, nameMonth } = edition;
  const content = edition.pages.dueDates;
  const rows = dueYear(edition).flatMap(({ on, dues }) =>
    dues.map(({ id, name, code, period, who, cost, was }) => ({
      on,
      id,
      name,
      code,
      period,
      who,
      cost: was ? `${cost} (${content.year.moved(`${Number(was.slice(8))} ${nameMonth(was)}`)})` : cost,
    })),
  );
  return [...Map.groupBy(rows, ({ on }) => on.slice(0, 7))].map(([month, each]) => ({
    month,
    title: monthInWords(month),
    rows: each,
  }));
};

const KindCalendars = () => {
  const { pages, payerKinds, webcalHref, googleSubscribeHref, hrefCalendar } = useEdition();
  const content = pages.dueDates;
  const kinds: readonly (readonly [PayerKind | 'all', string])[] = [
    ['all', content.calendars.all],
    ...Object.entries(payerKinds).map(([kind, { label }]) => [kind as PayerKind, label] as const),
  ];
  return (
    <ul className={`${styles.calendars} ruled`}>
      {kinds.map(([kind, name]) => (
        <li key={kind}>
          <b>{name}</b>
          <a href={webcalHref(kind)}>{content.calendars.subscribe}</a>
          <ExternalLink href={googleSubscribeHref(kind)}>{content.calendars.google}</ExternalLink>
          <a href={hrefCalendar(kind)} download>
            {content.calendars.file}
          </a>
        </li>
      ))}
    </ul>
  );
};

export const DueDatesPage = () => {
  const edition = useEdition();
  const { today, longDate, firm, hrefPage, post } = edition;
  const content = edition.pages.dueDates;
  const parts = { year: content.year.title, rules: content.rules.title, care: content.care.title };
  return (
    <>
      <CompactHead title={content.hero.title} lead={content.hero.lead} isLeadWide />
      <LaterSheet />
      <p className={`${styles.stale} wrap`} data-made={today} hidden>
        {content.stale(longDate(today))}
      </p>
      <p className={`${styles.asOf} wrap`}>
        {content.paper(firm.name, firm.phone, longDate(today))} {firm.origin}
        {hrefPage('dueDates')}
      </p>
      <AllDueDates />
      <div className={styles.offPaper}>
        <nav className={`${styles.onThisPage} wrap targets`} aria-label={post.contents}>
          <b>{post.contents}:</b>
          {Object.entries(parts).map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <CalendarLine />
        <div className={`${styles.otherCalendars} wrap`}>
          <Folds>
            <Fold title={content.calendars.others}>
              <p>{content.calendars.intro}</p>
              <KindCalendars />
            </Fold>
            <Fold title={content.reminders.title}>
              {content.reminders.points.map(({ title, text }) => (
                <p key={title}>
                  <b>{title}:</b> {text}
                </p>
              ))}
            </Fold>
          </Folds>
        </div>
      </div>
      <div data-year={content.year.yours} data-used="">
        <Section id="year" title={content.year.title} intro={content.year.intro} tone="chalk">
          <p data-on-paper="">
            <strong data-answers="" />
          </p>
          <DueYear months={months(edition)} />
        </Section>
      </div>
      <div className={styles.offPaper}>
        <Section id="rules" title={content.rules.title} intro={content.rules.intro} layout="split">
          <DueRules groups={ruleGroups(edition)} />
        </Section>
        <Section id="care" title={content.care.title} tone="mist" layout="split">
          <Folds>
            {content.care.points.map(({ title, description }) => (
              <Fold key={title} title={title} onPhones>
                <p>{description}</p>
              </Fold>
            ))}
          </Folds>
        </Section>
        <FeeCall />
      </div>
    </>
  );
};
