/** `npm run check:launch`: lists the placeholders left in the firm's details; exits with 1 while there are any. */
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';

const mistakes = checkFirm(firm);
const left = placeholdersLeft(firm);
for (const mistake of mistakes) console.error(mistake);
for (const field of left) console.log(`content/firm.ts: ${field} is still a placeholder`);
console.log(
  mistakes.length + left.length === 0
    ? 'Ready for launch.'
    : `${left.length} placeholders left, ${mistakes.length} mistakes.`,
);
process.exitCode = mistakes.length + left.length === 0 ? 0 : 1;
