/** The English site of this repository's firm on a fixed day, for tests of what the tools say. */
import { sampleEdition } from '../../../tests/support/firms.ts';
import { allTools } from '../all-tools.ts';

export const english = sampleEdition('en', '2026-11-26');

export const englishTools = allTools(english);
