import { describe, expect, test } from 'vitest';
import { type CitySlug, cityFacts, citySlugs } from '../../content/cities/index.ts';
import * as english from '../../content/jurisdictions/en.ts';
import { getKind, type KindId, kindIds } from '../../content/jurisdictions/kinds.ts';
import { districts, type Jurisdiction, likely, read, settled, towns } from '../../content/jurisdictions/record.ts';
import { jurisdictions } from '../../content/jurisdictions/register.ts';
import * as tamil from '../../content/jurisdictions/ta.ts';
import { knownServices, serviceFacts } from '../../content/service-index.ts';
import { jurisdictionMistakes } from '../../generator/checks/check-jurisdictions.ts';
import { officesAt, officesFor } from './find-offices.ts';
import { type WrittenRow, writeKind, writeRow } from './write-row.ts';

const getRow = (kind: KindId, city: CitySlug) => officesAt(city).find((row) => row.kind === kind);

const MAX_ROWS = 4;

/** Cells of the list of offices, read by hand; "open" where the list names none. */
const cells: readonly (readonly [KindId, CitySlug, string])[] = [
  ['registrar', 'karur', 'likely registrar/chennai'],
  ['registrar', 'hosur', 'settled registrar/coimbatore'],
  ['registrar', 'kumbakonam', 'settled registrar/chennai'],
  ['registrar', 'dindigul', 'likely registrar/coimbatore'],
  ['foreign-trade', 'coimbatore', 'settled foreign-trade/coimbatore'],
  ['foreign-trade', 'tirupur', 'likely foreign-trade/coimbatore'],
  ['foreign-trade', 'ambur', 'likely foreign-trade/chennai'],
  ['foreign-trade', 'madurai', 'open'],
  ['customs', 'thoothukudi', 'settled customs/tuticorin'],
  ['customs', 'pollachi', 'settled customs-preventive/tiruchirappalli'],
  ['customs', 'karur', 'likely customs-preventive/tiruchirappalli'],
  ['customs', 'kanchipuram', 'open'],
  ['customs-station', 'coimbatore', 'likely depots-and-air-cargo/coimbatore'],
  ['customs-station', 'tirupur', 'likely depots/tirupur'],
  ['customs-station', 'thoothukudi', 'settled sea-port/thoothukudi'],
  ['provident-fund', 'coimbatore', 'settled pf-regional/coimbatore'],
  ['provident-fund', 'pollachi', 'likely pf-regional/coimbatore'],
  ['provident-fund', 'nagercoil', 'settled pf-regional/nagercoil'],
  ['provident-fund', 'dharmapuri', 'likely pf-regional/salem'],
  ['provident-fund', 'karur', 'open'],
  ['state-insurance', 'karur', 'likely esi-sub-regional/salem'],
  ['state-insurance', 'madurai', 'settled esi-sub-regional/madurai'],
  ['state-insurance', 'kanyakumari', 'likely esi-sub-regional/tirunelveli'],
  ['state-insurance', 'sivakasi', 'likely esi-sub-regional/madurai'],
  ['state-insurance', 'erode', 'open'],
  ['central-gst', 'theni', 'settled central-gst/madurai'],
  ['central-gst', 'cuddalore', 'settled central-gst/tiruchirappalli'],
  ['central-gst', 'ambur', 'settled central-gst/chennai-outer'],
  ['central-gst', 'salem', 'settled central-gst/salem'],
  ['central-gst', 'tirupur', 'likely central-gst/coimbatore'],
  ['central-gst', 'nilgiris', 'open'],
  ['central-gst-division', 'sivakasi', 'likely central-gst-division/sivakasi'],
  ['central-gst-division', 'theni', 'likely central-gst-division/dindigul-two'],
  ['state-gst', 'hosur', 'settled state-gst/hosur'],
  ['state-gst', 'krishnagiri', 'likely state-gst/hosur'],
  ['state-gst', 'sivakasi', 'settled state-gst/virudhunagar'],
  ['state-gst', 'rajapalayam', 'likely state-gst/virudhunagar'],
  ['state-gst', 'pollachi', 'open'],
  ['central-gst-appeal', 'rajapalayam', 'settled central-gst-appeal/madurai'],
  ['central-gst-appeal', 'nagercoil', 'settled central-gst-appeal/madurai'],
  ['central-gst-appeal', 'coimbatore', 'open'],
  ['state-gst-appeal', 'theni', 'settled state-gst-appeal/madurai'],
  ['state-gst-appeal', 'thoothukudi', 'settled state-gst-appeal-south/tirunelveli'],
  ['state-gst-appeal', 'salem', 'open'],
  ['gst-tribunal', 'pollachi', 'likely gst-tribunal/coimbatore'],
  ['gst-tribunal', 'madurai', 'likely gst-tribunal/madurai'],
  ['gst-tribunal', 'karur', 'open'],
  ['gst-biometric', 'karur', 'open'],
  ['gst-biometric', 'chennai', 'open'],
  ['gst-biometric', 'madurai', 'open'],
  ['income-tax', 'tirupur', 'settled income-tax/tirupur'],
  ['income-tax', 'ramanathapuram', 'likely income-tax/karaikudi'],
  ['income-tax', 'theni', 'likely income-tax-region/madurai'],
  ['income-tax', 'salem', 'open'],
  ['tds-officer', 'karur', 'open'],
  ['tds-officer', 'chennai', 'open'],
  ['tds-officer', 'coimbatore', 'open'],
  ['industries-centre', 'chennai', 'settled industries-director/chennai'],
  ['industries-centre', 'ranipet', 'likely industries-centre/ranipet'],
  ['industries-centre', 'hosur', 'settled industries-centre/krishnagiri'],
  ['industries-centre', 'ambur', 'open'],
  ['local-body', 'karur', 'settled corporation/karur'],
  ['local-body', 'kanyakumari', 'settled municipality/kanyakumari'],
  ['local-body', 'pollachi', 'likely municipality/pollachi'],
  ['local-body', 'nilgiris', 'likely municipality/udhagamandalam'],
  ...(['karur', 'chennai', 'nilgiris'] as const).flatMap(
    (city) =>
      [
        ['regional-director', city, 'settled regional-director/chennai'],
        ['company-tribunal', city, 'likely company-tribunal/chennai'],
        ['return-processing', city, 'settled return-processing/bengaluru'],
        ['income-tax-tribunal', city, 'likely income-tax-tribunal/chennai'],
        ['tds-processing', city, 'settled tds-processing/ghaziabad'],
      ] as const,
  ),
];

describe('the register of offices', () => {
  test('passes the check of the build', () => {
    expect(jurisdictionMistakes(jurisdictions)).toEqual([]);
  });

  test.each(cells)('reads for %s, %s as the list does', (kind, city, cell) => {
    const row = getRow(kind, city);
    expect(row?.office === 'open' ? 'open' : `${row?.certainty} ${row?.office}`).toBe(cell);
  });

  test('tests three cells of each kind, or all', () => {
    const counted = kindIds.filter((kind) => !getKind(kind).silentWhenOpen);
    for (const kind of counted) expect(cells.filter(([each]) => each === kind).length, kind).toBeGreaterThan(2);
  });

  const portal = read('https://one.example/list');
  const karur = settled('registrar', 'registrar/chennai', districts('Karur'), [portal, read('https://two.example/')]);
  test.each<readonly [string, readonly Jurisdiction[], string]>([
    ['a record without a source', [{ ...karur, sources: [] }], 'sources'],
    ['a settled record of one unofficial source', [{ ...karur, sources: [portal] }], 'without an official paper'],
    ['an office without a name', [{ ...karur, office: 'registrar/nowhere' as 'registrar/chennai' }], 'no office'],
    ['two offices for a place', [karur, { ...karur, office: 'registrar/coimbatore' }], 'two offices for karur'],
    [
      'a district whose places differ',
      [likely('registrar', 'registrar/chennai', towns('pollachi'), [portal])],
      'Coimbatore district differently',
    ],
    ['an address that is none', [{ ...karur, sources: [read('http://'), portal] }], 'is no address'],
  ])('rejects %s', (_, records, message) => {
    expect(jurisdictionMistakes(records).join()).toContain(message);
  });
});

describe('officesAt', () => {
  test('gives places of one district the same office', () => {
    const differing = citySlugs.flatMap((one) =>
      citySlugs
        .filter((other) => cityFacts[other].district === cityFacts[one].district)
        .flatMap((other) =>
          kindIds
            .filter((kind) => getKind(kind).grain !== 'town')
            .filter((kind) => getRow(kind, one)?.office !== getRow(kind, other)?.office)
            .map((kind) => `${kind}: ${one}, ${other}`),
        ),
    );
    expect(differing).toEqual([]);
  });

  test('has no row without a source', () => {
    const without = citySlugs.flatMap((city) => officesAt(city).filter(({ sources }) => sources.length === 0));
    expect(without).toEqual([]);
  });

  test('says what changes only where the office is elsewhere', () => {
    expect(getRow('registrar', 'chennai')?.effect).toBeUndefined();
    expect(getRow('registrar', 'karur')?.effect).toBe('registrar-in-chennai');
  });
});

describe('officesFor', () => {
  const pairs = knownServices.flatMap((service) => citySlugs.map((city) => [service, city] as const));

  test('gives at most four rows, and none without kinds', () => {
    const wrong = pairs.filter(([service, city]) => {
      const count = officesFor(service, city).length;
      return serviceFacts[service].offices.length === 0 ? count > 0 : count < 1 || count > MAX_ROWS;
    });
    expect(wrong).toEqual([]);
  });

  test('names the State GST office for a notice wherever it is known', () => {
    for (const city of citySlugs) {
      const rows = officesFor('gst-notices', city);
      expect(rows.find(({ kind }) => kind === 'state-gst')?.office, city).toBe(getRow('state-gst', city)?.office);
    }
    expect(officesFor('gst-notices', 'karur').map(({ office }) => office)).toContain('state-gst/tiruchirappalli');
  });

  test('gives the rows that the place has', () => {
    for (const [service, city] of pairs) {
      const rows = officesFor(service, city);
      expect(officesAt(city).filter(({ kind }) => rows.some((row) => row.kind === kind))).toEqual(
        rows.toSorted((a, b) => kindIds.indexOf(a.kind) - kindIds.indexOf(b.kind)),
      );
    }
  });

  test("shows every named office on a service's page", () => {
    for (const city of citySlugs) {
      const shown = new Set(knownServices.flatMap((service) => officesFor(service, city)).map(({ kind }) => kind));
      expect(officesAt(city).filter(({ kind }) => !shown.has(kind))).toEqual([]);
    }
  });
});

describe('writeRow', () => {
  const values = { city: 'Karur', dates: '30 September and 31 March' };
  const write = (kind: KindId, city: CitySlug): WrittenRow | undefined => {
    const row = getRow(kind, city);
    return row && writeRow(row, english, values);
  };

  test('names the office and what it changes', () => {
    expect(write('registrar', 'karur')).toMatchObject({
      matter: 'Your company or LLP',
      office: 'Registrar of Companies, Chennai',
      certainty: expect.stringMatching(/^Most companies in Karur come under this Registrar/),
      effect: expect.stringContaining('you go to Chennai and not to Coimbatore'),
    });
  });

  test('names no unknown office, but what decides', () => {
    const row = write('provident-fund', 'karur');
    expect(row).not.toHaveProperty('office');
    expect(row?.certainty).toMatch(/PF code/);
  });

  test('leaves no placeholder in any language', () => {
    for (const words of [english, tamil])
      for (const city of citySlugs)
        for (const row of officesAt(city))
          expect(Object.values(writeRow(row, words, values)).join(' ')).not.toMatch(/[{}]|undefined/);
    for (const words of [english, tamil])
      for (const kind of kindIds)
        expect(Object.values(writeKind(kind, words, values)).join(' '), kind).not.toMatch(/[{}]|undefined/);
  });

  test('says "usually" or "Most" where the office is only likely', () => {
    for (const city of citySlugs)
      for (const row of officesAt(city).filter(({ office }) => office !== 'open')) {
        const isUsual = row.certainty === 'likely';
        expect(/\b(?:usually|Most)\b/.test(writeRow(row, english, values).certainty), row.kind).toBe(isUsual);
        expect(/பொதுவாக|பெரும்பாலான/.test(writeRow(row, tamil, values).certainty), row.kind).toBe(isUsual);
      }
  });

  test('joins Tamil case endings to names', () => {
    const row = getRow('registrar', 'karur');
    if (!row) throw new Error('Karur has a Registrar');
    expect(writeRow(row, tamil, { city: 'கரூர்', dates: '' }).effect).toContain('சென்னையில்');
    const inTamil = citySlugs
      .flatMap((city) => officesAt(city))
      .map((each) => Object.values(writeRow(each, tamil, { city: 'கரூர்', dates: '' })).join(' '));
    expect(inTamil.filter((text) => /[\u0B80-\u0BFF]-[\u0B80-\u0BFF]/.test(text.replace('-க்குள்', '')))).toEqual([]);
  });
});
