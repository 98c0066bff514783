import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type FixedPage, fixedPaths } from '../site/route.ts';
import { isActing } from './acting-pages.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every file of ours that a file reads, whatever the way. */
const reads = (file: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*?from '(\.[^']+\.tsx?)'/gm,
  ))
    reads(resolve(dirname(file), from ?? ''), seen);
  return seen;
};

/** What acts in the browser: a feature, or a component that keeps a state or handles an event. */
const acts = (file: string): boolean =>
  /^src\/features\//.test(relative(root, file)) ||
  (/\.tsx$/.test(file) &&
    !/later\.tsx$/.test(file) &&
    /\buse(State|Effect|Ref|Reducer)\b|\bon[A-Z]\w+=\{/.test(readFileSync(file, 'utf8')));

const actingFiles = (screen: string): string[] =>
  [...reads(join(root, 'src/app/screens', `${screen}.tsx`))].filter(acts).map((file) => relative(root, file));

test.each(Object.keys(fixedPaths) as FixedPage[])(
  '%s is rendered in the browser only if something on it acts',
  (page) => {
    expect(actingFiles(page).length > 0).toBe(isActing({ kind: 'fixed', page }));
  },
);

test.each(['service', 'city', 'city-service', 'not-found'])('nothing on a %s page acts', (screen) => {
  expect(actingFiles(screen)).toEqual([]);
});
