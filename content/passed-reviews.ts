import { type FactId, facts } from './facts.ts';

/**
 * The facts whose day for another look has come.
 * @param today ISO date
 */
export const passedReviews = (today: string): FactId[] =>
  (Object.keys(facts) as FactId[]).filter((id) => facts[id].reviewBy <= today);
