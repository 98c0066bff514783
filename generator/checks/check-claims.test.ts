import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { claimIds } from '../../content/claim-ids.ts';
import { claims } from '../../content/claims.ts';
import { fact } from '../../content/facts.ts';
import { firmFolder } from '../../content/read-firm.ts';
import { noticeDays, unsafeAdvice } from './check-claims.ts';
import { sentencesOf } from './content-texts.ts';

const at = (text: string, field = 'intro') => [{ file: 'pages/trial.ts', field, text }];

describe('no text asks for a secret', () => {
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
  ])('may say: %s', (text) => {
    expect(unsafeAdvice(at(text))).toEqual([]);
  });

  test('a list of papers names Aadhaar as masked alone', () => {
    expect(unsafeAdvice(at('PAN and Aadhaar of every director', 'documents.0'))).toHaveLength(1);
    expect(unsafeAdvice(at('PAN and masked Aadhaar of every director', 'documents.0'))).toEqual([]);
  });
});

test("the usual days for a notice stand beside the notice's own date", () => {
  const days = fact('gst.notice-response');
  expect(noticeDays(at(`You have ${days}.`))).toHaveLength(1);
  expect(noticeDays(at(`Typically ${days}, but the date printed on your notice rules.`))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isTamil = (place: string): boolean => /^ta\/|\/ta\.ts /.test(place);

const inTamil = (place: string): string =>
  place.includes('/en.ts ') ? place.replace('/en.ts ', '/ta.ts ') : `ta/${place}`;

/** Every text of the content, in both languages, by file and field, where the owner gives each claim one answer. */
const textsWith = (answer: 'yes' | 'no'): ReadonlyMap<string, string> => {
  const firm = join(folder, answer);
  cpSync(firmFolder(), firm, { recursive: true });
  const answers = readFileSync(join(firm, 'claims.yaml'), 'utf8');
  writeFileSync(join(firm, 'claims.yaml'), answers.replace(/^([a-z-]+): \w+$/gm, `$1: ${answer}`));
  const program = `
    import { contentTexts } from './generator/checks/content-texts.ts';
    const texts = [...(await contentTexts()), ...(await contentTexts('ta'))];
    console.log(JSON.stringify(texts.map(({ file, field, text }) => [file + ' ' + field, text])));`;
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, FIRM_DIR: firm },
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return new Map(JSON.parse(printed) as [string, string][]);
};

test('with "no" a claim leaves every text, and its Tamil with it', () => {
  const [made, none] = [textsWith('yes'), textsWith('no')];
  const left = [...none].flatMap(([place, text]) =>
    isTamil(place)
      ? []
      : sentencesOf(text).flatMap((sentence) =>
          claimIds.filter((id) => claims[id].wordings.test(sentence)).map((id) => `${place}: ${id}: ${sentence}`),
        ),
  );
  expect(left).toEqual([]);
  const untranslated = [...made].flatMap(([place, text]) => {
    if (isTamil(place) || none.get(place) === text) return [];
    const tamil = made.get(inTamil(place));
    return tamil === undefined || none.get(inTamil(place)) !== tamil ? [] : [`${place}: ${text}`];
  });
  expect(untranslated).toEqual([]);
});
