import type { LocalSite } from '../../local-site.ts';

/** All service pages name their parts alike. */
export const servicePage = ({ plain, fact }: LocalSite) =>
  ({
    others: 'Our services',
    all: (count: number): string => `All ${count} services`,
    atAGlance: (name: string): string => `${name} at a glance`,
    fee: { label: 'Our fee', prices: 'Starting prices in your city' },
    nextDate: 'Next date',
    papers: {
      label: 'Papers',
      link: (count: number): string => `${count} to keep ready`,
      title: 'Papers to keep ready',
      text: 'Tick what you have, and print the list for whoever keeps the bills.',
      of: (count: number): string => `of ${count}`,
      more: (count: number): string => `Show the other ${count} papers`,
    },
    changes: {
      title: 'What has changed',
      intro: 'First what many learnt or still read elsewhere, then what holds today.',
      before: 'Often said or known',
      now: 'What holds now',
      since: 'Since',
      rule: 'Law',
    },
    example: { title: 'An example with sums', line: 'What', working: 'How', amount: 'Amount' },
    examples: {
      'gst-returns': 'A shop owes GST of ₹40,000 in cash and files its GSTR-3B late. The late fee and the interest:',
      'gst-refunds': `A maker exports for ₹8,00,000 in a month under the yearly letter, and sells for ₹2,00,000 in India. The refund is usually ${plain('gst.refund-formula')}:`,
      'income-tax-filing':
        'A shop without an audit has tax of ₹40,000 for 2025-26, of which TDS has paid ₹34,000. It files in October, after the due date:',
      'tds-tcs-returns':
        'An office has deducted TDS of ₹30,000 in a quarter and files the statement late. The late fee:',
      'pf-esi-services': `A workshop has three workers, whose whole pay is ₹14,500, ₹19,800 and ₹36,000. Their PF wages are ₹12,000, ₹16,000 and ₹28,000, but PF counts only up to ${fact('pf.wage-ceiling')}. The month:`,
    },
    rest: (count: number): string => (count === 1 ? 'Show the other one' : `Show the other ${count}`),
    steps: 'How it works',
    items: 'What we do for you',
    gains: 'What you gain',
    reasons: 'Why choose us for this',
    questions: 'Questions and answers',
    related: 'Often needed with it',
    suits: (whom: string): string => `For: ${whom}`,
    inCities: (name: string): string => `${name} in your city`,
  }) as const;
