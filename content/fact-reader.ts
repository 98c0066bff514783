/** How a register and its doubts are read: what the owner has decided makes the facts of today. */
import { decisionOn, standOf } from './decided.ts';
import type { Doubt, Replacement } from './doubts/doubt.ts';
import { type DoubtId, doubtIds } from './doubts/doubts.ts';
import type { Entry } from './register/entry.ts';
import type { FactId } from './register/register.ts';
import { numberOf } from './register/values.ts';
import { underReview } from './review-marks.ts';

/** A fact as it stands now. */
export interface Fact extends Entry {
  /** The day on which a person saw it at its source (ISO date); none until then. */
  readonly checkedOn?: string;
  /** The days between which an accepted replacement holds, where the law names them (ISO dates). */
  readonly from?: string;
  readonly until?: string;
  /** The doubts about it that are not decided. */
  readonly doubts: readonly DoubtId[];
}

const DAYS_A_MONTH = 30.5;
const laterBy = (day: string, months: number): string =>
  new Date(Date.parse(day) + Math.round(months * DAYS_A_MONTH) * 86_400_000).toISOString().slice(0, 10);

type Doubts = Readonly<Record<DoubtId, Doubt>>;

const asDecided = (id: FactId, entry: Entry, doubts: Doubts): Fact => {
  const about = doubtIds.filter((doubt) => doubts[doubt].touches.includes(id));
  const replacements = about
    .filter((doubt) => standOf(doubt) === 'accept')
    .map((doubt) => doubts[doubt].instead.facts[id])
    .filter((found): found is Replacement => found !== undefined);
  const open = about.filter((doubt) => standOf(doubt) === 'open');
  const seen = open.length > 0 ? [] : [id, ...about].flatMap((each) => decisionOn(each)?.day ?? []).toSorted();
  const checkedOn = seen.at(-1);
  const changed = replacements.at(-1);
  const { value: _, ...words } = entry;
  return {
    ...(changed ? { ...words, ...changed.fact } : entry),
    ...(changed?.from ? { from: changed.from } : {}),
    ...(changed?.until ? { until: changed.until } : {}),
    ...(checkedOn ? { checkedOn, reviewBy: laterBy(checkedOn, entry.every) } : {}),
    doubts: open,
  };
};

/** The ways to read a register. */
export interface FactReader {
  /** The whole register, for the checks and the command line. */
  readonly facts: Readonly<Record<FactId, Fact>>;
  /** The wording of a fact; set apart while it is under review (content/review-marks.ts). */
  readonly fact: (id: FactId) => string;
  /**
   * The number of a fact that is one number.
   * @throws RangeError when the entry is not one number
   */
  readonly figure: (id: FactId) => number;
  /**
   * The number of one case of a fact that depends on who asks; for texts that only the build reads.
   * @throws RangeError when the entry has no such case, or the case is not one number
   */
  readonly caseFigure: (id: FactId, of: string) => number;
}

/**
 * Reads a register as it stands with the owner's decisions.
 * @param register its entries, worded in one language
 * @param doubts the doubts about them, worded in the same language
 */
export const factReader = (register: Readonly<Record<FactId, Entry>>, doubts: Doubts): FactReader => {
  const facts = Object.fromEntries(
    (Object.keys(register) as FactId[]).map((id) => [id, asDecided(id, register[id], doubts)]),
  ) as Record<FactId, Fact>;
  return {
    facts,
    fact: (id) => {
      const { text, doubts: open } = facts[id];
      return open.length > 0 ? underReview(text) : text;
    },
    figure: (id) => {
      const { value } = facts[id];
      const number = value && numberOf(value);
      if (number === undefined) throw new RangeError(`Fact "${id}" has no number`);
      return number;
    },
    caseFigure: (id, of) => {
      const { value } = facts[id];
      const part = value?.kind === 'cases' ? value.cases[of] : undefined;
      const number = part && numberOf(part);
      if (number === undefined) throw new RangeError(`Fact "${id}" has no number for "${of}"`);
      return number;
    },
  };
};
