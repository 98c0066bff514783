import type { ReactNode } from 'react';
import { buildDay } from '../../content/build-day.ts';
import { monthInWords } from '../../content/dates.ts';
import { payerKinds } from '../../content/due-dates/kinds/en.ts';
import { firm } from '../../content/firm.ts';
import { dueDates } from '../../content/pages/due-dates/en.ts';
import { dayCount, dueLedger as words } from '../../content/pages/due-ledger/en.ts';
import { hrefCalendar, hrefPage } from '../addresses/href.ts';
import { googleLink } from '../dates/google-link.ts';
import { groupOf, groupTitle } from '../dates/groups.ts';
import { reminderHref } from '../office/contact-links.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Icon } from '../ui/drawings/drawings.tsx';
import { DueDatesCard, type DueGroup } from '../ui/due-dates/due-dates.tsx';
import { countsOfKinds, firstDays } from './due-rows.ts';
import styles from './pages.module.css';

export const CALENDARS = 'calendars';

/** The next rows under their headings, as a script writes them on the day of the build. */
const groups: readonly DueGroup[] = [
  ...Map.groupBy(firstDays(), ({ on }) => groupTitle(groupOf(on, buildDay), dayCount.group, monthInWords(on))),
].map(([title, days]) => ({
  title,
  days: days.map(({ on, dues }) => ({
    on,
    names: dues.map(({ name }) => name),
    areReturns: dues.every(({ isReturn }) => isReturn),
  })),
}));

/** What the rows are; a script says instead how many dates concern the visitor, and offers to show all. */
const Count = ({ children }: { readonly children?: ReactNode }) => (
  <p>
    <span role="status" data-count="" data-live="">
      {dayCount.first}
    </span>{' '}
    {children}
  </p>
);

export const NextDueDates = ({ raised = false }: { readonly raised?: boolean }) => (
  <DueDatesCard groups={groups} whole={{ href: hrefPage('dueDates') }} raised={raised} choosable={raised}>
    <Count />
    <ButtonLink href={hrefPage('dueDates')} kind="quiet">
      {words.allDates}
    </ButtonLink>
  </DueDatesCard>
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

export const AllDueDates = () => (
  <DueDatesCard
    groups={groups}
    whole={{ counts: countsOfKinds, add: googleLink('', buildDay, firm.origin + hrefPage('dueDates')) }}
  >
    <Count>
      <span data-share="" data-live="">
        {dueDates.share}
      </span>
    </Count>
    <div className={styles.dueWays}>
      <button type="button" className={buttonClass('quiet')} data-show-all="" data-live="">
        {words.showAll}
      </button>
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
  </DueDatesCard>
);
