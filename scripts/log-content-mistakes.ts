/** Started by `npm run dev` after a change: Node loads a module once, so that only a new process reads what changed. */
import { checkContent } from '../generator/checks/check-content.ts';

const mistakes = await checkContent();
if (mistakes.length > 0) console.log(`Content has mistakes:\n  ${mistakes.join('\n  ')}`);
