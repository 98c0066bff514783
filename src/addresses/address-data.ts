import type { AddressSource } from './all-addresses.ts';

const keepNames = (texts: AddressSource['ownPosts']): AddressSource['ownPosts'] =>
  texts.map(({ id, tamil }) => ({ id, tamil: tamil === null ? null : true }));

/** Returns what a browser needs to know which addresses the site has, as data of a page. */
export const addressData = ({
  serviceSlugs,
  notOffered,
  locales,
  ownPosts,
  ownPages,
  ownServices,
}: AddressSource): AddressSource => ({
  serviceSlugs,
  notOffered,
  locales,
  ownPosts: keepNames(ownPosts),
  ownPages: keepNames(ownPages),
  ownServices: keepNames(ownServices),
});
