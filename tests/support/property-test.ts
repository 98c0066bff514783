import fc from 'fast-check';
import { test } from 'vitest';

/**
 * Makes a test of what holds whatever is given; `options` where the hundred sets of fast-check are too few or too many.
 */
export const propertyTest = <Given extends [unknown, ...unknown[]]>(
  name: string,
  given: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> },
  check: (...args: Given) => void,
  options?: fc.Parameters<Given>,
): void => test(name, () => fc.assert(fc.property<Given>(...given, check), options));
