import { expect, test } from 'vitest';
import { firm } from '../content/firm.ts';
import { changedAddresses, digestOf, submissions, submit } from './indexnow.ts';

test('only addresses that are new, changed or gone are told', () => {
  const before = { 'https://a.test/kept': '1', 'https://a.test/changed': '1', 'https://a.test/gone': '1' };
  const now = { 'https://a.test/kept': '1', 'https://a.test/changed': '2', 'https://a.test/new': '1' };
  expect(changedAddresses(before, now)).toEqual([
    'https://a.test/changed',
    'https://a.test/gone',
    'https://a.test/new',
  ]);
  expect(changedAddresses(now, now)).toEqual([]);
});

test('a submission names host, key and where the key lies, and holds at most 10,000 addresses', () => {
  const urls = Array.from({ length: 10_001 }, (_, at) => `https://a.test/${at}`);
  const [first, second] = submissions('https://a.test', 'abcdef12', urls);
  expect(first).toMatchObject({ host: 'a.test', key: 'abcdef12', keyLocation: 'https://a.test/abcdef12.txt' });
  expect(first?.urlList).toHaveLength(10_000);
  expect(second?.urlList).toEqual(['https://a.test/10000']);
  expect(submissions('https://a.test', 'abcdef12', [])).toEqual([]);
});

test('a refusal is an error, an acceptance is not', async () => {
  const bodies = submissions('https://a.test', 'abcdef12', ['https://a.test/']);
  const sent: string[] = [];
  const answer =
    (status: number): typeof fetch =>
    async (_, init) => {
      sent.push(String(init?.body));
      return new Response('no', { status });
    };
  await submit('https://indexnow.test', bodies, answer(202));
  expect(JSON.parse(sent[0] ?? '')).toEqual(bodies[0]);
  await expect(submit('https://indexnow.test', bodies, answer(422))).rejects.toThrow('IndexNow answered 422: no');
});

test("the firm's key is one that the protocol takes", () => {
  expect(firm.indexNowKey).toMatch(/^[a-zA-Z0-9-]{8,128}$/);
});

test('a digest follows the text', () => {
  expect(digestOf('a')).toBe(digestOf('a'));
  expect(digestOf('a')).not.toBe(digestOf('b'));
});
