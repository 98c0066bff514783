import { allCities } from '../../content/cities/index.ts';
import { contactOptions } from '../../content/contact-options.ts';
import { monthInWords } from '../../content/dates.ts';
import { desk } from '../../content/desk.ts';
import {
  type Button,
  type Done,
  type EnquiryView,
  hrefDeskEnquiry,
  hrefDeskList,
  type Line,
  type Link,
  type List,
} from '../../src/desk/page.ts';
import { canBeMailed } from '../../src/forms/email-address.ts';
import { answerDue } from '../../src/site/answer-due.ts';
import { DAY_MS } from '../../src/site/durations.ts';
import { enquiryWordsAt } from '../../src/site/enquiry.ts';
import { dayInIndia } from '../../src/site/indian-time.ts';
import { locales } from '../../src/site/locale.ts';
import { inIndia, inIndiaShort } from '../leads/indian-moment.ts';
import { phoneLinks, shown } from '../leads/outbox/letter.ts';
import {
  type DeskFilter,
  type DeskState,
  deskStates,
  type Found,
  type Shown,
  searchOf,
  type WholeLead,
} from '../leads/store/desk-repository.ts';
import type { Delivery, HistoryTable, Lead } from '../leads/store/schema.ts';
import { ageOf, cityOf, enquiryStatus, lateBefore, markOf, monthBeside, monthSpan } from './words.ts';

export const PAGE_ROWS = 50;

/** For so long a row needs no year, milliseconds. */
const HALF_YEAR = 180 * DAY_MS;

/** How many months can be chosen: for so long enquiries are kept. */
const MONTHS = 36;

const choiceNames = ['service', 'city', 'language', 'month'] as const;
const names = ['state', 'q', ...choiceNames, 'page'] as const;

export interface Wanted {
  readonly filter: DeskFilter;
  readonly page: number;
  readonly query: URLSearchParams;
}

type Query = Readonly<Record<string, unknown>>;

const saidIn = (query: Query, name: (typeof names)[number]): string => {
  const value = query[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** What of an address is kept when an enquiry is opened, or something is done with it. */
export const keptOf = (query: Query): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (saidIn(query, name) ? [[name, saidIn(query, name)]] : [])));

/** What it does not know it leaves out. */
export const wantedOf = (query: Query, now: number): Wanted => {
  const said = (name: (typeof names)[number]): string => saidIn(query, name);
  const state = deskStates.find((each) => each === said('state')) ?? (said('q') ? 'all' : 'new');
  const span = monthSpan(said('month'));
  return {
    filter: {
      state,
      lateBefore: lateBefore(now),
      ...searchOf(said('q')),
      service: contactOptions.find((option) => option === said('service')) ?? null,
      city: allCities.find(({ slug }) => slug === said('city'))?.slug ?? null,
      language: locales.find((locale) => locale === said('language')) ?? null,
      since: span?.since ?? null,
      before: span?.before ?? null,
    },
    page: Math.min(10_000, Math.max(1, Math.floor(Number(said('page'))) || 1)),
    query: keptOf(query),
  };
};

const at = (path: string, query: URLSearchParams, changes: Readonly<Record<string, string | null>> = {}): string => {
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes))
    if (value === null) all.delete(name);
    else all.set(name, value);
  const text = all.toString();
  return text ? `${path}?${text}` : path;
};

export const hrefLead = (id: string, query = new URLSearchParams()): string => at(hrefDeskEnquiry(id), query);

export const nameOf = ({ name, email }: Lead): string => name ?? email ?? desk.list.noName;

/** A lead without a reference is of the newsletter, or older than references. */
export const referenceOf = ({ reference, form, id }: Lead): string =>
  reference ?? (form === 'newsletter' ? desk.newsletter.title : id.slice(0, 8));

const MOST_BEFORE = 50;

const rowsOf = (leads: readonly Lead[], open: string | null, query: URLSearchParams, now: number): List['rows'] =>
  leads.map((lead) => ({
    href: hrefLead(lead.id, query),
    open: lead.id === open,
    name: lead.name ?? desk.list.noName,
    about: [
      (now - lead.received_at < HALF_YEAR ? inIndiaShort : inIndia)(lead.received_at),
      lead.service,
      cityOf(lead),
      lead.language === 'en' ? null : desk.enquiry.languages[lead.language],
    ]
      .filter(Boolean)
      .join(', '),
    age: ageOf(lead, now),
    mark: markOf(lead, now),
  }));

export const listView = (
  { filter, page, query }: Wanted,
  { count, leads }: Found,
  counts: Readonly<Record<DeskState, number>>,
  open: string | null,
  now: number,
): List => {
  const month = dayInIndia(now).slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, back) => monthBeside(month, -back));
  const options = {
    service: contactOptions.map((option) => [option, option] as const),
    city: allCities.map(({ slug, name }) => [slug, name] as const),
    language: locales.map((locale) => [locale, desk.enquiry.languages[locale]] as const),
    month: months.map((each) => [each, monthInWords(each)] as const),
  };
  const isFiltered = ['q', ...choiceNames].some((name) => query.has(name));
  const pageLink = (label: string, number: number): Link => ({ label, href: at('/', query, { page: String(number) }) });
  return {
    title: desk.list.title(desk.states[filter.state]),
    states: deskStates.map((state) => ({
      label: desk.states[state],
      href: at('/', query, { state, page: null, q: null }),
      count: counts[state],
      current: state === filter.state,
      late: state === 'late',
    })),
    search: query.get('q') ?? '',
    state: filter.state,
    choices: choiceNames.map((name) => ({
      name,
      label: desk.list[name],
      chosen: query.get(name) ?? '',
      options: options[name],
    })),
    count: desk.list.count(count),
    rows: rowsOf(leads, open, query, now),
    none: isFiltered ? desk.list.noneFound : desk.list.none,
    pages: [
      ...(page > 1 ? [pageLink(desk.list.newer, page - 1)] : []),
      ...(page * PAGE_ROWS < count ? [pageLink(desk.list.older, page + 1)] : []),
    ],
    exports: [
      { label: desk.list.excel, href: at('/export.xlsx', query, { page: null }) },
      { label: desk.list.csv, href: at('/export.csv', query, { page: null }) },
    ],
    clear: isFiltered ? hrefDeskList(filter.state) : null,
  };
};

const whoWords = (who: string): string => desk.enquiry.who[who] ?? who;

const historyLines = (lead: Lead, history: readonly HistoryTable[]): Line[] => [
  { when: inIndia(lead.received_at), what: desk.enquiry.events.received },
  ...history.map(({ at: when, who, event, note }) => ({
    when: inIndia(when),
    what: `${desk.enquiry.events[event]}, ${whoWords(who)}`,
    text: note,
  })),
];

const deliveryLines = (deliveries: readonly Delivery[]): Line[] =>
  deliveries.map(({ channel, state, sent_at, created_at, last_error }) => ({
    when: inIndia(sent_at ?? created_at),
    what: `${desk.enquiry.channels[channel]}: ${desk.enquiry.delivery[state]}`,
    text: state === 'sent' ? null : last_error,
  }));

const mailHref = ({ email, reference }: Lead): string | null =>
  email !== null && canBeMailed(email)
    ? `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(desk.enquiry.mailSubject(reference ?? ''))}`
    : null;

const reachOf = (lead: Lead): Link[] => {
  const mail = mailHref(lead);
  return [
    ...phoneLinks(lead, desk.enquiry).map(([label, href]) => ({ label, href })),
    ...(mail ? [{ label: desk.enquiry.mail, href: mail }] : []),
  ];
};

/** Null where a field holds several numbers: one link around them would call only the first. */
const callHref = (lead: Lead): string | null => {
  const [first, ...others] = reachOf(lead).filter(({ href }) => href.startsWith('tel:'));
  return first && others.length === 0 ? first.href : null;
};

export type Action = 'answered' | 'reopen' | 'take' | 'leave' | 'spam' | 'not-spam' | 'restore' | 'retry' | 'note';

const undoOf = {
  answered: 'reopen',
  reopen: 'answered',
  take: 'leave',
  leave: 'take',
  spam: 'restore',
  'not-spam': 'spam',
  restore: 'spam',
  retry: null,
  note: null,
} as const satisfies Record<Action, Action | null>;

export const actions = Object.keys(undoOf) as Action[];

/** Tells whether what somebody has just done still stands: an undo would change what somebody else did since. */
const stands = {
  answered: ({ answered_by }, who) => answered_by === who,
  reopen: ({ answered_at }) => answered_at === null,
  take: ({ taken_by }, who) => taken_by === who,
  leave: ({ taken_by }) => taken_by === null,
  spam: ({ state }) => state === 'spam',
  'not-spam': ({ state }) => state !== 'held' && state !== 'spam',
  restore: ({ state }) => state !== 'spam',
  retry: () => true,
  note: () => true,
} as const satisfies Record<Action, (lead: Lead, who: string) => boolean>;

/** The names under which a button sends what the page showed: `shownIn` of pages.ts reads them. */
export const shownNames = { answeredAt: 'answered', takenBy: 'taken' } as const satisfies Record<keyof Shown, string>;

const shownOf = ({ answered_at, taken_by }: Lead): NonNullable<Button['sends']> => ({
  ...(answered_at === null ? {} : { [shownNames.answeredAt]: String(answered_at) }),
  ...(taken_by === null ? {} : { [shownNames.takenBy]: taken_by }),
});

const actionPath = (id: string, action: Action, query: URLSearchParams): string =>
  at(`/enquiries/${id}/${action}`, query);

/** @param said the action in the address, or that it changed nothing */
export const doneView = (said: unknown, lead: Lead, who: string, query: URLSearchParams): Done | null => {
  if (said === 'nothing') return { text: desk.did.nothing, undo: null };
  const action = actions.find((each) => each === said);
  if (!action || !stands[action](lead, who)) return null;
  const undo = undoOf[action];
  return {
    text: desk.did[action],
    undo: undo && { label: desk.undo, action: actionPath(lead.id, undo, query), sends: shownOf(lead) },
  };
};

const reasonsOf = ({ reasons }: Lead): string =>
  reasons
    .split(' ')
    .filter(Boolean)
    .map((reason) => desk.enquiry.reasons[reason] ?? reason)
    .join(', ');

export const enquiryView = (
  { lead, history, deliveries }: WholeLead,
  others: readonly Lead[],
  { query }: Wanted,
  who: string,
  noteProblem: string | null,
  now: number,
): EnquiryView => {
  const status = enquiryStatus(lead, now);
  const button = (action: keyof typeof desk.enquiry.actions): Button => ({
    label: desk.enquiry.actions[action],
    action: actionPath(lead.id, action, query),
    sends: shownOf(lead),
  });
  const take = { ...button('take'), ...(lead.taken_by && { label: desk.enquiry.takeOver(lead.taken_by) }) };
  const waits = status === 'new' || status === 'late';
  const setAside = status === 'held' || status === 'spam';
  const row = (label: string, value: string | null, href?: string | null) =>
    value ? [href ? ([label, value, href] as const) : ([label, value] as const)] : [];
  const { rows } = desk.enquiry;
  return {
    name: nameOf(lead),
    reference: referenceOf(lead),
    mark: markOf(lead, now),
    age: ageOf(lead, now),
    back: at('/', query),
    reach: reachOf(lead),
    rows: [
      ...row(rows.phone, lead.phone, callHref(lead)),
      ...row(rows.email, shown(lead.email, 'email'), mailHref(lead)),
      ...row(rows.service, lead.service),
      ...row(rows.about, enquiryWordsAt(lead.page)),
      ...row(rows.received, inIndia(lead.received_at)),
      ...row(rows.promised, waits ? inIndia(answerDue(lead.received_at)) : null),
      ...row(rows.taken, lead.taken_by),
      ...row(rows.reasons, reasonsOf(lead)),
      ...row(rows.language, desk.enquiry.languages[lead.language]),
      ...row(rows.repeats, lead.repeats > 0 ? desk.enquiry.times(lead.repeats) : null),
      ...row(rows.page, lead.page),
      ...row(rows.referrer, lead.referrer),
    ],
    message: lead.message ?? desk.enquiry.noMessage,
    done: waits ? { ...button('answered'), label: desk.enquiry.done } : setAside ? button('not-spam') : null,
    buttons: [
      ...(status === 'answered' ? [button('reopen')] : []),
      ...(status === 'spam' || lead.form !== 'contact' ? [] : [lead.taken_by === who ? button('leave') : take]),
      ...(waits || (status === 'held' && lead.form === 'contact') ? [button('spam')] : []),
      ...(deliveries.some(({ state }) => state === 'dead') ? [button('retry')] : []),
    ],
    erase: at(`/enquiries/${lead.id}/erase`, query),
    note: actionPath(lead.id, 'note', query),
    noteProblem,
    history: historyLines(lead, history),
    deliveries: deliveryLines(deliveries),
    before: others.slice(0, MOST_BEFORE).map((other) => ({
      when: inIndia(other.received_at),
      what: `${referenceOf(other)}, ${markOf(other, now).word}`,
      text: other.message,
      href: hrefLead(other.id, query),
    })),
  };
};
