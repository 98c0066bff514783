import type { Language } from './language.ts';
import { written } from './written.ts';

/** English: the words of the facts stand in the register. */
export const english: Language = {
  firm: ({ firm }) => firm,
  facts: () => ({ written, words: null }),
  prices: {
    units: {
      once: 'one-time',
      notice: 'per notice',
      claim: 'per claim',
      return: 'per return',
      month: 'a month',
      quarter: 'a quarter',
      year: 'a year',
    },
    unitFirst: false,
    gst: { included: 'GST included', extra: 'plus GST' },
    packages: (price) => `, packages from ${price} a month`,
  },
};
