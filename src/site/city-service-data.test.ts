import { expect, test } from 'vitest';
import { content as city } from '../../content/cities/dindigul.ts';
import type { Trades } from '../../content/schema.ts';
import { rankTrades } from './city-service-data.ts';

const trades: Trades = {
  changedOn: '2026-11-22',
  ranks: [
    { reason: 'The first rank comes first.', byTrade: { restaurants: 'first' } },
    {
      reason: 'Within a rank the city decides.',
      byTrade: { tanneries: 'third', 'spinning-mills': 'second', tea: 'no' },
    },
    { reason: 'The rest comes last.', byTrade: { 'cotton-weaving': 'fourth' } },
  ],
};

test('a page shows three trades, by rank and then in the order of the city; the others keep that order', () => {
  const { shown, others } = rankTrades(city.majorIndustries, trades);
  expect(shown.map((trade) => [trade.kind, trade.need])).toEqual([
    ['restaurants', 'first'],
    ['spinning-mills', 'second'],
    ['tanneries', 'third'],
  ]);
  expect(others.map((trade) => trade.kind)).toEqual(['vegetable-markets', 'cotton-weaving', 'metal-crafts']);
});

test('what a city says of its own trade stands in place of what is said everywhere', () => {
  const { shown } = rankTrades(city.majorIndustries, trades, { tanneries: 'here' });
  expect(shown.map((trade) => trade.need)).toEqual(['first', 'second', 'here']);
});
