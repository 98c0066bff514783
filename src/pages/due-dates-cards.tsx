import type { Edition } from '../edition/edition.ts';
import { ButtonLink, ExternalLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { ChatLink } from '../ui/button/chat-link.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { DueDatesCard, Sooner } from '../ui/due-dates/due-dates.tsx';
import { useEdition } from '../ui/edition.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { dueRows, firstDays, rulesInWords, soonerDays } from './due-rows.ts';
import styles from './pages.module.css';

export const NextDueDates = ({ raised = false }: { readonly raised?: boolean }) => {
  const edition = useEdition();
  const { hrefPage, dueLedger: words } = edition;
  const page = hrefPage('dueDates');
  return (
    <DueDatesCard days={firstDays(edition)} sooner={soonerDays(edition)} rules={page} raised={raised} asks={raised}>
      {/* A script counts, or says of how many dates these are the next. */}
      <p role="status" data-count={words.first}>
        {words.first}
      </p>
      <ButtonLink href={page} kind="quiet">
        {words.allDates}
      </ButtonLink>
    </DueDatesCard>
  );
};

const STRIP_DATES = 4;

/** The next dates that most businesses share: by their rules until a script counts the days. */
export const NextDatesStrip = () => {
  const edition = useEdition();
  const { hrefPage, dueLedger: words } = edition;
  const rows = firstDays(edition)
    .flatMap(({ dues }) => dues)
    .slice(0, STRIP_DATES)
    .flatMap(({ id, name }) => dueRows(edition).flatMap((row) => (row.due.id === id ? [{ name, row }] : [])));
  return (
    <Section title={words.title} layout="split">
      <ul className={`${styles.dateStrip} cells`}>
        {rows.map(({ name, row }) => (
          <li key={name} data-due-next={row.due.id} data-counts="">
            <b>{name}</b>
            <small>{rulesInWords(edition, row)}</small>
          </li>
        ))}
      </ul>
      <Sooner sooner={soonerDays(edition)} />
      <ButtonLink href={hrefPage('dueDates')} kind="quiet">
        {words.allDates}
      </ButtonLink>
    </Section>
  );
};

const kindNames = ({ payerKinds }: Edition) =>
  Object.fromEntries(Object.entries(payerKinds).map(([kind, { label }]) => [kind, label]));

/** Returns what a script needs to put the visitor's answers into a message; `#` stands for them. */
const wishData = (edition: Edition, write: (kinds: readonly string[]) => string) => ({
  'data-wish': write(['#']),
  'data-kinds': JSON.stringify(kindNames(edition)),
});

/** Asks the office for reminders: of every date, until a script puts in what the visitor has chosen. */
export const RemindLink = () => {
  const edition = useEdition();
  const { reminderHref, reminderWish } = edition;
  const { dueDates } = edition.pages;
  return (
    <span data-remind="" {...wishData(edition, reminderWish)}>
      <ExternalLink href={reminderHref()}>{dueDates.calendars.remind}</ExternalLink>
    </span>
  );
};

export const AllDueDates = () => {
  const edition = useEdition();
  const { dueLedger: words, hrefContact, feeHref, feeWish } = edition;
  const { dueDates } = edition.pages;
  return (
    <DueDatesCard days={firstDays(edition)} sooner={soonerDays(edition)} rules="">
      <div className={styles.dueShown}>
        <p data-count={words.first}>{words.first}</p>
        <div className={styles.dueWays} data-live="">
          <button type="button" className={buttonClass('quiet')} data-show-all="" hidden>
            {words.clearAnswers}
          </button>
          <span data-share="" hidden>
            {dueDates.share}
          </span>
        </div>
      </div>
      <div className={`${styles.dueAction} ${styles.offPaper}`}>
        <p>{dueDates.offer.text}</p>
        <p className="buttons" {...wishData(edition, feeWish)}>
          <ButtonLink href={hrefContact({}, 'form')}>{dueDates.offer.action}</ButtonLink>
          <ChatLink href={feeHref()} />
        </p>
      </div>
    </DueDatesCard>
  );
};

/** Ends the page of all due dates; the messages name what the visitor has chosen. */
export const FeeCall = () => {
  const edition = useEdition();
  const { hrefContact, feeHref, feeWish } = edition;
  const { closing } = edition.pages.dueDates;
  return (
    <div {...wishData(edition, feeWish)}>
      <ClosingCall words={closing} href={hrefContact({}, 'form')} seed="due-dates" chatHref={feeHref()} hasPhone />
    </div>
  );
};

/** Links to the calendar of all dates; a script puts in the answers (src/enhance/due-dates/use-ledger.ts). */
export const CalendarLine = () => {
  const edition = useEdition();
  const { firm, webcalHref, googleSubscribeHref, hrefCalendar } = edition;
  const { dueDates } = edition.pages;
  const { calendars: words } = dueDates;
  return (
    <div className={`${styles.calendarLine} wrap`} data-calendar="">
      <p>
        <Icon name="calendar-plus" /> <b data-calendar-title={words.yours}>{words.title}</b>
      </p>
      <p className="targets">
        <a href={webcalHref('all')}>{words.subscribe}</a>{' '}
        <ExternalLink href={googleSubscribeHref('all')}>{words.google}</ExternalLink>{' '}
        <a href={hrefCalendar('all')} download>
          {words.file}
        </a>{' '}
        {firm.remindsOnWhatsapp && <RemindLink />}
      </p>
    </div>
  );
};
