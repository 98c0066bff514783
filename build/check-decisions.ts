import { claims } from '../content/claims.ts';
import { allDecisions } from '../content/decided.ts';
import { doubts } from '../content/doubts/doubts.ts';
import { facts } from '../content/facts.ts';
import { decisionSchema } from '../content/schema.ts';

const FILE = 'content/fact-decisions.json';

/**
 * Checks that the owner's decisions are valid and name a doubt, a fact or a claim that exists.
 * @returns one line for each mistake
 */
export const checkDecisions = (): string[] => {
  const seen = new Set<string>();
  return allDecisions.flatMap((decision, index) => {
    const { error } = decisionSchema.safeParse(decision);
    if (error) return error.issues.map(({ path, message }) => `${FILE}: ${index}.${path.join('.')}: ${message}`);
    const { id, verdict } = decision;
    const isDoubt = Object.hasOwn(doubts, id);
    const mistakes: string[] = [];
    if (!isDoubt && !Object.hasOwn(facts, id) && !Object.hasOwn(claims, id)) mistakes.push(`"${id}" is not known`);
    else if (!isDoubt && verdict === 'accept') mistakes.push(`"${id}" has nothing to accept`);
    if (seen.has(id)) mistakes.push(`"${id}" is decided twice`);
    seen.add(id);
    return mistakes.map((mistake) => `${FILE}: ${mistake}`);
  });
};
