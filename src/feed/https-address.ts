/** Browsers and caches cut longer addresses. */
const MAX_LENGTH = 2048;

/**
 * An address from a feed, if it is safe to put into the page.
 * @returns the address in its canonical https form, or `null`. Plain http is raised to https, as a browser does with
 * the pictures of an https page, because old posts still name their own blog that way.
 */
export const httpsAddress = (raw: string): string | null => {
  if (raw.length > MAX_LENGTH) return null;
  const text = raw.trim();
  let url: URL;
  try {
    // No base: an address relative to the blog would point into our own site.
    url = new URL(text.startsWith('//') ? `https:${text}` : text);
  } catch {
    return null;
  }
  // A name before the host makes one site look like another.
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' && url.href.length <= MAX_LENGTH ? url.href : null;
};
