import type { AddressSource } from './all-addresses.ts';

/** Returns what a browser needs to know which addresses the site has, as data of a page. */
export const addressData = ({ serviceSlugs, notOffered, locales, ownPosts }: AddressSource): AddressSource => ({
  serviceSlugs,
  notOffered,
  locales,
  ownPosts: ownPosts.map(({ id, tamil }) => ({ id, tamil: tamil === null ? null : true })),
});
