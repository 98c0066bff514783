import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('makes a value once for each source', () => {
  const asked: string[] = [];
  const shout = onceFor(({ name }: { readonly name: string }) => {
    asked.push(name);
    return { shouted: name.toUpperCase() };
  });
  const [one, two] = [{ name: 'one' }, { name: 'two' }];
  const first = shout(one);
  expect(shout(two)).toEqual({ shouted: 'TWO' });
  expect(shout(one)).toBe(first);
  expect(first).toEqual({ shouted: 'ONE' });
  expect(asked).toEqual(['one', 'two']);
});

test('two sources that say the same keep their values apart', () => {
  const list = onceFor((_: { readonly name: string }): string[] => []);
  const [one, other] = [{ name: 'one' }, { name: 'one' }];
  list(one).push('a');
  expect(list(one)).toEqual(['a']);
  expect(list(other)).toEqual([]);
});

test('remembers that there is no value', () => {
  let times = 0;
  const nothing = onceFor((_: object) => {
    times += 1;
    return undefined;
  });
  const source = {};
  expect([nothing(source), nothing(source)]).toEqual([undefined, undefined]);
  expect(times).toBe(1);
});

test('tries again after a failure', () => {
  let times = 0;
  const second = onceFor((_: object) => {
    times += 1;
    if (times === 1) throw new Error('not yet');
    return times;
  });
  const source = {};
  expect(() => second(source)).toThrow('not yet');
  expect(second(source)).toBe(2);
});
