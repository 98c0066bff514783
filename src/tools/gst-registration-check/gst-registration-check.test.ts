import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allTools } from '../all-tools.ts';
import { paise } from '../money.ts';
import { needsRegistration } from './gst-registration-check.ts';
import { registrationExamples } from './testing/examples.ts';

const yes = (is: boolean | undefined): 'yes' | 'no' => (is ? 'yes' : 'no');

/** A need at any turnover is no figure of the register: the tool says that it has to be looked at. */
const saidOf = (outcome: ReturnType<typeof needsRegistration>): string => {
  if ('none' in outcome) return 'needed at any turnover';
  return outcome.sheet.urgent ? 'needed' : 'not needed';
};

describe('the cases of others', () => {
  test.each(registrationExamples.map((example) => [example.source, example] as const))('%s', (_, example) => {
    const { sells, turnover, limit, states, online, says } = example;
    const given = { sells, sales: paise(turnover), per: 'year', states: yes(states), online: yes(online) } as const;
    expect(saidOf(needsRegistration(given, { goods: paise(limit), services: paise(limit) }))).toBe(says);
  });
});

const { tool, law } = allTools['gst-registration-check'];
const answer = (typed: Readonly<Record<string, string>>) => tool.answer(typed, '2026-11-22', law);
const goods = { sells: 'goods', per: 'year', states: 'no', online: 'no' };
const verdict = (typed: Readonly<Record<string, string>>): string | null => {
  const result = answer(typed);
  return 'sheet' in result ? result.sheet.headline : null;
};

describe('with the register as it stands', () => {
  test.each([
    ['services of 25 lakh', { ...goods, sells: 'services', sales: '25 lakh' }, 'You need a GST registration'],
    [
      'services of 2 lakh a month',
      { ...goods, sells: 'services', sales: '2,00,000', per: 'month' },
      'You need a GST registration',
    ],
    ['services of exactly 20 lakh', { ...goods, sells: 'services', sales: '20 lakh' }, 'Not by turnover alone'],
    ['goods of 15 lakh', { ...goods, sales: '15 lakh' }, 'Not by turnover alone'],
    ['goods of 45 lakh', { ...goods, sales: '45 lakh' }, 'You need a GST registration'],
    ['goods between the two limits', { ...goods, sales: '30 lakh' }, 'Not by turnover alone'],
    ['goods of 15 lakh to other states', { ...goods, sales: '15 lakh', states: 'yes' }, null],
    ['goods of 45 lakh to other states', { ...goods, sales: '45 lakh', states: 'yes' }, 'You need a GST registration'],
  ])('%s', (_, typed, expected) => {
    expect(verdict(typed)).toBe(expected);
  });
});

test('who needs a registration needs it with more sales too', () => {
  const sales = fc.integer({ min: 0, max: 1_000_000_000 });
  const given = fc.record({ sells: fc.constantFrom('goods', 'services', 'both'), sales, more: sales });
  fc.assert(
    fc.property(given, ({ sells, sales: some, more }) => {
      const of = (amount: number) =>
        saidOf(
          needsRegistration(
            { sells, sales: amount, per: 'year', states: 'no', online: 'no' },
            { goods: 400_000_000, services: 200_000_000 },
          ),
        );
      if (of(some) === 'needed') expect(of(some + more)).toBe('needed');
      expect(of(0)).toBe('not needed');
    }),
  );
});
