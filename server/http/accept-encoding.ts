/** How a body may be sent: compressed in one of the ways that the build prepares, or as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Of equally welcome encodings the first is taken: the smallest. */
const bySize = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** The weight of each named encoding (RFC 9110, 12.4.2): 1 unless a `q` says less; 0 refuses. */
const weights = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), q === undefined ? 1 : Number(q)];
    }),
  );

/**
 * Whether a client takes an encoding (RFC 9110, 12.5.3; a `q=0` refuses).
 * @param header the `Accept-Encoding` header of a request
 */
export const acceptsEncoding = (header: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  (weights(header ?? '').get(encoding) ?? 0) > 0;

const choose = (header: string): Encoding => {
  const given = weights(header);
  // What is not named is not wanted, but sent all the same when nothing else goes: no answer would help nobody.
  const [best] = bySize.toSorted((a, b) => (given.get(b) ?? 0) - (given.get(a) ?? 0));
  return best && (given.get(best) ?? 0) > 0 ? best : 'identity';
};

/** Browsers send some ten different headers; a stranger who makes up more is answered all the same. */
const MOST_KEPT = 100;
const kept = new Map<string, Encoding>();

/**
 * The encoding that a client likes best.
 * @param header the `Accept-Encoding` header of a request
 */
export const preferredEncoding = (header: string | undefined): Encoding => {
  if (header === undefined) return 'identity';
  const known = kept.get(header);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const encoding = choose(header);
  kept.set(header, encoding);
  return encoding;
};
