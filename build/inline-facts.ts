import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type FactId, fact, facts, figure, machineValue } from '../content/facts.ts';

const call = /\b(fact|figure|machineValue)\('([^']+)'\)/g;
const register = fileURLToPath(new URL('../content/facts.ts', import.meta.url));

/**
 * Replaces `fact('id')`, `figure('id')` and `machineValue('id')` by their values in what browsers fetch, so that a script holds the wording
 * it shows and nothing else of the register: its doubts are not for visitors. The pages' own bundle stays on this
 * machine and reads the register itself.
 * @throws when an id is not in the register, or its fact is under review: a script could not mark it
 */
export const inlineFacts = (): Plugin => ({
  name: 'inline-facts',
  enforce: 'pre',
  // The development server reads the register itself, and so shows a change of it at once.
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    // Nobody uses it once the calls are gone; without this the bundler would keep it for its top-level calls.
    if (file === register) return { code, map: null, moduleSideEffects: false };
    if (!/\.tsx?$/.test(file) || !call.test(code)) return null;
    call.lastIndex = 0;
    return {
      code: code.replace(call, (_, kind: 'fact' | 'figure' | 'machineValue', name: string) => {
        const known = facts[name as FactId];
        if (!known) this.error(`${file}: there is no fact "${name}" in content/register`);
        if (kind === 'machineValue') return JSON.stringify(machineValue(name as FactId)) ?? 'undefined';
        if (known.doubts.length > 0) this.error(`${file}: fact "${name}" is under review, which a script cannot show`);
        return kind === 'fact' ? JSON.stringify(fact(name as FactId)) : String(figure(name as FactId));
      }),
      map: null,
    };
  },
});
