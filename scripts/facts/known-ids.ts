import { type ClaimId, claims } from '../../content/claims.ts';
import { type DoubtId, doubts } from '../../content/doubts/doubts.ts';
import { type FactId, facts } from '../../content/facts.ts';

/** Something that the owner decides about. */
export type Known =
  | { readonly kind: 'doubt'; readonly id: DoubtId }
  | { readonly kind: 'fact'; readonly id: FactId }
  | { readonly kind: 'claim'; readonly id: ClaimId };

const all: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...(Object.keys(doubts) as DoubtId[]).map((id): [string, Known] => [id, { kind: 'doubt', id }]),
  ...(Object.keys(facts) as FactId[]).map((id): [string, Known] => [id, { kind: 'fact', id }]),
  ...(Object.keys(claims) as ClaimId[]).map((id): [string, Known] => [id, { kind: 'claim', id }]),
]);

/** What an id names; `undefined` for an unknown one. */
export const known = (id: string): Known | undefined => all.get(id);

/** How many letters have to be put in, left out or changed to make one word of another (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The known id that is written most like this one. */
export const nearest = (id: string): string => {
  const [first = ''] = [...all.keys()].toSorted((a, b) => distance(id, a) - distance(id, b));
  return first;
};
