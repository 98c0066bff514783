/** `npm run settings`: prints `.env.example` and the table of docs/operations.md from the schema of the environment, and writes the schemas by which editors complete the owner's files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firmFiles, schemaFile } from '../content/read-firm.ts';
import { editorSchema } from '../content/read-yaml.ts';
import { sampleFile, withTable } from './settings-text.ts';

const root = dirname(import.meta.dirname);
const guide = join(root, 'docs', 'operations.md');

writeFileSync(join(root, '.env.example'), sampleFile());
writeFileSync(guide, withTable(readFileSync(guide, 'utf8')));
for (const [file, schema] of Object.entries(firmFiles))
  writeFileSync(join(root, schemaFile(file)), `${JSON.stringify(editorSchema(schema), null, 2)}\n`);
