/**
 * The facts as the site shows them: the register as specified, with what the owner has decided about the doubts.
 *
 * Content and views read an entry with `fact('id')` (its wording) or `figure('id')` (its number); the bundler of the
 * browser's script replaces both calls by the value, so neither the register nor its doubts reach a browser
 * (docs/decisions/0008-facts-inlined-at-build.md): write the id as a literal. `npm run facts` lists what is to be decided.
 */
import { doubts } from './doubts/doubts.ts';
import { factReader } from './fact-reader.ts';
import { register } from './register/register.ts';

export type { FactId } from './register/register.ts';

export const { facts, fact, figure, caseFigure } = factReader(register, doubts);
