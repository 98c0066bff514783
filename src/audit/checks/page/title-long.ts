import { seoLengths } from '../../limits.ts';
import type { PageCheck } from '../check.ts';
import { lengthOf } from './length.ts';

/** Search results cut a long title. */
export const titleLong = {
  id: 'title-long',
  looksAt: 'the length of the title',
  run: ({ head }) =>
    lengthOf(head.title) > seoLengths.title.max
      ? [
          {
            message: `Title is too long (${lengthOf(head.title)} characters)`,
            recommendation: `Shorten the title to ${seoLengths.title.max} characters or fewer`,
          },
        ]
      : [],
} as const satisfies PageCheck;
