import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { environment } from '../server/environment.ts';
import { readSettings, readSiteSource } from '../server/settings.ts';
import { sampleSite } from '../tests/support/firms.ts';
import { sampleFile } from './settings-text.ts';

const root = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('.env.example is as `npm run format` prints it', () => {
  expect(read('.env.example')).toBe(sampleFile());
});

test('every sample value is allowed', () => {
  const sample = parseEnv(sampleFile().replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(sample).sort()).toEqual(Object.keys(environment.shape).sort());
  expect(readSettings(sample, sampleSite().firm).leads.smtp).not.toBeNull();
  expect(readSiteSource(sample).today).toBe(sample.BUILD_DATE);
});

/** Variables that are no settings: those of the system and of Node, and those that our programs set for tests. */
const others = 'PATH TMPDIR NODE_ENV NODE_OPTIONS ACCEPT_VISUAL FAULTS CLOCK_SHIFT KILL_AT KILL_WHEN'.split(' ');

test('no program reads a setting past the schema', () => {
  const sources = ['bench', 'config', 'generator', 'content', 'netlify', 'scripts', 'server', 'src', 'tests'].flatMap(
    (folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules'] }),
  );
  expect(sources.length).toBeGreaterThan(100);
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(/\bprocess\.env(?:\.|\[')([A-Z_]+)/g)].map(([, name]) => name),
  );
  expect(names.filter((name) => !others.includes(name ?? ''))).toEqual([]);
});
