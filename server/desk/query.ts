/** The address of the inbox: its list, filter and page, as the links of the desk say them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allCities } from '../../content/cities/index.ts';
import { locales } from '../../src/addresses/locale.ts';
import { lateBefore, monthSpan } from '../../src/desk/lead-words.ts';
import { choiceNames, deskStates, withQuery } from '../../src/desk/page.ts';
import type { Edition } from '../../src/edition/edition.ts';
import { contactChoices } from '../../src/forms/contact.ts';
import { dayInIndia } from '../../src/office/indian-time.ts';
import { type DeskFilter, readSearch } from '../leads/store/desk-repository.ts';

const names = ['state', 'q', ...choiceNames, 'page', 'select'] as const;

type Query = Readonly<Record<string, unknown>>;

export const takeQuery = ({ query }: Pick<FastifyRequest, 'query'>): Query => query as Query;

const readValue = (query: Query, name: (typeof names)[number]): string => {
  const value = query[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** Returns the whole number that a text is; null where it is none. */
export const readNumber = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** Returns what of an address is kept when an enquiry is opened, or something is done with it. */
export const keepQuery = (query: Query): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (readValue(query, name) ? [[name, readValue(query, name)]] : [])));

/** Redirects to a page that keeps the list of the request. @param changes parts of its address to set, or to remove where null */
export const redirectWithin = (
  request: Pick<FastifyRequest, 'query'>,
  reply: FastifyReply,
  path: string,
  changes: Readonly<Record<string, string | null>>,
): FastifyReply => reply.redirect(withQuery(path, keepQuery(takeQuery(request)), changes), 303);

/** Reads which enquiries are asked for, and leaves out what it does not know. */
export const readListQuery = (
  edition: Edition,
  query: Query,
  who: string,
  now: number,
): { readonly filter: DeskFilter; readonly page: number } => {
  const readOne = (name: (typeof names)[number]): string => readValue(query, name);
  const span = monthSpan(readOne('month'));
  return {
    filter: {
      state: deskStates.find((each) => each === readOne('state')) ?? (readOne('q') ? 'all' : 'new'),
      who,
      lateBefore: lateBefore(edition.officeHours, now),
      today: dayInIndia(now),
      ...readSearch(readOne('q')),
      service: contactChoices(edition).find(({ value }) => value === readOne('service'))?.value ?? null,
      city: allCities.find(({ slug }) => slug === readOne('city'))?.slug ?? null,
      language: locales.find((locale) => locale === readOne('language')) ?? null,
      since: span?.since ?? null,
      before: span?.before ?? null,
    },
    page: Math.min(10_000, Math.max(1, Math.floor(Number(readOne('page'))) || 1)),
  };
};
