import type { Token } from '../html/tokenizer.ts';
import { type Collector, keep } from './collector.ts';
import type { DataFacts } from './page-facts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textFields = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const problemOf = (value: unknown): string | null => {
  const things = Array.isArray(value) ? value : [value];
  if (things.length === 0 || !things.every(isRecord)) return 'it holds no object';
  return things.every((thing) => '@context' in thing) ? null : 'it has no @context';
};

/** Every record inside a value; a list of what is left instead of recursion, which deep nesting could exhaust. */
const recordsIn = (value: unknown): Record<string, unknown>[] => {
  const records: Record<string, unknown>[] = [];
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (isRecord(next)) records.push(next);
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) left.push(inner);
  }
  return records;
};

/** Reads the JSON-LD blocks, and the phone numbers and postal addresses in them. */
export const collectData = (): Collector<DataFacts> => {
  const mistakes: string[] = [];
  const phones: string[] = [];
  const addresses: Record<string, string>[] = [];
  let blocks = 0;
  let text: string | null = null;

  const readBlock = (json: string): void => {
    blocks += 1;
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch (error) {
      keep(mistakes, `block ${blocks} does not parse: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    const problem = problemOf(value);
    if (problem) keep(mistakes, `block ${blocks}: ${problem}`);
    for (const record of recordsIn(value)) {
      if (typeof record.telephone === 'string') keep(phones, record.telephone);
      if (record['@type'] === 'PostalAddress') keep(addresses, textFields(record));
    }
  };

  const see = (token: Token): void => {
    if (token.kind === 'text') {
      if (text !== null) text += token.text;
    } else if (token.name === 'script') {
      if (text !== null) readBlock(text);
      const type = token.kind === 'open' ? (token.attributes.get('type') ?? '') : '';
      text = type.trim().toLowerCase() === 'application/ld+json' ? '' : null;
    }
  };

  return {
    see,
    facts: () => {
      if (text !== null) readBlock(text);
      text = null;
      return { blocks, mistakes, phones, addresses };
    },
  };
};
