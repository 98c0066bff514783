import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { content as karur } from '../content/cities/karur/en.ts';
import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { fact } from '../content/facts.ts';
import { firmFolder } from '../content/read-firm.ts';
import { claimMistakes, noticeDays, unsafeAdvice } from './check-claims.ts';
import { blockMistakes, wordBounds, wordMistakes } from './check-words.ts';
import { contentTexts, sentencesOf, textsIn } from './content-texts.ts';

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

test.each([
  'The best accountants of Coimbatore.',
  'We reply within 2 hours.',
  'Our team of certified experts.',
  '2000+ clients rely on this office.',
  'We never lose a case.',
])('a claim without an entry is found: %s', async (text) => {
  const found = claimMistakes([...(await contentTexts()), ...at(text)]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((line) => line.startsWith('content/pages/trial.ts'))).toBe(true);
});

describe('a sentence', () => {
  const longest = `We ${'file '.repeat(wordBounds.sentence - 1)}`.trim();

  test.each([
    [`${longest} it.`, 'words'],
    ['You send bills; we file.', 'semicolon'],
    ['There are two ways.', 'opens'],
    ['It depends on the bill.', 'opens'],
    ['Send bills, slips, challans and notes.', 'three things'],
  ])('is found: %s', (text, mistake) => {
    expect(blockMistakes(text).join()).toContain(mistake);
  });

  test.each([`${longest}.`, 'If you sell, send bills, slips and notes.', 'You buy, sort, then pack and sell.'])(
    'may stand: %s',
    (text) => {
      expect(blockMistakes(text)).toEqual([]);
    },
  );
});

describe('a text of a page, a post, a tool or a letter', () => {
  test.each([
    ['You send bills; we file.', 'semicolon'],
    ['It depends on the bill.', 'opens'],
    ['This lies before the first day.', 'opens'],
    ['Send bills, slips, challans and notes.', 'three things'],
    ['All is well. '.repeat(wordBounds.paragraph / 3).concat('And more.'), 'paragraph'],
  ])('is found: %s', (text, mistake) => {
    for (const file of ['pages/trial.ts', 'posts/trial.ts', 'legal/trial.ts', 'tools/trial.ts', 'due-dates/trial.ts'])
      expect(wordMistakes([{ file, field: 'content.lead', text }]).join()).toContain(mistake);
  });

  test.each(['This month is not over yet.', 'There and back', 'Paid on 31 May, 31 July, 31 October and 31 January.'])(
    'may stand: %s',
    (text) => {
      expect(wordMistakes(at(text))).toEqual([]);
    },
  );

  test('of a post explains a form where it first stands, and not again', () => {
    const post = (lead: string) => [
      { file: 'posts/trial.ts', field: 'content.title', text: 'About GSTR-2B' },
      { file: 'posts/trial.ts', field: 'content.lead', text: lead },
      { file: 'posts/trial.ts', field: 'content.sections.0.blocks.0.text', text: 'Look at GSTR-2B again.' },
    ];
    expect(wordMistakes(post('Open GSTR-2B today.'))).toEqual([expect.stringContaining('does not explain GSTR-2B')]);
    expect(wordMistakes(post("Open GSTR-2B, the list of your suppliers' bills."))).toEqual([]);
  });

  test('of a post has short sentences on average', () => {
    const text = `We ${'file '.repeat(wordBounds.average)}it.`;
    expect(wordMistakes([{ file: 'posts/trial.ts', field: 'content.lead', text }]).join()).toContain('on average');
  });
});

describe("a city's text", () => {
  const returns = karur.services['gst-returns'];
  const textsOf = (content: object, slug = 'karur') => textsIn({ content }, `cities/${slug}/en.ts`, '');
  const withText = (changed: Partial<typeof returns>) =>
    wordMistakes(
      textsOf({ ...karur, services: { ...karur.services, 'gst-returns': { ...returns, ...changed } } }),
    ).filter((line) => line.includes('gst-returns'));

  test('that keeps the rules is not found', () => {
    expect(withText({})).toEqual([]);
  });

  test.each([
    ['Exporters of towels keep many bills.', 'neither "we" nor "you"'],
    ['We help exporters of towels in Karur.', 'does not name the service'],
    ['We file GST returns from ITC-04 and your bills.', 'does not explain ITC-04'],
    ['We file GST returns at a fee of ₹500.', 'types a figure'],
  ])('is found by its lead: %s', (lead, mistake) => {
    expect(withText({ lead }).join()).toContain(mistake);
  });

  test('that stands on three pages is found', () => {
    const names = ['karur', 'salem', 'erode'] as const;
    const found = wordMistakes(names.flatMap((slug) => textsOf(karur, slug)));
    expect(found.some((line) => line.includes('stands on 3 pages'))).toBe(true);
  });
});

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
