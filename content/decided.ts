/** What the owner has decided: `npm run facts` writes it, the register and the texts read it. */
import { type DoubtId, doubtIds } from './doubts/doubts.ts';
import decisions from './fact-decisions.json' with { type: 'json' };

/** One decision: `keep` confirms what the site says, `accept` takes a doubt's replacement. */
export interface Decision {
  /** A doubt, a fact or a claim. */
  readonly id: string;
  readonly verdict: 'accept' | 'keep';
  /** Who saw it. */
  readonly who: string;
  /** The address of the page where it was seen, or what proves it. */
  readonly source: string;
  /** The day on which it was seen (ISO date). */
  readonly day: string;
}

/** Every decision, sorted by id. */
export const allDecisions = decisions as readonly Decision[];

const recorded = new Map(allDecisions.map((decision) => [decision.id, decision]));

/**
 * Doubts that a trial takes as accepted: `FACTS_AS_IF=tcs-dates,iec-validity`, or `all`. The build then writes beside
 * the site (build/build.ts).
 */
const asIf: ReadonlySet<string> = (() => {
  // A browser has no process, and content knows neither of them by its types.
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  const wanted = process?.env?.FACTS_AS_IF;
  return new Set(wanted === 'all' ? doubtIds : (wanted?.split(',') ?? []));
})();

/** The decision on a doubt, a fact or a claim. */
export const decisionOn = (id: string): Decision | undefined => recorded.get(id);

/** Where a doubt stands. */
export const standOf = (id: DoubtId): 'open' | 'accept' | 'keep' =>
  asIf.has(id) ? 'accept' : (decisionOn(id)?.verdict ?? 'open');
