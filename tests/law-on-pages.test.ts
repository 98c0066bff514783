import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from './support/firms.ts';
import { ask } from './support/http.ts';
import { serveSite } from './support/open-site.ts';

const { locales, notOffered, today } = sampleEdition();

const site = serveSite();

const findPage = async (path: string) => parse((await ask(site.origin, path)).body);

const readText = async (path: string): Promise<string> => {
  const main = (await findPage(path)).querySelector('main')?.innerHTML ?? '';
  // Names that stay on one line have an element of their own inside a word.
  return parse(main.replaceAll(/<\/?one-line>/g, '').replaceAll('<', ' <')).text.replace(/\s+/g, ' ');
};

const findNextDate = async (path: string) => (await findPage(path)).querySelector('[data-due-next]');

/** Lists what each page must say and must no longer say. */
const pages: readonly (readonly [path: string, says: readonly string[], not: readonly string[]])[] = [
  // Finance Act 2020: the turnover decides, not the audit.
  ['/services/tds-tcs-returns', ['the turnover of the previous year, audited or not'], ['accounts are under audit']],
  ['/ta/services/tds-tcs-returns', ['தணிக்கை இருந்தாலும் இல்லாவிட்டாலும்'], ['கணக்குத் தணிக்கை உள்ள தனிநபர்களுக்கும்']],
  // S.O. 5109(E): 12 % of 12,000, 16,000 and 25,000.
  ['/services/pf-esi-services', ['₹6,360', 'PF is calculated only up to ₹25,000'], ['₹6,720']],
  ['/ta/services/pf-esi-services', ['₹6,360'], ['₹6,720']],
  // S. 271B and 271BA for 2025-26, s. 428(c) and (d) from tax year 2026-27.
  [
    '/due-dates',
    [
      'For 2025-26, a penalty of 0.5% of turnover, at most ₹1,50,000, unless there was a reasonable cause. From tax year 2026-27, a fee of ₹75,000',
      'For 2025-26, a penalty of ₹1,00,000, unless there was a reasonable cause. From tax year 2026-27, a fee of ₹50,000',
      'The longer time for March applies to TDS, and usually to TCS too.',
    ],
    // The year's row is that of tax year 2026-27, for which the fee holds.
    [],
  ],
  ['/ta/due-dates', ['விற்றுமுதலில் 0.5%', '₹1,00,000 அபராதம்'], []],
  ['/services/udyam-registration', ['approved up to March 2026, so ask us whether it continues'], []],
  ['/ta/services/udyam-registration', ['மார்ச் 2026 வரை அனுமதி'], []],
  [
    '/services/gst-notices',
    ['from the day you received the order', 'the summary of a show-cause notice'],
    ['from the day of the order', 'DRC-01, the show-cause notice'],
  ],
  ['/services/gst-registration', ['an enrolment number is usually enough'], ['listing them on a marketplace']],
];

const built = pages.filter(([path]) => locales.includes('ta') || !path.startsWith('/ta/'));

test.each(built)('%s says the law', async (path, says, not) => {
  const text = await readText(path);
  expect(says.filter((each) => !text.includes(each))).toEqual([]);
  expect(not.filter((each) => text.includes(each))).toEqual([]);
});

describe('the card of a service', () => {
  const dayOfYear = today.slice(5);
  const season =
    dayOfYear <= '07-31'
      ? ['File by', '31 July']
      : dayOfYear <= '08-31'
        ? ['Businesses file by', '31 August']
        : ['You can still file by', '31 December'];

  test.each(['/services/income-tax-filing', '/locations/salem/income-tax-filing'])(
    'heads %s with a day still to come',
    async (path) => {
      expect(await readText(path)).toContain(season.join(' '));
    },
  );

  test('names no transfer pricing for income tax', async () => {
    const next = await findNextDate('/services/income-tax-filing');
    const named = next?.getAttribute('data-due-next')?.split(' ');
    expect(named).toContain('advance-tax');
    expect(named?.filter((id) => id?.includes('transfer-pricing'))).toEqual([]);
  });

  test.skipIf(notOffered.includes('iec-registration'))('names the LUT for import export codes', async () => {
    const next = await findNextDate('/services/iec-registration');
    const named = next?.getAttribute('data-due-next')?.split(' ');
    expect(named?.toSorted()).toEqual(['iec', 'lut']);
  });
});
