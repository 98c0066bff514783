/** What has to be told to search engines that take part in IndexNow (indexnow.org). */
import { createHash } from 'node:crypto';

/** Addresses of one site with a digest of what each says. */
export type Submitted = Readonly<Record<string, string>>;

/** The most addresses that one submission may hold. */
const MOST = 10_000;

/** A short digest of a page's text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The addresses that are new, say something else than before, or are gone. */
export const changedAddresses = (before: Submitted, now: Submitted): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((url) => before[url] !== now[url]).toSorted();

/**
 * The bodies of the requests that tell of changed addresses.
 * @param key the site's key, which lies at `/{key}.txt` as proof that the sender owns the site
 */
export const submissions = (origin: string, key: string, urls: readonly string[]) =>
  Array.from({ length: Math.ceil(urls.length / MOST) }, (_, at) => ({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: urls.slice(at * MOST, (at + 1) * MOST),
  }));

/**
 * Sends submissions one after the other.
 * @param post `fetch`, or what stands in for it
 * @throws when an answer is neither 200 nor 202
 */
export const submit = async (
  endpoint: string,
  bodies: ReturnType<typeof submissions>,
  post: typeof fetch = fetch,
): Promise<void> => {
  for (const body of bodies) {
    const response = await post(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status !== 200 && response.status !== 202)
      throw new Error(`IndexNow answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  }
};
