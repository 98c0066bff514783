/** The ledger of due dates as the pages show it: whole, or its next rows. */
import { payerKinds } from '../../content/due-dates/kinds.ts';
import { firm } from '../../content/firm.ts';
import { dueDates } from '../../content/pages/due-dates.ts';
import { dueLedger as words } from '../../content/pages/due-ledger.ts';
import { labels } from '../../content/pages/labels.ts';
import { reminderHref, telHref } from '../site/contact-links.ts';
import { hrefCalendar, hrefPage } from '../site/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { DueSheet } from '../ui/due-dates/due-sheet.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { dueRows, lineOf } from './due-rows.ts';
import styles from './due-sheets.module.css';

/** The fragment of the list of calendars. */
export const CALENDARS = 'calendars';

/** How many rows a page shows that leads to the others. */
const NEXT_ROWS = 4;

const lines = dueRows.map(lineOf);

/** How many dates there are; a script says instead how many concern the visitor, and offers to show all again. */
const Count = () => (
  <p>
    <span data-count="">{words.inAll(lines.length)}</span>{' '}
    <button type="button" className={styles.showAll} data-show-all="" hidden>
      {words.showAll}
    </button>
  </p>
);

/** Those that are being confirmed, by their names, and whom to ask. */
const Unsure = () => {
  const unsure = lines.filter(({ rule }) => !rule);
  return unsure.length > 0 ? (
    <p className={styles.unsure}>
      {words.beingConfirmed}{' '}
      {unsure.map(({ id, name, kinds }) => (
        <span key={id} data-unsure="" data-for={kinds.join(' ')}>
          {name}
        </span>
      ))}{' '}
      <a href={telHref()}>{labels.call}</a>
    </p>
  ) : null;
};

/** The next rows, as home and the services page show them. */
export const NextDueDates = ({
  raised = false,
  choosable = true,
}: Pick<Parameters<typeof DueSheet>[0], 'raised' | 'choosable'>) => (
  <DueSheet
    lines={lines.filter(({ rule }) => rule).map((line) => ({ ...line, note: '' }))}
    most={NEXT_ROWS}
    raised={raised}
    choosable={choosable}
  >
    <div>
      <Count />
      <Unsure />
    </div>
    <ButtonLink href={hrefPage('dueDates')} kind="quiet">
      {words.allDates}
    </ButtonLink>
  </DueSheet>
);

const kindNames = Object.fromEntries(Object.entries(payerKinds).map(([kind, { label }]) => [kind, label]));

/** Asks the office for reminders: of every date, until a script puts in what the visitor has chosen. */
export const RemindLink = () => (
  <span data-remind={JSON.stringify(kindNames)}>
    <ButtonLink href={reminderHref()} kind="quiet" external>
      {dueDates.calendars.remind}
    </ButtonLink>
  </span>
);

/** Every row, with what the days alone do not say. */
export const AllDueDates = () => (
  <DueSheet lines={lines}>
    <Count />
    <div className={styles.ways}>
      <a
        href={hrefCalendar('all')}
        className={buttonClass('quiet')}
        data-add-all=""
        data-one={hrefCalendar('all')}
        data-several={`#${CALENDARS}`}
      >
        <Icon name="calendar-plus" /> {words.addAll}
      </a>
      {firm.remindsOnWhatsapp && <RemindLink />}
    </div>
  </DueSheet>
);
