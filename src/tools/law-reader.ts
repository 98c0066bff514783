import type { LawId } from '../../content/facts.ts';
import { numberOf, type Value } from '../../content/register/values.ts';
import type { ToolFacts } from './facts-over-time.ts';
import { paise } from './money.ts';

/** A day of the year; the month counted from 1. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** A figure; of one that is several cases, that of a case. */
export const caseOf = (value: Value | undefined, name: string | undefined): Value | undefined =>
  name !== undefined && value?.kind === 'cases' ? value.cases[name] : value;

/** Reads many figures of a tool, and knows in the end whether the law had each of them. */
export const lawReader = (factValue: Parameters<ToolFacts<unknown>['read']>[0]) => {
  let whole = true;
  const known = <Found>(found: Found | undefined, otherwise: Found): Found => {
    if (found === undefined) whole = false;
    return found ?? otherwise;
  };
  /** A figure; of one that is several cases, that of a case. */
  const value = (id: LawId, name?: string): Value | undefined => known(caseOf(factValue(id), name), undefined);
  const number = (id: LawId, name?: string): number => {
    const found = value(id, name);
    return known(found && numberOf(found), 0);
  };
  const money = (id: LawId, name?: string): number => paise(number(id, name));
  return {
    value,
    number,
    /** In paise. */
    money,
    /** Days of the year. */
    dates(id: LawId): readonly DayOfYear[] {
      const found = value(id);
      return known(found?.kind === 'dates' ? found.dates : undefined, []);
    },
    /** A wording, or another part of the law that has to be there. */
    known,
    /** What was read; `null` where the law does not hold a part of it. */
    all: <Facts>(facts: Facts): Facts | null => (whole ? facts : null),
  };
};

/** Reads the figures of a tool. */
export type LawReader = ReturnType<typeof lawReader>;
