/**
 * The facts as the site shows them: the register as specified, with what the owner has decided about the doubts.
 *
 * Content and views read an entry with `fact('id')` (its wording) or `figure('id')` (its number); the bundler of the
 * browser's script replaces both calls by the value, so neither the register nor its doubts reach a browser
 * (docs/decisions/0008-facts-inlined-at-build.md). `npm run facts` lists what is to be decided.
 */
import { decisionOn, standOf } from './decided.ts';
import type { Replacement } from './doubts/doubt.ts';
import { type DoubtId, doubtIds, doubts } from './doubts/doubts.ts';
import type { Entry } from './register/entry.ts';
import { type FactId, register } from './register/register.ts';
import { numberOf } from './register/values.ts';
import { underReview } from './review-marks.ts';

export type { FactId } from './register/register.ts';

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

const asDecided = (id: FactId): Fact => {
  const about = doubtIds.filter((doubt) => doubts[doubt].touches.includes(id));
  const entry: Entry = register[id];
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

const ids = Object.keys(register) as FactId[];

/** The whole register, for the checks and the command line. */
export const facts = Object.fromEntries(ids.map((id) => [id, asDecided(id)])) as Readonly<Record<FactId, Fact>>;

/**
 * The wording of a fact; set apart while it is under review (content/review-marks.ts).
 * @param id an entry of the register; write it as a literal, the bundler replaces the call
 */
export const fact = (id: FactId): string => {
  const { text, doubts: open } = facts[id];
  return open.length > 0 ? underReview(text) : text;
};

/**
 * The number of a fact that is one number.
 * @param id an entry of the register; write it as a literal, the bundler replaces the call
 * @throws RangeError when the entry is not one number
 */
export const figure = (id: FactId): number => {
  const { value } = facts[id];
  const number = value && numberOf(value);
  if (number === undefined) throw new RangeError(`Fact "${id}" has no number`);
  return number;
};

/**
 * The number of one case of a fact that depends on who asks; for texts that only the build reads.
 * @throws RangeError when the entry has no such case, or the case is not one number
 */
export const caseFigure = (id: FactId, of: string): number => {
  const { value } = facts[id];
  const part = value?.kind === 'cases' ? value.cases[of] : undefined;
  const number = part && numberOf(part);
  if (number === undefined) throw new RangeError(`Fact "${id}" has no number for "${of}"`);
  return number;
};
