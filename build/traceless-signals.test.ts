import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withoutTraces } from './traceless-signals.ts';

const file = createRequire(import.meta.url)
  .resolve('react-dom')
  .replace(/index\.js$/, 'cjs/react-dom-client.production.js');
const react = readFileSync(file, 'utf8');

/** How many Error objects are made while a file of React DOM is evaluated. */
const errorsMadeBy = (code: string): number => {
  let made = 0;
  const Counting = new Proxy(Error, {
    apply: (target, _self, args: [string]) => {
      made += 1;
      return target(...args);
    },
  });
  runInNewContext(code, { Error: Counting, require: createRequire(file), exports: {}, process, setTimeout });
  return made;
};

describe('React in the browser', () => {
  it('makes no error while it is evaluated', () => {
    expect(errorsMadeBy(react)).toBe(5);
    expect(errorsMadeBy(withoutTraces(react))).toBe(0);
  });

  it('keeps its signals errors with their messages', () => {
    const signal = /^var SelectiveHydrationException = (.+)[,;]$/m.exec(withoutTraces(react))?.[1] ?? '';
    const made: unknown = runInNewContext(signal, { Error, formatProdErrorMessage: (code: number) => `#${code}` });
    expect(made).toBeInstanceOf(Error);
    expect(made).toHaveProperty('message', '#461');
  });

  it('stops the build where another React makes other signals', () => {
    const another = react.replace('Error(formatProdErrorMessage(461))', 'Error(formatProdErrorMessage(999))');
    expect(() => withoutTraces(another)).toThrow(/519, 460, 474, 542, 999, not 519, 460, 474, 542, 461/);
    expect(() => withoutTraces('export {};')).toThrow('React DOM makes the signals');
  });
});
