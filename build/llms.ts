import { cityIndex } from '../content/city-index.ts';
import { cityPlaces } from '../content/city-places.ts';
import { claimed } from '../content/claimed.ts';
import { fact } from '../content/facts.ts';
import { firm } from '../content/firm.ts';
import { hoursLine } from '../content/pages/reach.ts';
import { type ServiceEntry, serviceIndex } from '../content/service-index.ts';
import { toolIndex } from '../content/tool-index.ts';
import { hrefCity, hrefCityService, hrefService, hrefTool, markdownPath } from '../src/site/href.ts';
import { type Locale, localePrefixes } from '../src/site/locale.ts';
import { fixedPaths } from '../src/site/route.ts';
import type { DescribedPage } from './described-page.ts';

const twin = (path: string): string => firm.origin + markdownPath(path);

/**
 * The guide for language models (llmstxt.org): who the firm is, and the addresses of its pages as Markdown.
 * @param pages every page; those with a fixed address are listed with their titles and descriptions
 * @param locales the languages of the site
 */
export const llmsTxt = (pages: readonly DescribedPage[], locales: readonly Locale[]): string => {
  const once = new Set<string>(Object.values(fixedPaths));
  const [city] = cityIndex;
  // The firm's shape has six services at least.
  const [service] = serviceIndex as readonly [ServiceEntry];
  return `# ${firm.name}

> Tax and accounting consultancy in ${firm.address.locality}, ${firm.address.region}, India${claimed('founded', `, since ${fact('firm.founded')}`, '')}: ${serviceIndex.length} services for businesses and individuals in ${cityIndex.length} cities of ${firm.address.region}. Open ${hoursLine}. Phone ${firm.phone}, e-mail ${firm.email}.${claimed('free-consultation', ' The first consultation is free.', '')}

Every page is also there as Markdown under its own address with ".md" at the end. A service in a city is at ${firm.origin}/locations/{city}/{service}.md, for example ${twin(hrefCityService(city.slug, service.slug))}. The papers that a service needs are at ${firm.origin}/services/{service}/papers.md.${locales.includes('ta') ? ` Most pages are in Tamil too, under the same address after ${firm.origin}${localePrefixes.ta}.` : ''}

## Pages

${pages
  .filter((page) => once.has(page.path))
  .map((page) => `- [${page.title}](${twin(page.path)}): ${page.description}`)
  .join('\n')}

## Services

${serviceIndex.map((entry) => `- [${entry.name}](${twin(hrefService(entry.slug))}): ${entry.summary}`).join('\n')}

## Tools

${toolIndex.map((entry) => `- [${entry.name}](${twin(hrefTool(entry.slug))}): ${entry.summary}`).join('\n')}

## Cities

${cityIndex.map((entry) => `- [${entry.name}](${twin(hrefCity(entry.slug))}): ${cityPlaces[entry.slug].district} district`).join('\n')}
`;
};
