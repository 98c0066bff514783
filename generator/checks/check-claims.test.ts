import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { firmFolder } from '../../config/firm-folder.ts';
import { loadSite } from '../../config/load-site.ts';
import { claimIds } from '../../content/claim-ids.ts';
import { claims } from '../../content/claims.ts';
import { type LocalSite, localSite } from '../../content/local-site.ts';
import type { Site } from '../../content/site.ts';
import { tamilWords } from '../../content/tamil-words.ts';
import { sampleEdition, sampleSite } from '../../tests/support/firms.ts';
import { noticeDays, unsafeAdvice } from './check-claims.ts';
import {
  type ContentText,
  contentFiles,
  contentTexts,
  readRecord,
  recordFolders,
  splitSentences,
  textsIn,
} from './content-texts.ts';

const at = (text: string, field = 'intro') => [{ file: 'pages/trial.ts', field, text }];

describe('the check of unsafe advice', () => {
  test.each([
    'Please send us the OTP on WhatsApp.',
    'The form is submitted with the OTP that you read out to us.',
    'Share your portal password by e-mail.',
    'Courier the digital signature token with the papers and give its PIN.',
    'Bring a copy of your Aadhaar.',
    'Send photographs of PAN and Aadhaar.',
  ])('%s', (text) => {
    expect(unsafeAdvice(at(text))).toHaveLength(1);
  });

  test.each([
    'Never send an OTP or a password.',
    'You type the OTP yourself on the portal.',
    'A masked Aadhaar copy is enough.',
    'Aadhaar and PAN are validated by the portal.',
    'Please do not put passwords into the contact form and send them.',
  ])('allows: %s', (text) => {
    expect(unsafeAdvice(at(text))).toEqual([]);
  });

  test('a list of papers names Aadhaar as masked alone', () => {
    expect(unsafeAdvice(at('PAN and Aadhaar of every director', 'documents.0'))).toHaveLength(1);
    expect(unsafeAdvice(at('PAN and masked Aadhaar of every director', 'documents.0'))).toEqual([]);
  });
});

test("wants the notice's date beside the usual days", () => {
  const site = sampleEdition();
  const days = site.fact('gst.notice-response');
  expect(noticeDays(site, at(`You have ${days}.`))).toHaveLength(1);
  expect(noticeDays(site, at(`Usually ${days}. Always go by the date printed on your notice.`))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the site where the owner gives each claim one answer. */
const siteWith = (answer: 'yes' | 'no'): Site => {
  const path = join(folder, answer);
  const own = firmFolder(process.env);
  cpSync(own.path, path, { recursive: true });
  const answers = readFileSync(join(path, 'claims.yaml'), 'utf8');
  writeFileSync(join(path, 'claims.yaml'), answers.replace(/^([a-z-]+): \w+$/gm, `$1: ${answer}`));
  return loadSite({ folder: { path, name: own.name }, today: sampleSite().today });
};

const textsByPlace = (texts: readonly ContentText[]): ReadonlyMap<string, string> =>
  new Map(texts.map(({ file, field, text }) => [`${file} ${field}`, text]));

/** Returns every Tamil text of the content, by file and field of the English one. */
const tamilTexts = async (site: LocalSite): Promise<ReadonlyMap<string, string>> => {
  const files = recordFolders.flatMap((each) =>
    contentFiles(each).flatMap((file) => (file.endsWith('/ta.ts') ? [`${each}/${file}`] : [])),
  );
  const records = files.map(async (file) =>
    textsIn(await readRecord(site, file), file.replace(/\/ta\.ts$/, '/en.ts'), ''),
  );
  return textsByPlace([...textsIn(tamilWords(site), 'words.ts', ''), ...(await Promise.all(records)).flat()]);
};

test('drops a claim from every text after "no"', async () => {
  const [all, none] = [siteWith('yes'), siteWith('no')];
  expect([all.notClaimed, none.notClaimed]).toEqual([[], claimIds]);
  const wordings = claims(localSite(all, 'en'));
  const [made, left] = await Promise.all(
    [all, none].map(async (site) => textsByPlace(await contentTexts(localSite(site, 'en')))),
  );
  const claimed = [...(left ?? [])].flatMap(([place, text]) =>
    splitSentences(text).flatMap((sentence) =>
      claimIds.filter((id) => wordings[id].wordings.test(sentence)).map((id) => `${place}: ${id}: ${sentence}`),
    ),
  );
  expect(claimed).toEqual([]);
  const [tamilMade, tamilLeft] = await Promise.all([all, none].map(async (site) => tamilTexts(localSite(site, 'ta'))));
  const changed = [...(made ?? [])].filter(([place, text]) => left?.get(place) !== text);
  expect(changed.length).toBeGreaterThan(20);
  const untranslated = changed.filter(([place]) => {
    const tamil = tamilMade?.get(place);
    return tamil !== undefined && tamilLeft?.get(place) === tamil;
  });
  expect(untranslated).toEqual([]);
});
