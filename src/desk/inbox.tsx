import { allCities } from '../../content/cities/index.ts';
import { contactOptions } from '../../content/contact-options.ts';
import type { Words } from '../../content/words.ts';
import { locales } from '../addresses/locale.ts';
import type { Edition } from '../edition/edition.ts';
import type { Lead } from '../forms/lead.ts';
import { DAY_MS } from '../office/durations.ts';
import { inIndia, inIndiaShort } from '../office/indian-moment.ts';
import { dayInIndia } from '../office/indian-time.ts';
import { useEdition } from '../ui/edition.tsx';
import { Enquiry } from './enquiry.tsx';
import { cityOf, monthBeside } from './lead-words.ts';
import {
  choiceNames,
  type DeskData,
  deskPaths,
  deskStates,
  hrefDeskEnquiry,
  hrefDeskList,
  type Link,
  type ListData,
  PAGE_ROWS,
  withQuery,
} from './page.ts';
import { Age, DoneStrip, Links, StatusMark } from './parts.tsx';

interface ListProps {
  readonly list: ListData;
  /** The id of the enquiry that is shown beside the list. */
  readonly open: string | undefined;
  readonly now: number;
}

/** A row of the last half year needs no year. */
const HALF_YEAR_MS = 180 * DAY_MS;

/** As many months can be chosen as enquiries are kept. */
const MONTHS = 36;

const isFiltered = ({ query }: ListData): boolean => ['q', ...choiceNames].some((name) => query.has(name));

export const listTitle = ({ desk }: Pick<Words, 'desk'>, { state }: ListData): string =>
  desk.list.title(desk.states[state]);

const States = ({ list: { query, counts, state: open } }: { readonly list: ListData }) => {
  const { desk } = useEdition();
  return (
    <nav className="states" aria-label={desk.nav.enquiries}>
      <ul>
        {deskStates.map((state) => (
          <li key={state}>
            <a
              href={withQuery(deskPaths.enquiries, query, { state, page: null, q: null })}
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

type Options = readonly (readonly [value: string, label: string])[];

const optionsAt = (
  { desk, monthInWords }: Pick<Words, 'desk' | 'monthInWords'>,
  now: number,
): Readonly<Record<(typeof choiceNames)[number], Options>> => {
  const month = dayInIndia(now).slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, back) => monthBeside(month, -back));
  return {
    service: contactOptions.map((option) => [option, option]),
    city: allCities.map(({ slug, name }) => [slug, name]),
    language: locales.map((locale) => [locale, desk.enquiry.languages[locale]]),
    month: months.map((each) => [each, monthInWords(each)]),
  };
};

const Search = ({ list: { query, state }, now }: { readonly list: ListData; readonly now: number }) => {
  const edition = useEdition();
  const { desk } = edition;
  const options = optionsAt(edition, now);
  return (
    <search>
      <form className="search" method="get" action={deskPaths.enquiries}>
        <label className="words">
          {desk.list.search}
          <input type="search" name="q" defaultValue={query.get('q') ?? ''} placeholder={desk.list.searchHelp} />
        </label>
        {/* A search looks everywhere, a filter in the list that is open. */}
        <button type="submit" name="state" value="all">
          {desk.list.show}
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
              {desk.list.show}
            </button>
          </div>
        </details>
      </form>
    </search>
  );
};

const aboutOf = (edition: Edition, lead: Lead, now: number): string =>
  [
    now - lead.receivedAt < HALF_YEAR_MS ? inIndiaShort(lead.receivedAt) : inIndia(lead.receivedAt),
    lead.service,
    cityOf(edition, lead),
    lead.language === 'en' ? null : edition.desk.enquiry.languages[lead.language],
  ]
    .filter(Boolean)
    .join(', ');

const Rows = ({ list: { leads, query }, open, now }: ListProps) => {
  const edition = useEdition();
  return (
    <ul className="rows">
      {leads.map((lead) => (
        <li key={lead.id}>
          <a href={hrefDeskEnquiry(lead.id, query)} aria-current={lead.id === open ? 'true' : undefined}>
            <span className="name">{lead.name ?? edition.desk.list.noName}</span>
            <Age lead={lead} now={now} />
            <span className="about">{aboutOf(edition, lead, now)}</span>
            <StatusMark lead={lead} now={now} />
          </a>
        </li>
      ))}
    </ul>
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

const EnquiryList = ({ list, open, now }: ListProps) => {
  const edition = useEdition();
  const { desk } = edition;
  const Title = open === undefined ? 'h1' : 'h2';
  const { query, leads } = list;
  return (
    <section className="list" aria-labelledby="list-title">
      <Title id="list-title">{listTitle(edition, list)}</Title>
      <Search list={list} now={now} />
      <p className="links">
        {desk.list.count(list.count)}
        {isFiltered(list) && <a href={hrefDeskList(list.state)}>{desk.list.clear}</a>}
      </p>
      {leads.length === 0 ? (
        <p className="none">{isFiltered(list) ? desk.list.noneFound : desk.list.none}</p>
      ) : (
        <Rows list={list} open={open} now={now} />
      )}
      <p className="links">
        <Links links={pageLinks(edition, list)} />
      </p>
      <p className="links">
        <a href={withQuery('/export.xlsx', query, { page: null })}>{desk.list.excel}</a>
        <a href={withQuery('/export.csv', query, { page: null })}>{desk.list.csv}</a>
      </p>
    </section>
  );
};

export const Inbox = ({ list, enquiry, done, erased, now, who }: DeskData['inbox'] & { readonly who: string }) => {
  const { desk } = useEdition();
  return (
    <main className={enquiry ? 'inbox has-enquiry' : 'inbox'} id="content">
      <States list={list} />
      <EnquiryList list={list} open={enquiry?.lead.id} now={now} />
      {enquiry ? (
        <Enquiry {...enquiry} done={done} query={list.query} who={who} now={now} />
      ) : (
        <div className="enquiry empty">
          {erased !== null && <DoneStrip text={desk.erase.done(erased)} />}
          <p className="none">{desk.list.choose}</p>
        </div>
      )}
    </main>
  );
};
