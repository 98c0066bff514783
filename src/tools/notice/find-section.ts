import { severalNotices } from '../../../content/tools/notice/sections.ts';
import { isNext, markers, splitParts, spoken } from './find-form.ts';

/** Returns the section that a text names without its sub-section, if several notices come under it. */
export const findSection = (text: string): string | undefined => {
  const parts = splitParts(text).filter((part) => spoken(part) && !markers.has(part.text));
  const [first, next] = parts;
  return first && Object.hasOwn(severalNotices, first.text) && isNext(first.text, next) ? first.text : undefined;
};
