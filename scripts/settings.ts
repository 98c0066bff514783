/** `npm run settings`: prints `.env.example` and the table of docs/operations.md from the schema of the environment. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleFile, withTable } from './settings-text.ts';

const root = dirname(import.meta.dirname);
const guide = join(root, 'docs', 'operations.md');

writeFileSync(join(root, '.env.example'), sampleFile());
writeFileSync(guide, withTable(readFileSync(guide, 'utf8')));
