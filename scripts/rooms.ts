/** `npm run rooms`: checks every import of the repository; exits with 1 when one is against the rule of rooms. */
import { dirname } from 'node:path';
import { wrongImports } from './wrong-imports.ts';

const wrong = await wrongImports(dirname(import.meta.dirname));
console.log(wrong || 'Every import keeps to the rule of rooms, and there is no circle.');
process.exitCode = wrong ? 1 : 0;
