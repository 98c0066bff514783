import { closest } from 'fastest-levenshtein';
import { type ClaimId, claims } from '../../content/claims.ts';
import { type DoubtId, doubts } from '../../content/doubts/doubts.ts';
import { type FactId, facts } from '../../content/facts.ts';

/** Something that the owner decides about: a doubt, a fact or a claim. */
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

/** The known id that is most similar to this one. */
export const nearest = (id: string): string => closest(id, [...all.keys()]);
