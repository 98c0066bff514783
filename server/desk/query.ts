/** The address of the inbox: its list, filter and page, as the links of the desk say them. */
import type { FastifyRequest } from 'fastify';
import { allCities } from '../../content/cities/index.ts';
import { locales } from '../../src/addresses/locale.ts';
import { lateBefore, monthSpan } from '../../src/desk/lead-words.ts';
import { choiceNames, deskStates } from '../../src/desk/page.ts';
import type { Edition } from '../../src/edition/edition.ts';
import { contactChoices } from '../../src/forms/contact.ts';
import { dayInIndia } from '../../src/office/indian-time.ts';
import { type DeskFilter, readSearch } from '../leads/store/desk-repository.ts';

const names = ['state', 'q', ...choiceNames, 'page', 'select'] as const;

type Query = Readonly<Record<string, unknown>>;

export const takeQuery = ({ query }: Pick<FastifyRequest, 'query'>): Query => query as Query;

const saidIn = (query: Query, name: (typeof names)[number]): string => {
  const value = query[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** Returns what of an address is kept when an enquiry is opened, or something is done with it. */
export const keepQuery = (query: Query): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (saidIn(query, name) ? [[name, saidIn(query, name)]] : [])));

/** Reads which enquiries are asked for, and leaves out what it does not know. */
export const readListQuery = (
  edition: Edition,
  query: Query,
  who: string,
  now: number,
): { readonly filter: DeskFilter; readonly page: number } => {
  const said = (name: (typeof names)[number]): string => saidIn(query, name);
  const span = monthSpan(said('month'));
  return {
    filter: {
      state: deskStates.find((each) => each === said('state')) ?? (said('q') ? 'all' : 'new'),
      who,
      lateBefore: lateBefore(edition.officeHours, now),
      today: dayInIndia(now),
      ...readSearch(said('q')),
      service: contactChoices(edition).find(({ value }) => value === said('service'))?.value ?? null,
      city: allCities.find(({ slug }) => slug === said('city'))?.slug ?? null,
      language: locales.find((locale) => locale === said('language')) ?? null,
      since: span?.since ?? null,
      before: span?.before ?? null,
    },
    page: Math.min(10_000, Math.max(1, Math.floor(Number(said('page'))) || 1)),
  };
};
