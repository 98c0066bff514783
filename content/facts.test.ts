import { describe, expect, test } from 'vitest';
import { otherFirm, sampleSite } from '../tests/support/firms.ts';
import { localSite } from './local-site.ts';
import { changeDays, type FactId, factValue } from './read-facts.ts';

const site = sampleSite();
const { fact, facts, factsOfPage, figure, caseFigure, caseWording, wording } = localSite(site, 'en');
const tamil = localSite(site, 'ta');

describe('the law on a day', () => {
  test('is that of its period', () => {
    expect(factValue('pf.wage-ceiling', '2026-09-16')).toEqual({ kind: 'rupees-a-month', amount: 15_000 });
    expect(factValue('pf.wage-ceiling', '2026-09-17')).toEqual({ kind: 'rupees-a-month', amount: 25_000 });
    expect(wording('tds.form-resident', '2026-03-31')).toBe('26Q');
    expect(wording('tds.form-resident', '2026-04-01')).toBe('140');
  });

  test('is not known before the first period that is recorded', () => {
    expect(factValue('gst.late-fee-nil-day', '2021-05-31')).toBeUndefined();
    expect(wording('gst.late-fee-nil-day', '2021-05-31')).toBeUndefined();
    expect(factValue('gst.late-fee-nil-day', '2021-06-01')).toBeDefined();
  });

  test('changes on days that can be asked for', () => {
    expect(changeDays).toContain('2026-09-17');
    expect(changeDays).toEqual([...new Set(changeDays)].toSorted());
  });

  test('is what texts say that are made for the day', () => {
    const before = localSite({ ...site, today: '2026-09-16' }, 'en');
    const since = localSite({ ...site, today: '2026-09-17' }, 'en');
    expect([before, since].map((on) => on.figure('pf.wage-ceiling'))).toEqual([15_000, 25_000]);
  });
});

describe('a fact', () => {
  test('gives a number only where there is one', () => {
    expect(figure('firm.founded')).toBe(site.firm.founded);
    expect(localSite(otherFirm(), 'en').figure('firm.founded')).toBe(otherFirm().firm.founded);
    expect(() => figure('itr.range')).toThrow('has no number');
    expect(caseFigure('tds.194c-rate', 'others')).toBe(2);
    expect(() => caseFigure('tds.194c-rate', 'companies')).toThrow('has no number for "companies"');
  });

  test('names the nearest one where there is none', () => {
    const wrong = 'gst.gstr1-deu' as 'gst.gstr1-due' & FactId;
    const page = factsOfPage();
    for (const read of [
      () => fact(wrong),
      () => tamil.fact(wrong),
      () => figure(wrong),
      () => caseFigure(wrong, 'others'),
      () => caseWording(wrong, 'others'),
      () => wording(wrong, '2026-04-01'),
      () => factValue(wrong, '2026-04-01'),
      () => page.fact(wrong),
      () => page.basis(wrong),
    ])
      expect(read).toThrow('No fact "gst.gstr1-deu". Did you mean "gst.gstr1-due"?');
  });

  test('reads in two languages', () => {
    expect(fact('company.aoc4-due')).toBe('Within 30 days of the AGM');
    expect(tamil.fact('company.aoc4-due')).toBe('AGM நடந்து 30 நாட்களுக்குள்');
  });

  test('has a text', () => {
    for (const [id, { text }] of Object.entries(facts)) expect(text, id).not.toBe('');
  });
});
