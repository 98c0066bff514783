import { type Collector, keep, oneLine } from './collector.ts';
import type { Heading } from './page-facts.ts';
import type { Token } from './tokenizer.ts';

const levels: ReadonlyMap<string, Heading['level']> = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

/** As much of a heading as a report shows. */
const TEXT_LIMIT = 200;

/** Reads the headings in their order. */
export const collectHeadings = (): Collector<Heading[]> => {
  const headings: Heading[] = [];
  let level: Heading['level'] | null = null;
  let text = '';

  const finish = (): void => {
    if (level !== null) keep(headings, { level, text: oneLine(text).slice(0, TEXT_LIMIT) });
    level = null;
    text = '';
  };

  const see = (token: Token): void => {
    if (token.kind === 'text') {
      if (level !== null && !token.raw && text.length < TEXT_LIMIT * 2) text += token.text;
      return;
    }
    const named = levels.get(token.name);
    if (named === undefined) return;
    finish();
    if (token.kind === 'open') level = named;
  };

  return {
    see,
    facts: () => {
      finish();
      return headings;
    },
  };
};
