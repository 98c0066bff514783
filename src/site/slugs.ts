import { type CitySlug, cityIndex } from '../../content/city-index.ts';
import { ownPostIndex } from '../../content/own-post-index.ts';
import { postIndex } from '../../content/post-index.ts';
import { type ServiceSlug, serviceIndex } from '../../content/service-index.ts';
import { type ToolSlug, toolIndex } from '../../content/tool-index.ts';

/** The slugs of the cities in the order of every list. */
export const citySlugs: readonly CitySlug[] = cityIndex.map((entry) => entry.slug);

/** The slugs of the services in the order of every list. */
export const serviceSlugs: readonly ServiceSlug[] = serviceIndex.map((entry) => entry.slug);

const cities: ReadonlySet<string> = new Set(citySlugs);
const services: ReadonlySet<string> = new Set(serviceSlugs);

/** The slugs of all posts on the site: the owner's, and those that come with the website. */
export const postSlugs: readonly string[] = [...Object.keys(ownPostIndex), ...postIndex];

const posts: ReadonlySet<string> = new Set(postSlugs);
const tools: ReadonlySet<string> = new Set(toolIndex.map(({ slug }) => slug));

/** Whether a piece of an address is the slug of a city. */
export const isCitySlug = (piece: string): piece is CitySlug => cities.has(piece);

/** Whether a piece of an address is the slug of a service. */
export const isServiceSlug = (piece: string): piece is ServiceSlug => services.has(piece);

/** Whether a piece of an address is the slug of a post. */
export const isPostSlug = (piece: string): boolean => posts.has(piece);

/** Whether a piece of an address is the slug of a tool. */
export const isToolSlug = (piece: string): piece is ToolSlug => tools.has(piece);
