import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ClaimId, claims } from '../content/claims.ts';
import { decisionOn } from '../content/decided.ts';
import { firm } from '../content/firm.ts';
import { placeholdersLeft } from '../content/firm-schema.ts';
import { nativeReader } from '../content/native-reader.ts';
import { openDoubts } from './facts/sheet.ts';

test('names every open doubt, every claim that nobody stands for and every placeholder, each with what solves it', () => {
  const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-launch.ts')], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n').slice(0, -1);
  const unowned = (Object.keys(claims) as ClaimId[]).filter((id) => !decisionOn(id));
  for (const id of [...openDoubts(), ...unowned])
    expect(
      lines.filter((line) => line.includes(`npm run facts -- keep ${id} `)),
      id,
    ).toHaveLength(1);
  for (const field of placeholdersLeft(firm))
    expect(
      lines.some((line) => line.includes(`: ${field} is still a placeholder`)),
      field,
    ).toBe(true);
  for (const line of lines) expect(line).toMatch(/; (?:npm run facts -- keep|edit content\/|set LOCALES=en)/);
  expect(lines.filter((line) => line.includes('native reader'))).toHaveLength(nativeReader === null ? 1 : 0);
  expect(status).toBe(lines.length === 0 ? 0 : 1);
});

test('asks for no native reader where the site is built in English alone', () => {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-launch.ts')], {
    encoding: 'utf8',
    env: { ...process.env, LOCALES: 'en' },
  });
  expect(stdout).not.toContain('native reader');
});
