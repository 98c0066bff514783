import { describe, expect, test } from 'vitest';
import { decisionOn } from './decided.ts';
import { doubtIds, doubts } from './doubts/doubts.ts';
import { caseFigure, type FactId, fact, facts, figure } from './facts.ts';
import { passedReviews } from './passed-reviews.ts';
import { register } from './register/register.ts';
import { hasReview, withoutReviewed } from './review-marks.ts';

const ids = Object.keys(facts) as FactId[];

describe('the register', () => {
  test.each(ids)('%s says where it comes from and when it is due', (id) => {
    const { text, source, reviewBy } = register[id];
    expect(text).not.toBe('');
    expect(source.name).not.toBe('');
    if ('url' in source) expect(source.url).toMatch(/^https:\/\/[\w.-]+\.(?:gov|nic)\.in$/);
    expect(reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('says of no fact that it was seen which nobody has decided', () => {
    for (const id of ids)
      if (facts[id].checkedOn)
        expect([id, ...doubtIds.filter((doubt) => doubts[doubt].touches.includes(id))].some(decisionOn), id).toBe(true);
  });

  test('gives numbers only where there are any', () => {
    expect(figure('firm.founded')).toBe(2012);
    expect(() => figure('itr.range')).toThrow('has no number');
    expect(caseFigure('tds.194c-rate', 'others')).toBe(2);
    expect(() => caseFigure('tds.194c-rate', 'companies')).toThrow('has no number for "companies"');
  });

  test('lists a fact once its day has come', () => {
    const [first = '', ...later] = ids.map((id) => facts[id].reviewBy).toSorted();
    const due = passedReviews(first);
    expect(due.length).toBeGreaterThan(0);
    expect(due).toEqual(ids.filter((id) => facts[id].reviewBy === first));
    expect(passedReviews(later.at(-1) ?? '')).toHaveLength(ids.length);
    expect(passedReviews('2026-11-22')).toEqual([]);
  });
});

describe('a doubt', () => {
  test.each(doubtIds)('%s replaces nothing but what it touches, by something else', (id) => {
    const { touches, instead } = doubts[id];
    expect(touches.length).toBeGreaterThan(0);
    const changed = Object.entries(instead.facts);
    expect(changed.length + (instead.texts?.length ?? 0) + (instead.rows?.length ?? 0)).toBeGreaterThan(0);
    for (const [name, { fact: now, from, until }] of changed) {
      expect(touches).toContain(name);
      expect(now.text).not.toBe(register[name as FactId].text);
      if (from && until) expect(from < until).toBe(true);
    }
  });

  test('sets its facts apart', () => {
    const open = ids.filter((id) => facts[id].doubts.length > 0);
    for (const id of open) expect(hasReview(fact(id)), id).toBe(true);
  });

  test('takes whole sentences out of what may not show them', () => {
    const [id] = ids.filter((each) => facts[each].doubts.length > 0);
    if (!id) return;
    expect(withoutReviewed(`First. The limit is ${fact(id)}, no more. Last.`)).toBe('First. Last.');
  });
});
