import fc from 'fast-check';
import { test } from 'vitest';

/**
 * A test of what holds whatever is given.
 * @param name of the test
 * @param given what makes up each argument of the check
 * @param check expects something of one set of arguments
 * @param options how many sets, where the hundred of fast-check are too few or too many
 */
export const always = <Given extends [unknown, ...unknown[]]>(
  name: string,
  given: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> },
  check: (...args: Given) => void,
  options?: fc.Parameters<Given>,
): void => test(name, () => fc.assert(fc.property<Given>(...given, check), options));
