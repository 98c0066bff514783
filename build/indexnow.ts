/** Tells search engines that take part in IndexNow (indexnow.org) which addresses have changed. */
import { createHash } from 'node:crypto';

/** Addresses of one site, each with a digest of its page. */
export type Submitted = Readonly<Record<string, string>>;

/** How many addresses one submission may hold. */
const MOST = 10_000;

/** A short digest of a page's text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The addresses that are new, changed or gone. */
export const changedAddresses = (before: Submitted, now: Submitted): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((url) => before[url] !== now[url]).toSorted();

/**
 * The bodies of the requests.
 * @param key the site's key, which `/{key}.txt` holds too, as proof that the sender owns the site
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
 * @param post sends the requests, for tests
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
