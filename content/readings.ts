/**
 * The register as it can be read while doubts are open: as specified, and as believed. Dates and tools give a result
 * only where both readings agree (docs/decisions/0037-two-readings.md).
 */
import { standOf } from './decided.ts';
import type { Replacement } from './doubts/doubt.ts';
import { type DoubtId, doubtIds, doubts } from './doubts/doubts.ts';
import type { Entry } from './register/entry.ts';
import { type FactId, register } from './register/register.ts';
import type { Value } from './register/values.ts';

/**
 * The value of a fact.
 * @param id an entry of the register
 * @param on the day for which it is asked (ISO date): a replacement counts only between the days that the law names
 * @returns `undefined` where this reading holds words alone
 */
export type FactValue = (id: FactId, on?: string) => Value | undefined;

const holds = ({ from, until }: Replacement, on: string | undefined): boolean =>
  on === undefined || ((from === undefined || from <= on) && (until === undefined || on <= until));

/** Reads the register with the replacements of some doubts. */
const readingWith = (taken: readonly DoubtId[]): FactValue => {
  const replaced = new Map<FactId, Replacement[]>();
  for (const doubt of taken) {
    for (const [id, replacement] of Object.entries(doubts[doubt].instead.facts) as [FactId, Replacement][]) {
      replaced.set(id, [...(replaced.get(id) ?? []), replacement]);
    }
  }
  return (id, on) => {
    const now = replaced.get(id)?.findLast((replacement) => holds(replacement, on));
    const entry: Pick<Entry, 'value'> = now?.fact ?? register[id];
    return entry.value;
  };
};

const accepted = doubtIds.filter((id) => standOf(id) === 'accept');
const open = doubtIds.filter((id) => standOf(id) === 'open');

/** The reading that the site shows, then the believed one while any doubt is open. */
export const readings: readonly FactValue[] = [
  readingWith(accepted),
  ...(open.length > 0 ? [readingWith([...accepted, ...open])] : []),
];

/**
 * What is true by every reading of the register.
 * @param read works something out from the facts of one reading; its result is plain data
 * @returns the result, or `undefined` when the readings do not give the same one
 */
export const agreed = <T>(read: (factValue: FactValue) => T): T | undefined => {
  const [first, ...others] = readings.map(read);
  const same = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === same) ? first : undefined;
};
