import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfirmations } from '../build/confirmed.ts';
import { type ClaimId, claims } from '../content/claims.ts';
import { firm } from '../content/firm.ts';
import { placeholdersLeft } from '../content/firm-schema.ts';
import { nativeReader } from '../content/native-reader.ts';

test('names every claim that nobody stands for and every placeholder, each with what solves it', () => {
  const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-launch.ts')], {
    encoding: 'utf8',
  });
  const lines = stdout
    .trim()
    .split('\n')
    .slice(0, -1)
    .filter((line) => !/: look (?:it up|again)$/.test(line));
  const { confirmed } = readConfirmations();
  for (const id of (Object.keys(claims) as ClaimId[]).filter((each) => !confirmed.has(each)))
    expect(
      lines.filter((line) => line.startsWith(`${id}: nobody stands for`)),
      id,
    ).toHaveLength(1);
  for (const field of placeholdersLeft(firm))
    expect(
      lines.some((line) => line.includes(`: ${field} is still a placeholder`)),
      field,
    ).toBe(true);
  for (const line of lines) expect(line).toMatch(/; (?:edit (?:content|firm)\/|set LOCALES=en)/);
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
