/** The records of cities, services and posts by their slugs. The glob takes a new file in by itself. */
import { type CitySlug, cityFacts } from '../../content/cities/index.ts';
import type { LocalSite } from '../../content/local-site.ts';
import { sampleIndex } from '../../content/post-index.ts';
import type { CityContent, CityWords, SamplePost, ServiceContent, TranslatedCityWords } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { OwnPage, OwnService } from '../../content/site.ts';
import type { Edition } from '../edition/edition.ts';
import { perEdition } from '../edition/per-edition.ts';
import { type PostCard, sampleCard } from '../feed/post-card.ts';
import { isOfficeIn } from '../seo/city-data.ts';
import { newestFirst } from '../seo/post-head.ts';
import { makePost, type Post } from './own-post.ts';

/** A translation holds the words of the city's own page alone. */
type Words = TranslatedCityWords & Partial<CityWords>;

/** A record as its file holds it: a value, or a function of the site. */
type Source<T> = T | ((site: LocalSite) => T);

type Sources<T> = Readonly<Record<string, Source<T>>>;

const cityWords: Sources<Words> = import.meta.glob(['../../content/cities/*/en.ts', '../../content/cities/*/ta.ts'], {
  eager: true,
  import: 'content',
});
const services: Sources<ServiceContent> = import.meta.glob(
  ['../../content/services/*/en.ts', '../../content/services/*/ta.ts'],
  { eager: true, import: 'content' },
);
const posts: Sources<SamplePost> = import.meta.glob('../../content/posts/*/en.ts', { eager: true, import: 'content' });

const isFunction = <T extends object>(source: Source<T>): source is (site: LocalSite) => T =>
  typeof source === 'function';

/** Returns the reader of a folder's records in the language of an edition, English where there is no translation. */
const readRecords = <T extends object>(sources: Sources<T>, folder: string) => {
  const made = perEdition(() => new Map<string, T>());
  return (edition: Edition, slug: string): T => {
    const known = made(edition).get(slug);
    if (known) return known;
    const path = `../../content/${folder}/${slug}`;
    const source = sources[`${path}/${edition.locale}.ts`] ?? sources[`${path}/en.ts`];
    if (!source) throw new RangeError(`No file content/${folder}/${slug}/en.ts`);
    const record = isFunction(source) ? source(edition) : source;
    made(edition).set(slug, record);
    return record;
  };
};

const readCityWords = readRecords(cityWords, 'cities');

/** @throws RangeError when there is no such file */
export const cityRecord = (edition: Edition, slug: CitySlug): CityContent => {
  const { services = {}, trades, work, ...words } = readCityWords(edition, slug);
  const { cityEntry, cityPage, town } = edition;
  const facts = cityFacts[slug];
  return {
    slug,
    ...facts,
    ...words,
    services,
    work: isOfficeIn(edition, slug) ? cityPage.workHere(cityEntry(slug).name) : work(town),
    trades: trades.map((trade) => ({ ...trade, services: facts.trades[trade.kind] ?? [] })),
  };
};

/** @throws RangeError when there is no such file */
export const serviceRecord: (edition: Edition, slug: ServiceSlug) => ServiceContent = readRecords(services, 'services');

const samplePost = readRecords(posts, 'posts');

/** @throws RangeError when there is no such file */
export const postRecord = (edition: Edition, slug: string): Post => {
  const own = edition.ownPosts.find(({ id }) => id === slug);
  return own ? makePost(edition, own) : { author: null, image: null, ...samplePost(edition, slug) };
};

/** @throws RangeError when the owner has no such page */
export const ownPage = ({ ownPages }: Edition, id: string): OwnPage => {
  const page = ownPages.find((each) => each.id === id);
  if (!page) throw new RangeError(`No page "${id}" in the owner's folder`);
  return page;
};

/** @throws RangeError when the owner has no such service */
export const ownService = ({ ownServices }: Edition, id: string): OwnService => {
  const service = ownServices.find((each) => each.id === id);
  if (!service) throw new RangeError(`No service "${id}" in the owner's folder`);
  return service;
};

/** Returns the posts on the site, the owner's too, the newest first. */
export const allPosts = (edition: Edition): readonly Post[] =>
  newestFirst(edition.postSlugs.map((slug) => postRecord(edition, slug)));

/** Returns the cards of the built-in posts. */
export const listSampleCards = (edition: Edition): readonly PostCard[] =>
  sampleIndex.map((slug) => sampleCard(edition, samplePost(edition, slug)));
