/** Sentences that take a value: each with a name or number of every kind, as the visitor reads it. */
import { describe, expect, test } from 'vitest';
import { createEdition } from '../../src/edition/edition.ts';
import { sampleSite } from '../../tests/support/firms.ts';
import { citiesIn } from '../cities/index.ts';
import { dates, dayOfNextMonth, days, months, weeks, workingDays, years } from '../register/values.ts';

const { advanceTaxWords, incomeTaxResult, lateWords, noticeWords, pfEsiResult, tdsWords, ...words } = createEdition(
  sampleSite(),
  'ta',
);
const { cityNames, cityPage, cityServicePage, clockText, confirmMail, contactSentences } = words;
const { longDate, periodWords, refusals, ruleWords, written } = words;

test.each(citiesIn('ta'))('every sentence about $name is joined by rule', ({ name }) => {
  const sentences = [
    cityPage.areasIntro(name),
    cityPage.reach(name),
    cityPage.closing(name).title,
    cityNames.city(name),
    cityNames.service('கம்பெனி பதிவு', name),
    cityServicePage.way(name),
    cityServicePage.also(name),
  ];
  // Two signs of vowels on one letter, or a vowel's sign after a consonant that has none.
  expect(sentences.filter((sentence) => /[\u0BBE-\u0BCD]{2}/.test(sentence))).toEqual([]);
});

test.each([
  [
    cityPage.areasIntro('நாமக்கல்'),
    'நாமக்கல்லிலும் சுற்று வட்டாரத்திலும் தொழில் செய்பவர்களுக்குச் சேவை செய்கிறோம். உதாரணமாக, இந்தப் பகுதிகளில்:',
  ],
  [cityNames.service('GST பதிவு', 'நீலகிரி'), 'நீலகிரியில் GST பதிவு'],
  [cityServicePage.way('சேலம்'), 'சேலத்திலிருந்து எங்கள் சேவையைப் பெற'],
  [advanceTaxWords.payBy('₹12,000', 'டிசம்பர் 15, 2026'), 'டிசம்பர் 15, 2026-க்குள் ₹12,000 செலுத்த வேண்டும்'],
  [tdsWords.limits.month('₹50,000'), 'மாத வாடகை ₹50,000-க்கு மேல் இருந்தால் TDS பிடிக்க வேண்டும்.'],
  [tdsWords.limits.excess('₹50 லட்சம்'), 'ஓர் ஆண்டில் ₹50 லட்சத்தைத் தாண்டிய தொகைக்கு மட்டும் TDS பிடிக்க வேண்டும்.'],
  [tdsWords.working.hundreds('₹1,100', '₹1,180'), '₹1,100 (பொதுவாக ₹1,180-இல் உள்ள முழு நூறுகள் மட்டும்)'],
  [
    incomeTaxResult.slab('₹2,25,000', '₹12,00,000', 15, '₹33,750'),
    '₹12,00,000-க்கு மேல் உள்ள ₹2,25,000-இல் 15% வரி ₹33,750',
  ],
  [contactSentences.by('புதன்', clockText(19 * 60)), 'புதன், இரவு 7 மணிக்குள்'],
  [contactSentences.by('சனி', clockText(9 * 60 + 30)), 'சனி, காலை 9:30 மணிக்குள்'],
  [longDate('2026-11-25'), 'நவம்பர் 25, 2026, புதன்'],
  [periodWords('2026-10'), 'அக்டோபர் 2026'],
  [periodWords('2026-27-q2'), 'ஜூலை முதல் செப்டம்பர் 2026 வரை'],
  [periodWords('2025-26'), '2025-26 நிதியாண்டு'],
  [periodWords('2026'), '2026-ஆம் ஆண்டு'],
  [ruleWords({ kind: 'day-of-next-month', of: 'month', day: 11 }), 'அடுத்த மாதம் 11-ஆம் தேதி'],
  [ruleWords({ kind: 'day-of-next-month', of: 'quarter', day: 13 }), 'காலாண்டு முடிந்து அடுத்த மாதம் 13-ஆம் தேதி'],
  [ruleWords({ kind: 'after', of: 'year', months: 6, days: 0 }), 'நிதியாண்டு முடிந்து 6 மாதங்களுக்குள்'],
  [ruleWords({ kind: 'after', of: 'month', months: 0, days: 30 }), 'மாதம் முடிந்து 30 நாட்களுக்குள்'],
])('%s', (sentence, asWritten) => {
  expect(sentence).toBe(asWritten);
});

describe('one and many', () => {
  test.each([
    [written(days(1)), '1 நாள்'],
    [written(days(30)), '30 நாட்கள்'],
    [written(workingDays(1, 3)), '1-3 வேலை நாட்கள்'],
    [written(weeks(1)), '1 வாரம்'],
    [written(months(1)), '1 மாதம்'],
    [written(months(3)), '3 மாதங்கள்'],
    [written(years(1)), '1 ஆண்டு'],
    [written(years(7)), '7 ஆண்டுகள்'],
    [written(dayOfNextMonth(20)), '20-ஆம் தேதி'],
    [written(dates([31, 5], [31, 7])), 'மே 31, ஜூலை 31'],
    [lateWords.late(1), '1 நாள் தாமதம்'],
    [lateWords.late(18), '18 நாட்கள் தாமதம்'],
    [noticeWords.left(1), 'இன்னும் 1 நாள்'],
    [noticeWords.left(6), 'இன்னும் 6 நாட்கள்'],
    [pfEsiResult.employees(1), '1 ஊழியர்'],
    [pfEsiResult.employees(12), '12 ஊழியர்கள்'],
    [advanceTaxWords.monthsWorking('₹6,000', 1, 1), '₹6,000 × 1% × 1 மாதம்'],
    [advanceTaxWords.monthsWorking('₹6,000', 1, 2), '₹6,000 × 1% × 2 மாதங்கள்'],
  ])('%s', (words, asWritten) => {
    expect(words).toBe(asWritten);
  });

  test('agree with minutes and days in messages', () => {
    expect(refusals.rateLimited(1)).toContain('1 நிமிடம் கழித்து');
    expect(refusals.rateLimited(15)).toContain('15 நிமிடங்கள் கழித்து');
    expect(confirmMail.opening(30)).toContain('30 நாட்களுக்குள்');
  });
});
