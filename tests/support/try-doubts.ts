/**
 * Renders every page as specified and with all doubts' replacements, and with each replacement alone the pages that all
 * of them change, of two cities; prints what it found as JSON. A process of its own: the pages' bundle reads the register
 * again for each.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { doubtIds, doubts } from '../../content/doubts/doubts.ts';
import type { RenderedPage } from '../../src/pages/render.tsx';
import { pageRoutes } from '../../src/site/addresses.ts';
import { canonicalPath } from '../../src/site/href.ts';

process.env.NODE_ENV = 'production';
const bundle = pathToFileURL(join(import.meta.dirname, '..', '..', '.cache', 'server', 'en', 'render.js')).href;

/** What a trial showed. */
export interface Trial {
  /** Pages whose text or data differs from the site's. */
  readonly changed: number;
  /** For each doubt that is accepted: the pages that still show the old value. */
  readonly still: Readonly<Record<string, readonly string[]>>;
  /** Pages whose text holds the traces of a sentence put together badly. */
  readonly broken: readonly string[];
}

/** The visible text, and the data for search engines. */
const textOf = ({ body, structuredData }: Pick<RenderedPage, 'body' | 'structuredData'>): string =>
  `${body.replace(/<\/?mark[^>]*>/g, '').replace(/<[^>]+>/g, ' ')} ${structuredData}`.replace(/\s+/g, ' ');

/** The cities whose pages are looked at for each replacement; those of the others are made of the same parts. */
const cities: ReadonlySet<string> = new Set(['coimbatore', 'sivakasi']);
const every = pageRoutes(['en']);

const texts = async (asIf: string, routes = every): Promise<Map<string, string>> => {
  Object.assign(process.env, { FACTS_AS_IF: asIf });
  const { renderPage } = await import(`${bundle}?${asIf}`);
  return new Map(routes.map((route) => [canonicalPath(route), textOf(renderPage(route))]));
};

const badlyPut = /undefined|\[object|,\s*[,.]|\.\s*\.(?!\.)|\(\s*\)| ,/;

const today = await texts('none');
const judge = (now: ReadonlyMap<string, string>, accepted: readonly (typeof doubtIds)[number][]): Trial => {
  const pages = [...now];
  return {
    changed: pages.filter(([path, text]) => text !== today.get(path)).length,
    still: Object.fromEntries(
      accepted.map((id) => [id, pages.filter(([, text]) => doubts[id].gone.test(text)).map(([path]) => path)]),
    ),
    broken: pages
      .filter(([path, text]) => badlyPut.test(text) && !badlyPut.test(today.get(path) ?? ''))
      .map(([path]) => path),
  };
};

const whole = await texts('all');
const few = every.filter((route) => {
  const path = canonicalPath(route);
  return whole.get(path) !== today.get(path) && !('city' in route && !cities.has(route.city));
});
const found: Record<string, Trial> = { all: judge(whole, doubtIds) };
for (const id of doubtIds) found[id] = judge(await texts(id, few), [id]);
const shownToday = Object.fromEntries(
  doubtIds.map((id) => [id, [...today].filter(([, text]) => doubts[id].gone.test(text)).length]),
);
console.log(JSON.stringify({ found, shownToday }));
