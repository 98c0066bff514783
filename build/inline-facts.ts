import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type FactId, fact, facts, figure } from '../content/facts.ts';
import { fact as tamil } from '../content/ta/facts.ts';
import type { Locale } from '../src/site/locale.ts';

const call = /\b(fact|figure)\('([^']+)'\)/g;
const registers: ReadonlySet<string> = new Set(
  ['../content/facts.ts', '../content/ta/facts.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
);
const wordings = { en: fact, ta: tamil } satisfies Record<Locale, typeof fact>;

/**
 * Replaces `fact('id')` and `figure('id')` by their values in the browser's bundle, so that it does not hold the register.
 * The bundle that renders the pages is not published and reads the register itself.
 * @throws when an id is not in the register
 */
export const inlineFacts = (locale: Locale): Plugin => ({
  name: 'inline-facts',
  enforce: 'pre',
  // The development server reads the register itself, so that a change of it shows at once.
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    // Without the calls it is not needed; the bundler would keep it for its side effects.
    if (registers.has(file)) return { code, map: null, moduleSideEffects: false };
    if (!/\.tsx?$/.test(file) || !call.test(code)) return null;
    call.lastIndex = 0;
    return {
      code: code.replace(call, (_, kind: 'fact' | 'figure', name: string) => {
        const known = facts[name as FactId];
        if (!known) this.error(`${file}: there is no fact "${name}" in content/register`);
        return kind === 'fact' ? JSON.stringify(wordings[locale](name as FactId)) : String(figure(name as FactId));
      }),
      map: null,
    };
  },
});
