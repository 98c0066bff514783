import { type Collector, keepOnce } from './collector.ts';
import type { Token } from './tokenizer.ts';

/** Reads the places that a fragment can lead to: ids, and the names of old anchors. */
export const collectIds = (): Collector<string[]> => {
  const ids = new Set<string>();
  const see = (token: Token): void => {
    if (token.kind !== 'open') return;
    const id = token.attributes.get('id');
    if (id) keepOnce(ids, id);
    const name = token.name === 'a' ? token.attributes.get('name') : undefined;
    if (name) keepOnce(ids, name);
  };
  return { see, facts: () => [...ids] };
};
