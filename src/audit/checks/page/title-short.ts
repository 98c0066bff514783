import { seoLengths } from '../../limits.ts';
import type { PageCheck } from '../check.ts';
import { lengthOf } from './length.ts';

/** A short title leaves out what people search for. A missing one is another check's. */
export const titleShort = {
  id: 'title-short',
  looksAt: 'the length of the title',
  run: ({ head }) =>
    head.title !== '' && lengthOf(head.title) < seoLengths.title.min
      ? [
          {
            message: `Title is too short (${lengthOf(head.title)} characters)`,
            recommendation: `Lengthen the title to ${seoLengths.title.min} characters or more`,
          },
        ]
      : [],
} as const satisfies PageCheck;
