/** What a tool needs of the register, for page and server: browsers get the numbers alone. */

import type { Replacement } from '../../content/doubts/doubt.ts';
import { type DoubtId, doubtIds, doubts } from '../../content/doubts/doubts.ts';
import { type FactId, facts } from '../../content/facts.ts';
import { type FactValue, readings } from '../../content/readings.ts';
import { addDays } from '../dates/days.ts';
import type { Since } from './tool.ts';

/** What a tool reads of the register. */
export interface ToolFacts<Facts> {
  /** @returns `null` where the reading does not hold them as numbers */
  readonly read: (factValue: FactValue) => Facts | null;
  /** The facts that are told with a result, by what they are called there. */
  readonly used: Readonly<Partial<Record<FactId, string>>>;
}

const EVER = '0000-01-01';

const daysOf = (doubt: DoubtId): string[] => {
  const replacements: readonly Replacement[] = Object.values(doubts[doubt].instead.facts);
  return replacements.flatMap(({ from, until }) => [...(from ? [from] : []), ...(until ? [addDays(until, 1)] : [])]);
};

/** The days on which a replacement begins or ends. */
const turns = [EVER, ...new Set(doubtIds.flatMap(daysOf))].toSorted();

const overTime = <Facts>(read: ToolFacts<Facts>['read'], factValue: FactValue): Since<Facts>[] => {
  const all = turns.map((from) => ({ from, facts: read((id) => factValue(id, from)) }));
  return all.filter(({ facts }, index) => JSON.stringify(facts) !== JSON.stringify(all[index - 1]?.facts));
};

/** The facts of a tool by every reading of the register. */
export const readingsOf = <Facts>({ read }: ToolFacts<Facts>): Since<Facts>[][] =>
  readings.map((factValue) => overTime(read, factValue));

/** A fact as it is told with a result. */
export interface UsedFact {
  readonly label: string;
  readonly source: string;
  readonly url: string | null;
  /** The day on which a person saw it there (ISO date). */
  readonly seen: string | null;
  /** Whether it is under review: then its number is not told. */
  readonly doubted: boolean;
}

/** What is told of the facts that a tool uses. */
export const usedFacts = ({ used }: Pick<ToolFacts<unknown>, 'used'>): UsedFact[] =>
  (Object.entries(used) as [FactId, string][]).map(([id, label]) => {
    const { source, checkedOn, doubts: open } = facts[id];
    return {
      label,
      source: source.name,
      url: source.url ?? null,
      seen: checkedOn ?? null,
      doubted: open.length > 0,
    };
  });
