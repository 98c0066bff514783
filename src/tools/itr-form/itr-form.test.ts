import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { english, englishTools } from '../testing/english.ts';
import { itrFormFields } from './fields.ts';

const { tool, law } = englishTools['itr-form'];
const { itrFormWords: words } = english;
type Given = Readonly<Record<string, string>>;

const simple: Given = { who: 'individual', work: 'none', gains: 'none', over: 'no', special: 'no', audit: 'none' };

const makeSheet = (given: Given, today: string) => {
  const result = tool.answer({ ...simple, ...given }, today, law);
  if (!('sheet' in result)) throw new Error(JSON.stringify(result));
  const [why, until] = result.sheet.lists;
  const { headline: form, beside = [], notes, urgent } = result.sheet;
  return { form, why: why?.items ?? [], until: [...beside, ...notes, ...(until?.items ?? [])], urgent };
};

const SPRING = '2026-06-01';

/**
 * The cases follow rule 12 of the Income-tax Rules, 1962, with Notification 45/2026 (ITR-1, ITR-4), the portal's help
 * for firms and LLPs (https://www.incometax.gov.in/iec/foportal/help/partnership-firm-llp), and section 139(1),
 * Explanation 2, as substituted by the Finance Act, 2026; CBDT Circular 7/2026 moved the day for an audit.
 */
const cases: readonly (readonly [string, Given, form: string, due: string])[] = [
  ['salary or pension', {}, 'ITR-1 (Sahaj)', '31 July 2026'],
  ['with listed shares up to the limit, s. 112A', { gains: 'small' }, 'ITR-1 (Sahaj)', '31 July 2026'],
  ['with other gains', { gains: 'others' }, 'ITR-2', '31 July 2026'],
  ['above 50 lakh', { over: 'yes' }, 'ITR-2', '31 July 2026'],
  ['director, or assets abroad', { special: 'yes' }, 'ITR-2', '31 July 2026'],
  ['a family without business', { who: 'huf' }, 'ITR-2', '31 July 2026'],
  ['a shop, presumptive', { work: 'presumptive' }, 'ITR-4 (Sugam)', '31 August 2026'],
  ['a family’s shop, presumptive', { who: 'huf', work: 'presumptive' }, 'ITR-4 (Sugam)', '31 August 2026'],
  ['presumptive with small gains', { work: 'presumptive', gains: 'small' }, 'ITR-4 (Sugam)', '31 August 2026'],
  ['presumptive with other gains', { work: 'presumptive', gains: 'others' }, 'ITR-3', '31 August 2026'],
  ['presumptive above 50 lakh', { work: 'presumptive', over: 'yes' }, 'ITR-3', '31 August 2026'],
  ['presumptive and audited, s. 44AD(5)', { work: 'presumptive', audit: 'audit' }, 'ITR-3', '21 November 2026'],
  ['a shop with books', { work: 'books' }, 'ITR-3', '31 August 2026'],
  ['a shop with audit', { work: 'books', audit: 'audit' }, 'ITR-3', '21 November 2026'],
  ['with transfer pricing', { work: 'books', audit: 'transfer-pricing' }, 'ITR-3', '30 November 2026'],
  ['a partner', { work: 'partner' }, 'ITR-3', '31 August 2026'],
  ['a partner of an audited firm', { work: 'partner', audit: 'audit' }, 'ITR-3', '21 November 2026'],
  ['a firm, presumptive', { who: 'firm', work: 'presumptive' }, 'ITR-4 (Sugam)', '31 August 2026'],
  ['a firm above 50 lakh', { who: 'firm', work: 'presumptive', over: 'yes' }, 'ITR-5', '31 August 2026'],
  ['a firm with books', { who: 'firm', work: 'books' }, 'ITR-5', '31 August 2026'],
  ['an LLP, even presumptive', { who: 'llp', work: 'presumptive' }, 'ITR-5', '31 August 2026'],
  ['an LLP with audit', { who: 'llp', work: 'books', audit: 'audit' }, 'ITR-5', '21 November 2026'],
  ['a society without business', { who: 'others' }, 'ITR-5', '31 July 2026'],
  ['a company, also without audit', { who: 'company', work: 'books' }, 'ITR-6', '21 November 2026'],
  ['a trust', { who: 'trust' }, 'ITR-7', '31 July 2026'],
  ['a trust with audit', { who: 'trust', audit: 'audit' }, 'ITR-7', '21 November 2026'],
];

describe('the form and its day', () => {
  test.each(cases)('%s', (_, given, form, due) => {
    const found = makeSheet(given, SPRING);
    expect(found.form).toBe(form);
    expect(found.until[0]).toBe(words.due(due));
    expect(found.why.length).toBeGreaterThan(0);
  });

  test('tells what is unsettled for a trust', () => {
    expect(makeSheet({ who: 'trust' }, SPRING).until.join(' ')).toContain('Sources differ');
    expect(makeSheet({ who: 'trust', audit: 'audit' }, SPRING).until.join(' ')).not.toContain('Sources differ');
  });

  test('tells a moved day with the original', () => {
    expect(makeSheet({ who: 'company' }, SPRING).until.join(' ')).toContain('31 October 2026');
  });
});

test.each([
  ['2026-07-23', false, words.due('31 July 2026')],
  ['2026-07-24', true, words.due('31 July 2026')],
  ['2026-07-31', true, words.due('31 July 2026')],
  ['2026-08-01', true, `${words.wasDue('31 July 2026')} ${words.belated('31 December 2026')}`],
  ['2026-12-31', true, 'You can still file a belated return until 31 December 2026.'],
  ['2027-01-01', true, 'You can now file only an updated return, with additional tax, until 31 March 2031.'],
  ['2031-03-31', true, 'You can now file only an updated return, with additional tax, until 31 March 2031.'],
  ['2031-04-01', true, 'You can no longer file this return.'],
])('closes on %s', (today, urgent, wanted) => {
  const found = makeSheet({}, today);
  expect(found.urgent).toBe(urgent);
  expect(found.until.join(' ')).toContain(wanted);
});

const choices = Object.entries(itrFormFields({ words })).map(([name, { options }]) => {
  const values = options.map(({ value }) => value);
  return [name, fc.constantFrom(...values)] as const;
});
const isAskedAgain = ({ who, work, audit }: Given): boolean =>
  (who === 'individual' || who === 'huf') && work === 'none' && audit !== 'none';
const given = fc.record(Object.fromEntries(choices)).filter((each) => !isAskedAgain(each));

// S. 139(1), Explanation 2: the later day is for accounts that have to be audited.
test.each([
  ['individual', 'audit'],
  ['individual', 'transfer-pricing'],
  ['huf', 'audit'],
])('%s without a business and with %s is asked again', (who, audit) => {
  const result = tool.answer({ ...simple, who, audit }, SPRING, law);
  expect(result).toEqual({ mistakes: { audit: words.noBusinessNoAudit } });
});

test('an audit without a business is taken of a society', () => {
  expect(makeSheet({ who: 'others', audit: 'audit' }, SPRING).form).toBe('ITR-5');
});

propertyTest(
  'every answer leads to a form, and nobody with more to declare comes to a simpler one',
  [given],
  (answers) => {
    const { form } = makeSheet(answers, SPRING);
    const more = makeSheet({ ...answers, special: 'yes' }, SPRING).form;
    expect(form).toMatch(/^ITR-[1-7]/);
    expect(['ITR-1 (Sahaj)', 'ITR-4 (Sugam)']).not.toContain(more);
  },
);
