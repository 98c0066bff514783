import Negotiator from 'negotiator';

/** The encodings that the build prepares, the smallest first; `identity` is the body as it is. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding that a client prefers (RFC 9110, 12.5.3); of equal ones the smallest. A client that refuses all gets the
 * body as it is.
 * @param header the `Accept-Encoding` header of a request
 * @param offered the encodings to choose from
 */
export const preferredEncoding = (header: string | undefined, offered: readonly Encoding[] = encodings): Encoding => {
  const wishes = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = wishes.encoding([...offered], { preferred: [...encodings] });
  return offered.find((encoding) => encoding === best) ?? 'identity';
};
