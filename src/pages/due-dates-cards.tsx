import type { ReactNode } from 'react';

import { googleLink } from '../dates/google-link.ts';
import { groupOf, groupTitle } from '../dates/groups.ts';
import type { Edition } from '../edition/edition.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Icon } from '../ui/drawings/drawings.tsx';
import { DueDatesCard, type DueGroup } from '../ui/due-dates/due-dates.tsx';
import { useEdition } from '../ui/edition.tsx';
import { countsOfKinds, firstDays } from './due-rows.ts';
import styles from './pages.module.css';

export const CALENDARS = 'calendars';

/** The next rows under their headings, as a script writes them on the day of the build. */
const groups = (edition: Edition): readonly DueGroup[] => {
  const { today, dayCount, monthInWords } = edition;
  return [
    ...Map.groupBy(firstDays(edition), ({ on }) => groupTitle(groupOf(on, today), dayCount.group, monthInWords(on))),
  ].map(([title, days]) => ({
    title,
    days: days.map(({ on, dues }) => ({
      on,
      names: dues.map(({ name }) => name),
      areReturns: dues.every(({ isReturn }) => isReturn),
    })),
  }));
};

/** What the rows are; a script says instead how many dates concern the visitor, and offers to show all. */
const Count = ({ children }: { readonly children?: ReactNode }) => {
  const { dayCount } = useEdition();
  return (
    <p>
      <span role="status" data-count="" data-live="">
        {dayCount.first}
      </span>{' '}
      {children}
    </p>
  );
};

export const NextDueDates = ({ raised = false }: { readonly raised?: boolean }) => {
  const edition = useEdition();
  const { hrefPage, dueLedger: words } = edition;
  return (
    <DueDatesCard groups={groups(edition)} whole={{ href: hrefPage('dueDates') }} raised={raised} choosable={raised}>
      <Count />
      <ButtonLink href={hrefPage('dueDates')} kind="quiet">
        {words.allDates}
      </ButtonLink>
    </DueDatesCard>
  );
};

const kindNames = ({ payerKinds }: Edition) =>
  Object.fromEntries(Object.entries(payerKinds).map(([kind, { label }]) => [kind, label]));

/** Asks the office for reminders: of every date, until a script puts in what the visitor has chosen. */
export const RemindLink = () => {
  const edition = useEdition();
  const { reminderHref, dueDates } = edition;
  return (
    <span data-remind={JSON.stringify(kindNames(edition))}>
      <ButtonLink href={reminderHref()} kind="quiet" external>
        {dueDates.calendars.remind}
      </ButtonLink>
    </span>
  );
};

export const AllDueDates = () => {
  const edition = useEdition();
  const { today, firm, hrefPage, dueDates, dueLedger: words, hrefCalendar } = edition;
  return (
    <DueDatesCard
      groups={groups(edition)}
      whole={{ counts: countsOfKinds(edition), add: googleLink('', today, firm.origin + hrefPage('dueDates')) }}
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
};
