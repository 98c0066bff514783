import type { LocalSite } from '../../local-site.ts';

/** Names the parts that every service page has. */
export const servicePage = ({ fact }: LocalSite) =>
  ({
    others: 'Our services',
    all: (count: number): string => `All ${count} services`,
    fee: { label: 'Our fee', prices: 'See starting prices', same: ', the same in every town' },
    nextDate: 'Next due date',
    papers: {
      label: 'Papers',
      /** @param atMost whether some kinds of business need fewer */
      link: (count: number, atMost: boolean): string => `${atMost ? 'Up to ' : ''}${count} to keep ready`,
      title: 'Papers to keep ready',
      text: 'Tick what you have. You can print the list for the person who keeps your bills.',
      of: (count: number): string => `of ${count}`,
      more: (count: number): string => `Show ${count} more papers`,
    },
    changes: {
      title: 'What has changed',
      intro: 'Old figures are still on many websites. Here is the rule today.',
      before: 'You may have read',
      now: 'The rule today',
      since: 'Since',
      rule: 'Law',
    },
    example: { title: 'A worked example', line: 'Item', working: 'Working', amount: 'Amount' },
    examples: {
      'gst-returns':
        'A shop has to pay ₹40,000 of GST in cash and files its GSTR-3B late. This is the late fee and the interest:',
      'gst-refunds':
        'A manufacturer exports goods worth ₹8,00,000 in a month under LUT and sells goods worth ₹2,00,000 in India. The refund is usually the credit, multiplied by exports and divided by turnover. It cannot be more than the credit ledger holds:',
      'income-tax-filing':
        'A shop that needs no audit has to pay ₹40,000 of income tax for 2025-26. TDS covers ₹34,000 of it. The owner files in October, after the due date:',
      'tds-tcs-returns':
        'An office deducted TDS of ₹30,000 in a quarter and files the TDS return late. This is the late fee:',
      'pf-esi-services': `A workshop has three workers. Their gross pay is ₹14,500, ₹19,800 and ₹36,000. Their PF wages are ₹12,000, ₹16,000 and ₹28,000, but PF is calculated only up to ${fact('pf.wage-ceiling')}. This is one month:`,
    },
    rest: (count: number): string => `Show ${count} more`,
    steps: 'How it works',
    items: 'What we do for you',
    moreItems: (count: number): string => `Show all ${count} in full`,
    details: 'The details',
    gains: 'Why it helps you',
    reasons: 'Why choose us for this',
    questions: 'Questions and answers',
    related: 'Often needed together',
    suits: (whom: string): string => `For: ${whom}`,
    inCities: (name: string): string => `${name} in your city`,
  }) as const;
