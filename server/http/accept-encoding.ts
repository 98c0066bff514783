import Negotiator from 'negotiator';

/** The forms of a body, the smallest first: compressed in one of the ways that the build prepares, or as it is. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding that a client likes best (RFC 9110, 12.5.3); of equally welcome ones the smallest. Who refuses all gets
 * the body as it is: no answer would help nobody.
 * @param header the `Accept-Encoding` header of a request; `*` stands for every encoding
 * @param offered what there is to choose from
 */
export const preferredEncoding = (header: string | undefined, offered: readonly Encoding[] = encodings): Encoding => {
  const wishes = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = wishes.encoding([...offered], { preferred: [...encodings] });
  return offered.find((encoding) => encoding === best) ?? 'identity';
};
