/** Finds where a page names the town of the sample although the office is elsewhere. */
import { NodeType, type Node as ParsedNode, parse } from 'node-html-parser';
import type { ScreenRoute } from '../../src/addresses/route.ts';

const TOWN = /Coimbatore|கோயம்புத்தூ|கோயமுத்தூ|கோவை/;

/**
 * The texts that may name Coimbatore wherever the office is, and the section of the specification that has each.
 */
const exceptions = [
  { section: '2.2', what: 'links to the pages of Coimbatore, in lists of cities', parts: 'a[href*="coimbatore"]' },
  { section: '2.8', what: 'the cities that the search knows', parts: 'script[type="application/json"]' },
  { section: '2.8', what: 'the district below the name of a city', parts: 'a[data-city] span' },
  { section: '2.9', what: 'the district of a city', parts: '.factList dd' },
  { section: '2.12', what: 'the cities by district', parts: '.districts dt' },
  { section: '9', what: 'the public office whose rule a figure is', parts: 'a[href="https://www.ccmc.gov.in"]' },
  { section: '2.9', what: 'the public offices that decide for a city', parts: 'table tr, table caption' },
  { section: '2.9', what: 'the public offices of Coimbatore on the page of all offices', parts: 'section#coimbatore' },
  { section: '2.9', what: 'where the tribunal sits, on the page of all offices', parts: '#kinds details' },
  { section: '2.9', what: 'where the tribunal sits, below the offices of a city', parts: '.officeNote' },
] as const;

/** Sentences about the trades of Pollachi, whose buyers and guests come from Coimbatore (2.9, 2.10). */
const ofTrades = /^An exporter in Coimbatore ships my pith blocks|^கோயம்புத்தூர், கேரளத்திலிருந்து வார இறுதியில்/;

const readTexts = (node: ParsedNode): string[] =>
  node.nodeType === NodeType.TEXT_NODE ? [node.text.trim()] : node.childNodes.flatMap(readTexts);

const SHOWN = ['content', 'aria-label', 'alt', 'title', 'placeholder', 'data-title'] as const;

/** Returns the texts of a page that name Coimbatore and are no exception; a page about Coimbatore has none. */
export const mentionsOfSampleTown = (route: ScreenRoute, html: string): string[] => {
  if ('city' in route && route.city === 'coimbatore') return [];
  const page = parse(html);
  for (const { parts } of exceptions) for (const part of page.querySelectorAll(parts)) part.remove();
  const attributes = page
    .querySelectorAll('*')
    .flatMap((element) => SHOWN.map((name) => element.getAttribute(name) ?? ''));
  return [...readTexts(page), ...attributes].filter((text) => TOWN.test(text) && !ofTrades.test(text));
};
