import { describe, expect, test } from 'vitest';
import { doubtIds, doubts } from '../../content/doubts/doubts.ts';
import { decide, withDecision } from './decide.ts';
import { openDoubts, sheet } from './sheet.ts';
import { whereShown } from './where-shown.ts';

const TODAY = '2026-12-01';
const told = { who: 'A Partner', source: 'https://www.gst.gov.in/help', day: '2026-11-30' };
const wanted = (verdict: 'accept' | 'keep', id: string, rest: object = {}) => ({ ...told, verdict, id, ...rest });

describe('a decision', () => {
  test('is recorded with who, where and when', () => {
    expect(decide(wanted('accept', 'tcs-dates'), TODAY)).toEqual({ id: 'tcs-dates', verdict: 'accept', ...told });
  });

  test('on a fact without a doubt, or on a claim, confirms it', () => {
    expect(decide(wanted('keep', 'gst.gstr3b-due'), TODAY)).toMatchObject({ id: 'gst.gstr3b-due' });
    expect(decide(wanted('keep', 'claim.rating', { source: 'the Google profile' }), TODAY)).toMatchObject({
      source: 'the Google profile',
    });
  });

  test.each([
    ['an unknown id, with the nearest', wanted('accept', 'tcs-date'), 'Did you mean "tcs-dates"?'],
    ['a fact that has nothing to accept', wanted('accept', 'gst.gstr3b-due'), 'nothing to accept'],
    ['nobody', wanted('keep', 'tcs-dates', { who: ' ' }), '--who is missing'],
    ['no source', wanted('keep', 'tcs-dates', { source: undefined }), '--source is missing'],
    ['a source that is no address', wanted('keep', 'tcs-dates', { source: 'the portal' }), 'must be the address'],
    ['no day', wanted('keep', 'tcs-dates', { day: undefined }), '--day is missing'],
    ['a day that the calendar does not have', wanted('keep', 'tcs-dates', { day: '2026-02-30' }), 'must be a day'],
    ['a day to come', wanted('keep', 'tcs-dates', { day: '2026-12-02' }), 'has not come yet'],
  ])('is refused for %s', (_what, given, message) => {
    const lines = decide(given, TODAY);
    expect(Array.isArray(lines) && lines.join('\n')).toContain(message);
  });

  test('on a fact in doubt has to be one on the doubt', () => {
    for (const doubt of openDoubts())
      for (const fact of doubts[doubt].touches)
        expect(decide(wanted('keep', fact), TODAY)).toEqual([expect.stringMatching(/in doubt: decide "[\w-]+"/)]);
  });

  test('takes the place of an older one', () => {
    const [older, other, newer] = [
      { id: 'tcs-dates', verdict: 'keep', ...told },
      { id: 'msme-limits', verdict: 'accept', ...told },
      { id: 'tcs-dates', verdict: 'accept', ...told },
    ] as const;
    expect(withDecision([older, other], newer)).toEqual([other, newer]);
  });
});

test('a doubt about a due date names the calendars', () => {
  expect(whereShown('tcs-dates').join()).toContain('the calendars');
});

test('the sheet has every open doubt with two boxes', () => {
  const html = sheet(TODAY);
  for (const id of doubtIds) expect(html.includes(`<h2>${id}</h2>`)).toBe(openDoubts().includes(id));
  expect(html.match(/☐ keep/g) ?? []).toHaveLength(openDoubts().length);
});
