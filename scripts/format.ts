/** `npm run format`: `.env.example`, the schemas by which editors complete the owner's files, and every file's form. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkedFiles, schemaFile } from '../config/read-firm.ts';
import { editorSchema } from '../config/read-yaml.ts';
import { sampleFile } from './settings-text.ts';

const root = dirname(import.meta.dirname);

writeFileSync(join(root, '.env.example'), sampleFile());
for (const [file, schema] of Object.entries(checkedFiles))
  writeFileSync(join(root, schemaFile(file)), `${JSON.stringify(editorSchema(schema), null, 2)}\n`);
process.exitCode = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' }).status ?? 1;
