import type { Token } from '../html/tokenizer.ts';
import { KEEP_PER_PAGE } from './limits.ts';

/** Looks at the tokens of a page one by one and keeps the facts that it collects. */
export interface Collector<Facts> {
  readonly see: (token: Token) => void;
  readonly facts: () => Facts;
}

/** One line without stray white space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A list that a hostile page cannot grow without end. */
export const keep = <Item>(list: Item[], item: Item): void => {
  if (list.length < KEEP_PER_PAGE) list.push(item);
};

/** A set that a hostile page cannot grow without end. */
export const keepOnce = (set: Set<string>, item: string): void => {
  if (set.size < KEEP_PER_PAGE) set.add(item);
};
