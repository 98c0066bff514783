/**
 * The facts as the site shows them: the law (content/register) and what the firm says of itself (content/own-facts.ts).
 *
 * Content and views read an entry with `fact('id')` (its wording) or `figure('id')` (its number), as it is on the day of
 * the build; the bundler of the browser's script replaces both calls by the value, so the register does not reach a
 * browser (docs/decisions/0008-facts-inlined-at-build.md): write the id as a literal. Tools and dates ask the law for
 * the day of a case with `factValue('id', day)`.
 */
import { readFacts } from './read-facts.ts';
import { written } from './written.ts';

export { changeDays, type FactId, type FactValue, factValue, type LawId } from './read-facts.ts';

/** How a wording reads that is likely and not settled. */
const asARule = (text: string): string => `${text} (as a rule)`;

export const { facts, fact, plain, figure, caseFigure, caseWording, wording, factsOfPage } = readFacts({
  written,
  asARule,
  words: null,
});
