import { describe, expect, test } from 'vitest';
import { otherFirm } from '../../tests/support/firms.ts';
import { createEdition } from '../edition/edition.ts';
import { renderPage } from './render.tsx';

const edition = (practitionerNumber: string | null) =>
  createEdition(otherFirm({ firm: { practitionerNumber }, notClaimed: [] }), 'en');

describe.each(['contact', 'about'] as const)('the practitioner number on the page %s', (page) => {
  const render = (number: string | null): string => renderPage(edition(number), { kind: 'fixed', page }, null).body;
  const { askNumber, lookUp } = edition(null).pages.about.bodies;

  test('says how to check a number that is given', () => {
    expect(render('GSTP-33-1987')).toContain('GSTP-33-1987');
    expect(render('GSTP-33-1987')).toContain(lookUp);
    expect(render('GSTP-33-1987')).not.toContain(askNumber);
  });

  test('says how to get and check a number that is still to be added', () => {
    expect(render('Number to be added')).not.toContain('to be added');
    for (const words of [askNumber, lookUp]) expect(render('Number to be added')).toContain(words);
  });

  test('says nothing of it where the firm has none', () => {
    for (const words of [askNumber, lookUp]) expect(render(null)).not.toContain(words);
  });
});
