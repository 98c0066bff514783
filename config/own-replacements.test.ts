import { describe, expect, test } from 'vitest';
import { ownTextNames, ownTextPlaces } from '../content/own-text-places.ts';
import { makeEditions, otherFirm, sampleEditions } from '../tests/support/firms.ts';
import { readOwnReplacements } from './own-replacements.ts';

const english = 'We keep books for small mills in this street.';
const tamil = 'இந்தத் தெருவின் ஆலைகளின் கணக்குகளை எழுதுகிறோம்.';
const read = (file: string, languages: readonly ('en' | 'ta')[] = ['en', 'ta']) =>
  readOwnReplacements('firm/texts.yaml', file, languages);

const textAt = (words: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], words);

describe("the owner's texts", () => {
  test.each(ownTextNames)('have a place for %s in each language', (name) => {
    for (const edition of Object.values(sampleEditions())) {
      const text = textAt(edition, ownTextPlaces[name].at);
      expect(text).toEqual(expect.any(String));
      expect(String(text).length).toBeLessThanOrEqual(ownTextPlaces[name].max);
    }
  });

  test('replace the named texts and leave all others', () => {
    const site = otherFirm({ locales: ['en', 'ta'] });
    const { en, ta } = makeEditions(site);
    const { en: before } = makeEditions({ ...site, ownTexts: { en: {}, ta: {} } });
    expect(en.pages.home.hero.lead).toMatch(/^We keep the books of mills/);
    expect(ta?.pages.home.hero.lead).toMatch(/^இந்தத் தெருவின்/);
    expect(en.pages.home).toEqual({
      ...before.pages.home,
      hero: { ...before.pages.home.hero, lead: en.pages.home.hero.lead },
    });
    expect(en.pages.about).toEqual(before.pages.about);
  });

  test('are in each language of the site or in none', () => {
    expect(read(`about-lead: { en: ${english} }`).mistakes).toEqual([
      'firm/texts.yaml: about-lead.ta: is missing; the website is in English and Tamil, so write the text in both, or in none',
    ]);
    expect(read(`about-lead: { en: ${english} }`, ['en'])).toMatchObject({
      mistakes: [],
      texts: { en: { 'about-lead': english }, ta: {} },
    });
    expect(read(`about-lead:\n  en: ${english}\n  ta: ${tamil}`).texts).toEqual({
      en: { 'about-lead': english },
      ta: { 'about-lead': tamil },
    });
  });

  test('are left out where this version has no place', () => {
    const { texts, notes, mistakes } = read(`old-lead:\n  en: ${english}\npopup-text:\n  en: ${english}\n`, ['en']);
    expect(mistakes).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^firm\/texts\.yaml:1: old-lead: is left out/)]);
    expect(texts.en).toEqual({ 'popup-text': english });
  });

  test.each([
    [`popup-text:\n  en: ${english.repeat(4)}`, /^firm\/texts\.yaml:2: popup-text\.en: must have at most 120/],
    ['popup-text:\n  en: We keep <b>the books</b> of mills', /^firm\/texts\.yaml:2: popup-text\.en: .+ plain text/],
  ])('%j is refused in its line', (file, expected) => {
    expect(read(file, ['en']).mistakes).toEqual([expect.stringMatching(expected)]);
  });
});
