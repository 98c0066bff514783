import { describe, expect, test } from 'vitest';
import { type Entry, likely, official, open, page, settled } from '../content/register/entry.ts';
import { dayOfNextMonth } from '../content/register/values.ts';
import { registerMistakes } from './check-register.ts';

const DAY = '2026-11-23';
const BASIS = 'Rule 61, CGST Rules';
const said = { value: dayOfNextMonth(20) };
const portal = official('https://www.gst.gov.in/help');
const old = page('https://one.example/rule-61', 2021);

const mistakesOf = (entry: Entry): string => registerMistakes({ 'gst.trial': entry }).join('\n');

describe('an entry of the register', () => {
  test.each([
    ['settled by two pages, one of them official', settled('gst', BASIS, said, [old, portal], DAY)],
    ['settled by two, one of them recent', settled('gst', BASIS, said, [old, page('https://two.example/', 2026)], DAY)],
    ['likely by one', likely('gst', BASIS, said, [old], DAY)],
    ['open, with a page that leaves it open', open('gst', BASIS, 'The date in the form', [old], DAY)],
  ])('%s is as it has to be', (_, entry) => {
    expect(mistakesOf(entry)).toBe('');
  });

  test.each([
    ['settled without sources', settled('gst', BASIS, said, [], DAY), 'names fewer than two addresses'],
    ['settled by one page named twice', settled('gst', BASIS, said, [portal, portal], DAY), 'fewer than two addresses'],
    [
      'settled by old pages alone',
      settled('gst', BASIS, said, [old, page('https://b.example/', 2020)], DAY),
      'official',
    ],
    ['likely without a source', likely('gst', BASIS, said, [], DAY), 'names no address'],
    ['open without a page that was read', open('gst', BASIS, 'The date in the form', [], DAY), 'names no address'],
    ['whose source is none', likely('gst', BASIS, said, [page('a colleague')], DAY), 'is no address'],
    ['without a basis', likely('gst', '', said, [old], DAY), 'has no legal basis'],
    ['looked up on no day', likely('gst', BASIS, said, [old], 'yesterday'), 'which is no day'],
    ['that says nothing', likely('gst', BASIS, {}, [old], DAY), 'neither a value nor words'],
    [
      'whose periods overlap',
      likely('gst', BASIS, { ...said, since: '2024-04-01', before: [{ until: '2024-06-01', ...said }] }, [old], DAY),
      'not in order',
    ],
  ])('%s fails the build', (_, entry, message) => {
    expect(mistakesOf(entry)).toContain(message);
  });
});
