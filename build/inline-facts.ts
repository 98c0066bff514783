import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type FactId, facts } from '../content/facts.ts';

const call = /\b(fact|figure)\('([^']+)'\)/g;
const register = fileURLToPath(new URL('../content/facts.ts', import.meta.url));

/**
 * Replaces `fact('id')` and `figure('id')` by their values, so that a bundle holds the wording it shows and nothing
 * else of the register: its sources and review notes are not for visitors.
 * @throws when an id is not in the register, or when anything else still imports the register's data
 */
export const inlineFacts = (): Plugin => ({
  name: 'inline-facts',
  enforce: 'pre',
  // The development server reads the register itself, and so shows a change of it at once.
  apply: 'build',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    // Nobody uses it once the calls are gone; without this the bundler would keep it for its top-level calls.
    if (file === register) return { code, map: null, moduleSideEffects: false };
    if (!/\.tsx?$/.test(file) || !call.test(code)) return null;
    call.lastIndex = 0;
    return {
      code: code.replace(call, (_, kind: 'fact' | 'figure', name: string) => {
        const entry = facts[name as FactId];
        if (!entry) this.error(`${file}: there is no fact "${name}" in content/facts.ts`);
        if (kind === 'fact') return JSON.stringify(entry.text);
        if (entry.value === undefined) this.error(`${file}: fact "${name}" has no number`);
        return String(entry.value);
      }),
      map: null,
    };
  },
});
