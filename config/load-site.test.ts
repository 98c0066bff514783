import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { claimIds } from '../content/claim-ids.ts';
import type { FirmFolder } from './firm-folder.ts';
import { firmFolder, isSample, ownFolder, sampleFolder } from './firm-folder.ts';
import { FirmError, loadSite } from './load-site.ts';

const root = join(import.meta.dirname, '..');
const second = { path: join(root, 'tests/second-firm'), name: 'tests/second-firm' };
const today = '2026-11-26';

const folder = mkdtempSync(join(tmpdir(), 'firms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let firms = 0;
/** Returns a copy of the second firm's folder with one of its files changed. */
const changed = (file: string, from: RegExp, to: string): FirmFolder => {
  firms += 1;
  const path = join(folder, String(firms));
  cpSync(second.path, path, { recursive: true });
  const text = readFileSync(join(path, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(path, file), text.replace(from, to));
  return { path, name: 'own' };
};

const catchError = (own: FirmFolder): unknown => {
  try {
    return loadSite({ folder: own, today });
  } catch (error) {
    return error;
  }
};

/** Returns every object in a value, itself among them. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

describe('a site', () => {
  test('says what the folder says, on the given day', () => {
    const site = loadSite({ folder: second, today });
    expect(site).toMatchObject({ today, locales: ['en'], notClaimed: claimIds });
    expect(site.notOffered).toContain('iec-registration');
    expect(site.firm.phones[0]).toBe(site.firm.phone);
    expect(loadSite({ folder: second, today: '2027-01-01' })).toEqual({ ...site, today: '2027-01-01' });
  });

  test('cannot be changed in any of its parts', () => {
    const site = loadSite({ folder: second, today });
    expect(objectsIn(site).filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  test('shows no rating that its owner does not stand for', () => {
    const proven = /^rating: .*$/m;
    const rated = changed('firm.yaml', proven, 'rating: { stars: 4.7, reviews: 812 }');
    expect(loadSite({ folder: rated, today }).firm.rating).toBeNull();
    const claims = readFileSync(join(rated.path, 'claims.yaml'), 'utf8');
    writeFileSync(join(rated.path, 'claims.yaml'), claims.replace(proven, 'rating: yes'));
    expect(loadSite({ folder: rated, today })).toMatchObject({ firm: { rating: { stars: 4.7, reviews: 812 } } });
  });

  test('refuses a folder with mistakes and names each one', () => {
    const wrong = changed('prices.yaml', /^gst: .*$/m, 'gst: perhaps');
    const text = readFileSync(join(wrong.path, 'claims.yaml'), 'utf8');
    writeFileSync(join(wrong.path, 'claims.yaml'), text.replace(/^fees: no$/m, 'fees: perhaps'));
    const error = catchError(wrong);
    expect(error).toBeInstanceOf(FirmError);
    expect(String(error).split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}own\/prices\.yaml:\d+: gst: must be /),
      expect.stringMatching(/^ {2}own\/claims\.yaml:\d+: fees: must be /),
    ]);
  });

  test('loads an older folder and names each default used', () => {
    const older = changed('firm.yaml', /^blogUrl: .*\n/m, '');
    const claims = readFileSync(join(older.path, 'claims.yaml'), 'utf8');
    writeFileSync(join(older.path, 'claims.yaml'), claims.replace(/^fees: .*\n/m, ''));
    const prices = readFileSync(join(older.path, 'prices.yaml'), 'utf8');
    writeFileSync(join(older.path, 'prices.yaml'), prices.replace(/^ {2}gst-returns: .*\n/m, ''));
    const site = loadSite({ folder: older, today });
    expect(site.notOffered).toEqual(expect.arrayContaining(['gst-returns', 'iec-registration']));
    expect([site.firm.blogUrl, site.notClaimed.includes('fees')]).toEqual([null, true]);
    expect(site.missingLines).toEqual(
      expect.arrayContaining([
        'own/firm.yaml: blogUrl: is missing; until you write it, it counts as none',
        'own/claims.yaml: fees: is missing; until you write it, it counts as no',
        'own/prices.yaml: services.gst-returns: is missing; until you write a price, the service is not offered',
      ]),
    );
    expect(loadSite({ folder: sampleFolder(), today }).missingLines).toEqual([]);
  });

  test('refuses a folder without one of its files', () => {
    const partial = changed('claims.yaml', /^/, '');
    rmSync(join(partial.path, 'claims.yaml'));
    expect(catchError(partial)).toMatchObject({
      mistakes: ['own/claims.yaml: there is no such file; copy it from firm.sample'],
    });
  });

  test('is not made of a folder that is not there', () => {
    expect(catchError({ path: join(folder, 'none'), name: 'none' })).toMatchObject({
      mistakes: ["none: there is no such folder; FIRM_DIR must name the owner's folder, and npm run setup makes one"],
    });
  });
});

describe("the owner's folder is", () => {
  test.each([
    ['one beside them by its name', { FIRM_DIR: 'tests/second-firm' }, 'tests/second-firm', second.path],
    ['one anywhere by its whole path', { FIRM_DIR: second.path }, second.path, second.path],
    ['one below where a packed program starts', { FIRM_DIR: 'elsewhere' }, 'elsewhere', resolve('elsewhere')],
  ])('%s', (_what, environment, name, path) => {
    expect(firmFolder(environment)).toEqual({ name, path });
  });

  test('is "firm" by default, and the sample until that exists', () => {
    const own = { name: 'firm', path: join(root, 'firm') };
    expect(ownFolder({})).toEqual(own);
    expect(ownFolder({ FIRM_DIR: ' ' })).toEqual(own);
    expect(firmFolder({})).toEqual(existsSync(own.path) ? own : sampleFolder());
    expect([sampleFolder(), second].map(isSample)).toEqual([true, false]);
  });
});
