import { describe, expect, test } from 'vitest';
import { doubled, inCase } from './case-endings.ts';
import { cityIndex } from './city-index.ts';

/** Every city in the locative, as newspapers write it. */
const inCities =
  'கோயம்புத்தூரில் சென்னையில் மதுரையில் சேலத்தில் ஈரோட்டில் திருப்பூரில் வேலூரில் திருச்சிராப்பள்ளியில் திருநெல்வேலியில் தூத்துக்குடியில் திண்டுக்கல்லில் தஞ்சாவூரில் இராணிப்பேட்டையில் சிவகாசியில் கரூரில் ஓசூரில் நாகர்கோவிலில் கும்பகோணத்தில் பொள்ளாச்சியில் ஆம்பூரில் திருவில்லிபுத்தூரில் இராஜபாளையத்தில் காஞ்சிபுரத்தில் கடலூரில் திருவண்ணாமலையில் நாமக்கல்லில் தருமபுரியில் கிருஷ்ணகிரியில் புதுக்கோட்டையில் இராமநாதபுரத்தில் விருதுநகரில் தேனியில் நாகப்பட்டினத்தில் அரியலூரில் பெரம்பலூரில் நீலகிரியில் கன்னியாகுமரியில்';

describe('a case ending', () => {
  test('joins every city', () => {
    expect(cityIndex.map(({ name }) => inCase(name, 'in')).join(' ')).toBe(inCities);
  });

  test.each([
    ['சேலம்', 'to', 'சேலத்துக்கு'],
    ['தேனி', 'to', 'தேனிக்கு'],
    ['சென்னை', 'to', 'சென்னைக்கு'],
    ['ஈரோடு', 'from', 'ஈரோட்டிலிருந்து'],
    ['நாமக்கல்', 'also-in', 'நாமக்கல்லிலும்'],
    ['நாகர்கோவில்', 'object', 'நாகர்கோவிலை'],
    ['ரிட்டர்ன்', 'object', 'ரிட்டர்னை'],
    ['படிவம்', 'object', 'படிவத்தை'],
    ['GSTR-1', 'object', 'GSTR-1-ஐ'],
    ['GST', 'to', 'GST-க்கு'],
    ['2026-27', 'in', '2026-27-இல்'],
    ['Google Calendar', 'in', 'Google Calendar-இல்'],
  ] as const)('of %s, %s, gives %s', (word, which, joined) => {
    expect(inCase(word, which)).toBe(joined);
  });
});

test.each([
  ['அலுவலகத்துக்கு', 'கிழக்கே', 'அலுவலகத்துக்குக் கிழக்கே'],
  ['அலுவலகத்துக்கு', 'தெற்கே', 'அலுவலகத்துக்குத் தெற்கே'],
  ['அலுவலகத்துக்கு', 'வடக்கே', 'அலுவலகத்துக்கு வடக்கே'],
  ['அலுவலகத்துக்கு', 'மேற்கே', 'அலுவலகத்துக்கு மேற்கே'],
  ['GSTR-1-ஐ', 'தாக்கல்', 'GSTR-1-ஐத் தாக்கல்'],
  ['GSTR-1-ஐ', 'Google Calendar-இல்', 'GSTR-1-ஐ Google Calendar-இல்'],
])('%s before %s is %s', (first, second, together) => {
  expect(doubled(first, second)).toBe(together);
});
