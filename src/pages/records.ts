/** The records of cities, services and posts by their slugs. The glob takes a new file in by itself. */
import { type CitySlug, cityFacts } from '../../content/cities/index.ts';
import { ownPosts } from '../../content/firm.ts';
import { sampleIndex } from '../../content/post-index.ts';
import type { CityContent, CityWords, SamplePost, ServiceContent, TranslatedCityWords } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import { postSlugs } from '../addresses/page-slugs.ts';
import { newestFirst } from '../seo/post-head.ts';
import { drawnPost, type Post } from './own-post.ts';

/** A translation holds the words of the city's own page alone. */
type Words = TranslatedCityWords & Partial<CityWords>;

const cityWords = import.meta.glob<Words>('../../content/cities/*/en.ts', { eager: true, import: 'content' });
const services = import.meta.glob<ServiceContent>('../../content/services/*/en.ts', { eager: true, import: 'content' });
const posts = import.meta.glob<SamplePost>('../../content/posts/*/en.ts', { eager: true, import: 'content' });

const recordOf = <T>(records: Record<string, T>, folder: string, name: string): T => {
  const record = records[`../../content/${folder}/${name}/en.ts`];
  if (!record) throw new RangeError(`There is no content/${folder}/${name}/en.ts`);
  return record;
};

/** @throws RangeError when there is no such file */
export const cityRecord = (slug: CitySlug): CityContent => {
  const { services = {}, trades, ...words } = recordOf(cityWords, 'cities', slug);
  const facts = cityFacts[slug];
  return {
    slug,
    ...facts,
    ...words,
    services,
    trades: trades.map((trade) => ({ ...trade, services: facts.trades[trade.kind] ?? [] })),
  };
};

/** @throws RangeError when there is no such file */
export const serviceRecord = (slug: ServiceSlug): ServiceContent => recordOf(services, 'services', slug);

/** @throws RangeError when there is no such file */
export const postRecord = (slug: string): Post => {
  const own = ownPosts.find(({ id }) => id === slug);
  return own ? drawnPost(own) : recordOf<SamplePost>(posts, 'posts', slug);
};

/** The posts on the site, the owner's too, the newest first. */
export const allPosts = (): readonly Post[] => newestFirst(postSlugs.map(postRecord));

export const samplePosts = (): readonly SamplePost[] => sampleIndex.map((slug) => recordOf(posts, 'posts', slug));
