import type { Seo } from '../schema.ts';

/** The list of the tools. */
export const toolsPage = {
  changedOn: '2026-11-22',
  seo: {
    title: 'Tools for Shop Owners: Late Fees, GST, Notices',
    description:
      'Small tools that answer what a shop owner asks: what a late return costs, whether GST is needed, what a notice wants. Each shows its working and its sources.',
    keywords: ['gst calculator', 'late fee calculator', 'tax tools', 'gst notice reply'],
  } satisfies Seo,
  hero: {
    title: 'Tools that show their working',
    lead: 'Each answers one question, line by line, and names where its figures come from. What you type stays on your device.',
  },
  listTitle: 'What do you want to know?',
  closing: {
    title: 'Your case is not among them?',
    text: 'Describe it in a line or two, and name the form or the month that it is about.',
    action: 'Ask us',
  },
} as const;
