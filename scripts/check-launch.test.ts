import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firmFolder, isSample } from '../config/firm-folder.ts';
import { placeholdersIn } from '../config/read-firm.ts';
import { claimIds } from '../content/claim-ids.ts';
import { sampleSite } from '../tests/support/firms.ts';

const { claimAnswers, firm, prices, tamilReader, locales } = sampleSite();

test('names every claim without an answer and every placeholder, each with what solves it', () => {
  const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-launch.ts')], {
    encoding: 'utf8',
  });
  const lines = stdout
    .trim()
    .split('\n')
    .filter((line) => !/^Open questions of law|: look (?:it up|again)$|^$/.test(line))
    .slice(0, -1);
  for (const id of claimIds.filter((each) => claimAnswers[each] === 'undecided'))
    expect(
      lines.filter((line) => line.includes(`/claims.yaml: ${id}: is it true?`)),
      id,
    ).toHaveLength(1);
  for (const field of placeholdersIn(firm).filter((each) => each !== 'phone'))
    expect(
      lines.some((line) => line.includes(`: ${field} is still a placeholder`)),
      field,
    ).toBe(true);
  for (const line of lines)
    expect(line).toMatch(/; (?:edit it|until you write it|write |run npm run setup)|write (?:languages|ours)/);
  expect(lines.filter((line) => line.includes('native reader'))).toHaveLength(
    tamilReader === null && locales.includes('ta') ? 1 : 0,
  );
  expect(lines.filter((line) => line.includes('are these your prices?'))).toHaveLength(prices.ours ? 0 : 1);
  expect(lines.filter((line) => line.includes('the sample firm is shown'))).toHaveLength(
    isSample(firmFolder(process.env)) ? 1 : 0,
  );
  expect(status).toBe(lines.length === 0 ? 0 : 1);
});

test('asks for no native reader where the site is built in English alone', () => {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-launch.ts')], {
    encoding: 'utf8',
    env: { ...process.env, LOCALES: 'en' },
  });
  expect(stdout).not.toContain('native reader');
});
