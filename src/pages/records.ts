/** The records of cities, services and built-in posts by their slugs. The glob takes a new file in by itself. */
import type { CitySlug } from '../../content/city-index.ts';
import { type PostSlug, postIndex, sampleIndex } from '../../content/post-index.ts';
import type { CityContent, SamplePost, ServiceContent } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';

const cities = import.meta.glob<CityContent>('../../content/cities/*.ts', { eager: true, import: 'content' });
const services = import.meta.glob<ServiceContent>('../../content/services/*.ts', { eager: true, import: 'content' });
const posts = import.meta.glob<SamplePost>('../../content/posts/*.ts', { eager: true, import: 'content' });

const recordOf = <T>(records: Record<string, T>, folder: string, slug: string): T => {
  const record = records[`../../content/${folder}/${slug}.ts`];
  if (!record) throw new RangeError(`There is no content/${folder}/${slug}.ts`);
  return record;
};

/** @throws RangeError when there is no such file */
export const cityRecord = (slug: CitySlug): CityContent => recordOf(cities, 'cities', slug);

/** @throws RangeError when there is no such file */
export const serviceRecord = (slug: ServiceSlug): ServiceContent => recordOf(services, 'services', slug);

/** @throws RangeError when there is no such file */
export const postRecord = (slug: PostSlug): SamplePost => recordOf(posts, 'posts', slug);

/** The site's own posts, the newest first: the build checks that their index lists them so. */
export const allPosts = (): readonly SamplePost[] => postIndex.map(postRecord);

/** The posts that stand for the blog when no live feed answers, the newest first. */
export const samplePosts = (): readonly SamplePost[] => sampleIndex.map(postRecord);
