import { expect, test } from 'vitest';
import { otherFirm } from '../../tests/support/firms.ts';
import { createEdition } from './edition.ts';
import { perEdition } from './per-edition.ts';

test('makes a value once for each firm, language, day', () => {
  const asked: string[] = [];
  const title = perEdition(({ firm, locale, today }) => {
    asked.push(`${firm.name} ${locale} ${today}`);
    return { line: `${firm.name} ${locale} ${today}` };
  });
  const sites = [
    otherFirm({ firm: { name: 'Mills' }, today: '2026-11-26' }),
    otherFirm({ firm: { name: 'Coast' }, today: '2026-11-26' }),
    otherFirm({ firm: { name: 'Coast' }, today: '2026-11-27' }),
  ];
  const editions = sites.flatMap((site) => [createEdition(site, 'en'), createEdition(site, 'ta')]);
  const lines = ['Mills en 2026-11-26', 'Mills ta 2026-11-26', 'Coast en 2026-11-26', 'Coast ta 2026-11-26'];
  const expected = [...lines, 'Coast en 2026-11-27', 'Coast ta 2026-11-27'];
  const first = editions.map(title);
  const again = editions.toReversed().map(title).toReversed();
  expect(first.map(({ line }) => line)).toEqual(expected);
  for (const [at, value] of again.entries()) expect(value).toBe(first[at]);
  expect(asked).toEqual(expected);
});
