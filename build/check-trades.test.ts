import { describe, expect, test } from 'vitest';
import { content as city } from '../content/cities/dindigul.ts';
import { content as trades } from '../content/trades/gst-notices.ts';
import { checkTrades, foreignWords } from './check-trades.ts';

describe('the check of trades', () => {
  test('finds a word of a trade that the city does not have, in one form or several', () => {
    expect(foreignWords('Goldsmiths keep a slip for each ornament.', city)).toEqual(['goldsmith', 'ornament']);
  });

  test('lets a city speak of its own trades and of what its record names', () => {
    expect(foreignWords('Tanneries, yarn and locks, on the way to the hills.', city)).toEqual([]);
  });

  test('takes no part of a longer word for a trade', () => {
    expect(foreignWords('A hurricane lamp in the showroom.', city)).toEqual([]);
  });

  test('names the trades of which one needs a paragraph, and a paragraph that no page shows', () => {
    const only = {
      ...trades,
      ranks: [{ reason: 'One that is shown, one that is not.', byTrade: { tanneries: 'a', tea: 'b' } }],
    };
    expect(checkTrades([city], new Map([['gst-notices', only]]))).toEqual([
      'content/trades/gst-notices.ts: dindigul lacks 2 of: spinning-mills, vegetable-markets, restaurants, cotton-weaving, metal-crafts',
      'content/trades/gst-notices.ts: no page shows "tea"',
    ]);
  });

  test('names the city and the file in which a foreign word stands', () => {
    const local = { 'gst-notices': { ground: 'Palani', text: 'Goldsmiths of Palani.' } };
    expect(checkTrades([{ ...city, local }], new Map([['gst-notices', trades]]))).toContain(
      'content/cities/dindigul.ts: gst-notices: dindigul has no trade of "goldsmith": Goldsmiths of Palani.',
    );
  });

  test("names a text of a city's own that its page does not show, and a shared one that no page shows any more", () => {
    const byTrade = { tanneries: 'a', 'spinning-mills': 'b', restaurants: 'c', 'metal-crafts': 'd' };
    const only = { ...trades, ranks: [{ reason: 'The first three are shown.', byTrade }] };
    const own = { tanneries: 'here', 'metal-crafts': 'not shown' };
    const local = { 'gst-notices': { ground: 'Palani', text: '', trades: own } };
    expect(checkTrades([{ ...city, local }], new Map([['gst-notices', only]]))).toEqual([
      'content/cities/dindigul.ts: local.gst-notices.trades: the page does not show "metal-crafts"',
      'content/trades/gst-notices.ts: no page shows "tanneries"',
      'content/trades/gst-notices.ts: no page shows "metal-crafts"',
    ]);
  });
});
