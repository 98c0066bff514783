import type { Decision } from '../../content/decided.ts';
import { doubts } from '../../content/doubts/doubts.ts';
import { facts } from '../../content/facts.ts';
import { isDay } from '../../src/dates/days.ts';
import { known, nearest } from './known-ids.ts';

/** The arguments of `npm run facts -- accept` or `keep`. */
export interface Wanted {
  readonly verdict: 'accept' | 'keep';
  readonly id: string | undefined;
  readonly who: string | undefined;
  readonly source: string | undefined;
  readonly day: string | undefined;
}

const usage = (verdict: string, id: string): string =>
  `npm run facts -- ${verdict} ${id} --who "Name" --source https://address-of-the-page --day 2026-11-30`;

const isAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/**
 * Makes a decision of the arguments.
 * @param today ISO date
 * @returns the decision, or one line for each thing that is wrong
 */
export const decide = ({ verdict, id, who, source, day }: Wanted, today: string): Decision | readonly string[] => {
  if (!id) return [`Which one? ${usage(verdict, 'ID')}. The ids: npm run facts`];
  const found = known(id);
  if (!found) return [`There is no fact, doubt or claim "${id}". Did you mean "${nearest(id)}"?`];
  if (found.kind !== 'doubt' && verdict === 'accept')
    return [`"${id}" is a ${found.kind}: there is nothing to accept instead. To confirm it: ${usage('keep', id)}`];
  const [open] = found.kind === 'fact' ? facts[found.id].doubts : [];
  if (open) return [`"${id}" is in doubt: decide "${open}" (${doubts[open].believed}). ${usage('keep', open)}`];
  const wrong: string[] = [];
  if (!who || who.trim().length < 2) wrong.push('--who is missing: the name of the person who looked');
  if (!source || source.trim().length < 3) wrong.push('--source is missing: where it was seen');
  else if (found.kind !== 'claim' && !(found.kind === 'fact' && !facts[found.id].source.url) && !isAddress(source))
    wrong.push(`--source must be the address of the page, beginning with https://, not "${source}"`);
  if (!day) wrong.push('--day is missing: the day on which it was seen, like 2026-11-30');
  else if (!isDay(day)) wrong.push(`--day must be a day like 2026-11-30, not "${day}"`);
  else if (day > today) wrong.push(`--day ${day} has not come yet`);
  if (wrong.length > 0 || !who || !source || !day) return [...wrong, usage(verdict, id)];
  return { id, verdict, who: who.trim(), source: source.trim(), day };
};

/** The decisions with one more, which replaces an older one about the same id; sorted by id. */
export const withDecision = (decisions: readonly Decision[], decision: Decision): Decision[] =>
  [...decisions.filter(({ id }) => id !== decision.id), decision].toSorted((a, b) => (a.id < b.id ? -1 : 1));
