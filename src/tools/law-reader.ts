import type { LawId } from '../../content/facts.ts';
import { numberOf, type Value } from '../../content/register/values.ts';
import type { ToolFacts } from './facts-over-time.ts';
import { paise } from './money.ts';

/** Reads many figures of a tool, and knows in the end whether the law had each of them. */
export const lawReader = (factValue: Parameters<ToolFacts<unknown>['read']>[0]) => {
  let whole = true;
  /** A figure; of one that is several cases, that of a case. */
  const value = (id: LawId, name?: string): Value | undefined => {
    const all = factValue(id);
    const found = name !== undefined && all?.kind === 'cases' ? all.cases[name] : all;
    if (!found) whole = false;
    return found;
  };
  const number = (id: LawId, name?: string): number => {
    const found = value(id, name);
    const read = found && numberOf(found);
    if (read === undefined) whole = false;
    return read ?? 0;
  };
  return {
    value,
    number,
    /** In paise. */
    money: (id: LawId, name?: string): number => paise(number(id, name)),
    /** What was read; `null` where the law does not hold a part of it. */
    all: <Facts>(facts: Facts): Facts | null => (whole ? facts : null),
  };
};
