import type { Language } from './language.ts';
import { written } from './written.ts';

/** English: the words of the facts stand in the register. */
export const english: Language = {
  firm: ({ firm }) => firm,
  facts: () => ({ written, asARule: (text) => `${text} (as a rule)`, words: null }),
  prices: {
    units: {
      once: 'once',
      notice: 'for a notice',
      claim: 'for a claim',
      return: 'for a return',
      month: 'a month',
      year: 'a year',
    },
    gst: { included: 'GST included', extra: 'plus GST' },
    packages: (price) => `, packages from ${price} a month`,
  },
};
