/** What the owner does not stand for is on no page, in either language. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { firmFolder } from '../content/read-firm.ts';
import { sentencesOf } from './content-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every text of the content, in both languages, by file and field, where the owner gives each claim one answer. */
const textsWith = (answer: 'yes' | 'no'): ReadonlyMap<string, string> => {
  const firm = join(folder, answer);
  cpSync(firmFolder(), firm, { recursive: true });
  const answers = readFileSync(join(firm, 'claims.yaml'), 'utf8');
  writeFileSync(join(firm, 'claims.yaml'), answers.replace(/^([a-z-]+): \w+$/gm, `$1: ${answer}`));
  const program = `
    import { contentTexts } from './build/content-texts.ts';
    const texts = [...(await contentTexts()), ...(await contentTexts('ta'))];
    console.log(JSON.stringify(texts.map(({ file, field, text }) => [file + ' ' + field, text])));`;
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, FIRM_DIR: firm },
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return new Map(JSON.parse(printed) as [string, string][]);
};

test('with "no" a claim leaves every text, and its Tamil with it', () => {
  const [made, none] = [textsWith('yes'), textsWith('no')];
  const left = [...none].flatMap(([place, text]) =>
    place.startsWith('ta/')
      ? []
      : sentencesOf(text).flatMap((sentence) =>
          claimIds.filter((id) => claims[id].wordings.test(sentence)).map((id) => `${place}: ${id}: ${sentence}`),
        ),
  );
  expect(left).toEqual([]);
  const untranslated = [...made].flatMap(([place, text]) => {
    if (place.startsWith('ta/') || none.get(place) === text) return [];
    const tamil = made.get(`ta/${place}`);
    return tamil === undefined || none.get(`ta/${place}`) !== tamil ? [] : [`${place}: ${text}`];
  });
  expect(untranslated).toEqual([]);
});
