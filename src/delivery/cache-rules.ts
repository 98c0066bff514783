const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** It is kept, but asked for again each time: a deploy shows at once and costs a returning visitor a 304. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** @param file a path inside the built site */
export const pickCacheControl = (file: string): string => {
  // The name of such a file holds the hash of its bytes.
  if (file.startsWith('assets/')) return YEAR;
  return /\.(html|ics|md|xml|txt)$/.test(file) ? REVALIDATE : DAY;
};
