/** `npm run dev` starts it after a change: Node loads a module once, so only a new process reads what changed. */
import { checkContent } from '../generator/checks/check-content.ts';
import { createEditions } from '../src/edition/edition.ts';
import { loadSiteOrExit } from './load-or-exit.ts';

const { folder, site } = loadSiteOrExit();
const mistakes = await checkContent(createEditions(site), folder);
if (mistakes.length > 0) console.log(`Content has mistakes:\n  ${mistakes.join('\n  ')}`);
