import type { SiteCheck } from '../check.ts';

/** Pages whose text could not be read as it was meant. */
export const unreadablePages = {
  id: 'unreadable-pages',
  looksAt: 'the encoding and size of pages',
  needsWholeRun: false,
  run: ({ pages }) =>
    [...pages.values()].flatMap(({ path, garbled, truncated }) => [
      ...(garbled ? [{ url: path, message: 'Holds characters that its encoding does not allow' }] : []),
      ...(truncated ? [{ url: path, message: 'So large that only its beginning was read' }] : []),
    ]),
} as const satisfies SiteCheck;
