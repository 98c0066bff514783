import { allCities } from '../../content/cities/index.ts';
import type { Words } from '../../content/words.ts';
import { locales } from '../addresses/locale.ts';
import type { Edition } from '../edition/edition.ts';
import { contactChoices } from '../forms/contact.ts';
import type { Lead } from '../forms/lead.ts';
import { clockWords } from '../office/indian-moment.ts';
import { dayInIndia } from '../office/indian-time.ts';
import { useEdition } from '../ui/edition.tsx';
import { severalActions } from './actions.ts';
import { DoneMessage } from './done.tsx';
import { Enquiry } from './enquiry.tsx';
import {
  findStatus,
  firstWords,
  isOpenStatus,
  monthBeside,
  nameCity,
  nearDay,
  rowDay,
  staffName,
  startOfDay,
} from './lead-words.ts';
import {
  choiceNames,
  type DeskData,
  deskPaths,
  deskStates,
  hrefDeskEnquiry,
  hrefDeskList,
  type Link,
  type ListData,
  NEWS_OVERLAP_MS,
  PAGE_ROWS,
  withQuery,
} from './page.ts';
import { Age, DoneStrip, Links, Parts } from './parts.tsx';

interface ListProps {
  readonly list: ListData;
  /** The id of the enquiry that is shown beside the list. */
  readonly open: string | undefined;
  readonly now: number;
}

/** Enquiries of so many months can be chosen, because they are kept so long. */
const MONTHS = 36;

const isFiltered = ({ query }: ListData): boolean => ['q', ...choiceNames].some((name) => query.has(name));

export const listTitle = ({ desk }: Pick<Words, 'desk'>, { state }: ListData): string => desk.list.titles[state];

const States = ({ list: { query, counts, state: open } }: { readonly list: ListData }) => {
  const { desk } = useEdition();
  return (
    <nav className="states" aria-label={desk.nav.enquiries}>
      <ul>
        {deskStates.map((state) => (
          <li key={state}>
            <a
              href={withQuery(deskPaths.enquiries, query, { state, page: null, q: null, select: null })}
              aria-current={state === open ? 'page' : undefined}
            >
              {desk.states[state]}{' '}
              <span className={state === 'late' && counts.late > 0 ? 'count late' : 'count'}>{counts[state]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Shows the head of the list on a phone: lists and pages, what is late, and the search. */
export const PhoneMenu = ({ list }: { readonly list: ListData }) => {
  const { desk } = useEdition();
  const { state, counts } = list;
  return (
    <div className="phone-menu">
      <details>
        <summary>
          {desk.states[state]} <b>{counts[state]}</b>
        </summary>
        <div>
          <States list={list} />
          <Parts current="enquiries" />
        </div>
      </details>
      {counts.late > 0 && state !== 'late' && (
        <a className="late" href={hrefDeskList('late')}>
          {desk.list.late(counts.late)}
        </a>
      )}
      <a className="find" href={`#${SEARCH_ID}`}>
        <span className="unseen">{desk.list.search}</span>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-3.8-3.8" />
        </svg>
      </a>
    </div>
  );
};

type Options = readonly (readonly [value: string, label: string])[];

const optionsAt = (edition: Edition, now: number): Readonly<Record<(typeof choiceNames)[number], Options>> => {
  const { desk, monthInWords } = edition;
  const month = dayInIndia(now).slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, back) => monthBeside(month, -back));
  return {
    service: contactChoices(edition).map(({ value }) => [value, value]),
    city: allCities.map(({ slug, name }) => [slug, name]),
    language: locales.map((locale) => [locale, desk.enquiry.languages[locale]]),
    month: months.map((each) => [each, monthInWords(each)]),
  };
};

const SEARCH_ID = 'search';

const Search = ({ list, now }: { readonly list: ListData; readonly now: number }) => {
  const { query, state } = list;
  const edition = useEdition();
  const { desk } = edition;
  const options = optionsAt(edition, now);
  return (
    <search>
      <form className={isFiltered(list) ? 'search is-used' : 'search'} method="get" action={deskPaths.enquiries}>
        <label className="words">
          <span className="unseen">{desk.list.search}</span>
          <input
            id={SEARCH_ID}
            type="search"
            name="q"
            defaultValue={query.get('q') ?? ''}
            placeholder={desk.list.searchHelp}
          />
        </label>
        {/* A search looks everywhere, a filter in the list that is open. */}
        <button type="submit" name="state" value="all">
          {desk.list.search}
        </button>
        <details open={choiceNames.some((name) => query.has(name))}>
          <summary>{desk.list.filter}</summary>
          <div className="choices">
            {choiceNames.map((name) => (
              <label key={name}>
                {desk.list[name]}
                <select name={name} defaultValue={query.get(name) ?? ''}>
                  <option value="">{desk.list.any}</option>
                  {options[name].map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <button type="submit" name="state" value={state}>
              {desk.list.apply}
            </button>
          </div>
        </details>
      </form>
    </search>
  );
};

const describeLead = (edition: Edition, lead: Lead): string =>
  [lead.service, nameCity(edition, lead), lead.language === 'en' ? null : edition.desk.enquiry.languages[lead.language]]
    .filter(Boolean)
    .join(', ');

const holderLine = (edition: Edition, lead: Lead, staff: readonly string[], now: number): string => {
  const { desk, officeHours } = edition;
  const { row, enquiry } = desk;
  const { takenBy, callOn, answeredAt, answeredBy, outcome } = lead;
  const name = (who: string): string => enquiry.who[who] ?? staffName(staff, who);
  if (answeredAt !== null) return row.answered(name(answeredBy ?? ''), outcome);
  const isOpen = isOpenStatus(findStatus(officeHours, lead, now));
  const holder = takenBy === null ? desk.states.nobody : row.has(name(takenBy));
  return [
    ...(isOpen || takenBy !== null ? [holder] : []),
    ...(callOn !== null && isOpen
      ? [row.callAgain(callOn === dayInIndia(now) ? null : nearDay(edition, startOfDay(callOn), now))]
      : []),
  ].join(', ');
};

interface RowProps {
  readonly lead: Lead;
  readonly staff: readonly string[];
  readonly now: number;
}

const RowText = ({ lead, staff, now }: RowProps) => {
  const edition = useEdition();
  const { large, half, small, isLate } = rowDay(edition, lead, now);
  return (
    <>
      <span className="what">
        <span className="name">{lead.name ?? edition.desk.list.noName}</span> <Age lead={lead} now={now} />
        <span className="about">{describeLead(edition, lead)}</span>
        <span className="words">{firstWords(lead)}</span>
        <span className="holder">{holderLine(edition, lead, staff, now)}</span>
      </span>{' '}
      <span className={isLate ? 'day late' : 'day'}>
        <b>
          {large} <small>{half}</small>
        </b>{' '}
        <span>{small}</span>
      </span>
    </>
  );
};

/** Shows a row of the list, which leads to the enquiry. */
export const Row = ({ query, isCurrent, ...row }: RowProps & { query: URLSearchParams; isCurrent?: boolean }) => (
  <li>
    <a href={hrefDeskEnquiry(row.lead.id, query)} aria-current={isCurrent ? 'true' : undefined}>
      <RowText {...row} />
    </a>
  </li>
);

/** Rows that can be chosen, each with a box to tick, and what can be done to all that are chosen. */
const Selection = ({ list: { leads, query, staff, selection }, now }: ListProps) => {
  const { list } = useEdition().desk;
  return (
    <form method="post" action={withQuery(deskPaths.several, query)}>
      <ul className="rows">
        {leads.map((lead) => (
          <li key={lead.id}>
            <label>
              <input type="checkbox" name="lead" value={lead.id} defaultChecked={selection === 'all'} />
              <RowText lead={lead} staff={staff} now={now} />
            </label>
          </li>
        ))}
      </ul>
      <div className="several">
        {severalActions.map((action) => (
          <button key={action} type="submit" name="action" value={action}>
            {list.several[action]}
          </button>
        ))}
      </div>
    </form>
  );
};

const SelectLinks = ({ list: { query, selection } }: { readonly list: ListData }) => {
  const { list } = useEdition().desk;
  const link = (label: string, select: string | null): Link => ({
    label,
    href: withQuery(deskPaths.enquiries, query, { select }),
  });
  return (
    <Links
      links={
        selection === null
          ? [link(list.select, 'some')]
          : [...(selection === 'some' ? [link(list.selectAll, 'all')] : []), link(list.selectNone, null)]
      }
    />
  );
};

const pageLinks = ({ desk }: Pick<Words, 'desk'>, { page, count, query }: ListData): readonly Link[] => {
  const link = (label: string, number: number): Link => ({
    label,
    href: withQuery(deskPaths.enquiries, query, { page: String(number) }),
  });
  return [
    ...(page > 1 ? [link(desk.list.newer, page - 1)] : []),
    ...(page * PAGE_ROWS < count ? [link(desk.list.older, page + 1)] : []),
  ];
};

/** True if an open page can add new rows at the end, because the list ends with the newest. */
const isLive = (list: ListData): boolean =>
  list.state === 'new' && list.selection === null && !isFiltered(list) && list.page * PAGE_ROWS >= list.count;

const EnquiryList = ({ list, open, now }: ListProps) => {
  const edition = useEdition();
  const { desk } = edition;
  const Title = open === undefined ? 'h1' : 'h2';
  const { query, leads, staff } = list;
  return (
    <section className="list" aria-labelledby="list-title">
      <Title id="list-title">{listTitle(edition, list)}</Title>
      <Search list={list} now={now} />
      <p
        className="news"
        role="status"
        data-text={desk.list.news('{count}', '{since}')}
        data-since={clockWords(now)}
        data-href={hrefDeskList('new')}
      />
      <p className="links">
        {desk.list.count(list.count)}
        {isFiltered(list) && <a href={hrefDeskList(list.state)}>{desk.list.clear}</a>}
        {leads.length > 0 && <SelectLinks list={list} />}
      </p>
      {leads.length === 0 && <p className="none">{isFiltered(list) ? desk.list.noneFound : desk.list.none}</p>}
      {leads.length > 0 && list.selection !== null && <Selection list={list} open={open} now={now} />}
      {leads.length > 0 && list.selection === null && (
        <ul className="rows" data-live={isLive(list) || undefined}>
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} staff={staff} query={query} now={now} isCurrent={lead.id === open} />
          ))}
        </ul>
      )}
      <p className="links">
        <Links links={pageLinks(edition, list)} />
      </p>
      <p className="links">
        <a href={withQuery('/export.xlsx', query, { page: null, select: null })}>{desk.list.excel}</a>
        <a href={withQuery('/export.csv', query, { page: null, select: null })}>{desk.list.csv}</a>
      </p>
    </section>
  );
};

export const Inbox = ({
  list,
  enquiry,
  done,
  erased,
  known,
  now,
  who,
}: DeskData['inbox'] & { readonly who: string }) => {
  const { desk } = useEdition();
  const isOpen = enquiry !== null;
  return (
    <main
      className={isOpen ? 'inbox has-enquiry' : 'inbox'}
      id="content"
      data-news={withQuery(deskPaths.news, list.query, { since: String(now - NEWS_OVERLAP_MS) })}
      data-known={known.join(' ')}
    >
      <States list={list} />
      <EnquiryList list={list} open={enquiry?.lead.id} now={now} />
      {isOpen ? (
        <Enquiry {...enquiry} done={done} list={list} who={who} now={now} />
      ) : (
        <div className={done || erased !== null ? 'enquiry' : 'enquiry empty'}>
          {done && <DoneMessage done={done} open={null} list={list} who={who} />}
          {erased !== null && <DoneStrip text={desk.erase.done(erased)} />}
          <p className="none">{desk.list.choose}</p>
        </div>
      )}
    </main>
  );
};
