import { seoLengths } from '../../limits.ts';
import type { PageCheck } from '../check.ts';
import { lengthOf } from './length.ts';

/** Search results cut a long description. */
export const descriptionLong = {
  id: 'description-long',
  looksAt: 'the length of the meta description',
  run: ({ head }) =>
    lengthOf(head.description) > seoLengths.description.max
      ? [
          {
            message: `Description is too long (${lengthOf(head.description)} characters)`,
            recommendation: `Shorten the description to ${seoLengths.description.max} characters or fewer`,
          },
        ]
      : [],
} as const satisfies PageCheck;
