/** What a tool needs of the register, for page and server: browsers get the numbers alone. */

import { changeDays, type FactValue, facts, factValue, type LawId, wording } from '../../content/facts.ts';
import { offices } from '../../content/offices.ts';
import type { Since } from './tool.ts';

/** What a tool reads of the register. */
export interface ToolFacts<Facts> {
  /**
   * @param wording what a fact reads in the language of the page, for the names of sections and forms
   * @returns `null` where the law does not hold them as numbers
   */
  readonly read: (
    factValue: (id: LawId) => ReturnType<FactValue>,
    wording: (id: LawId) => string | undefined,
  ) => Facts | null;
  /** The facts that are told with a result, by what they are called there. */
  readonly used: Readonly<Partial<Record<LawId, string>>>;
}

const EVER = '0000-01-01';

/** The facts of a tool from each day on which they changed. */
export const overTime = <Facts>({ read }: Pick<ToolFacts<Facts>, 'read'>): Since<Facts>[] =>
  [EVER, ...changeDays]
    .map((from) => ({
      from,
      facts: read(
        (id) => factValue(id, from),
        (id) => wording(id, from),
      ),
    }))
    .filter(({ facts: now }, index, all) => JSON.stringify(now) !== JSON.stringify(all[index - 1]?.facts));

/** A fact as it is told with a result. */
export interface UsedFact {
  readonly label: string;
  /** The office whose law it is. */
  readonly source: string;
  readonly url: string;
  /** Section, rule, notification. */
  readonly basis: string;
  /** The day on which it was looked up (ISO date). */
  readonly lookedUp: string;
  /** Whether it holds as a rule only. */
  readonly likely: boolean;
}

/** What is told of the facts that a tool uses. */
export const usedFacts = ({ used }: Pick<ToolFacts<unknown>, 'used'>): UsedFact[] =>
  (Object.entries(used) as [LawId, string][]).flatMap(([id, label]) => {
    const { law } = facts[id];
    if (!law) return [];
    const { office, basis, lookedUp, certainty } = law;
    const { name, url } = offices[office];
    return [{ label, source: name, url, basis, lookedUp, likely: certainty === 'likely' }];
  });
