import type { Seo } from '../../schema.ts';
import type { ToolGroup } from '../../tool-index/en.ts';

/** The list of the tools. */
export const toolsPage = {
  changedOn: '2026-11-24',
  seo: {
    title: 'Tools for Shop Owners: Tax, GST, Late Fees',
    description:
      'Small tools that answer what a shop owner asks: what a late return costs, whether GST is needed, what a notice wants. Each shows its working and its sources.',
  } satisfies Seo,
  hero: {
    title: 'Tools that show their working',
    lead: 'Every tool answers one question, line by line, and names where its figures come from. What you type stays on your device.',
  },
  /** What somebody wants to know, in the order of the page. */
  groups: {
    pay: 'How much do I pay?',
    late: 'What does it cost to be late?',
    do: 'What do I have to do?',
  } satisfies Record<ToolGroup, string>,
  closing: {
    title: 'Your case is not among them?',
    text: 'Describe it in a line or two, and name the form or the month that it is about.',
    action: 'Ask us',
  },
} as const;
