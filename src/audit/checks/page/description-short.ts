import { seoLengths } from '../../limits.ts';
import type { PageCheck } from '../check.ts';
import { lengthOf } from './length.ts';

/** A short description wastes the room that a search result gives. A missing one is another check's. */
export const descriptionShort = {
  id: 'description-short',
  looksAt: 'the length of the meta description',
  run: ({ head }) =>
    head.description !== '' && lengthOf(head.description) < seoLengths.description.min
      ? [
          {
            message: `Description is too short (${lengthOf(head.description)} characters)`,
            recommendation: `Lengthen the description to ${seoLengths.description.min} characters or more`,
          },
        ]
      : [],
} as const satisfies PageCheck;
