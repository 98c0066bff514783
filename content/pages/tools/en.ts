import type { Seo } from '../../schema.ts';
import type { ToolGroup } from '../../tool-index/en.ts';

/** The list of the tools. */
export const tools = {
  changedOn: '2026-11-24',
  name: 'Tools',
  seo: {
    title: 'Tools for Shop Owners: Tax, GST, Late Fees',
    description:
      'Small tools for a shop owner: what a late return costs, whether you need GST, what a notice wants. Each shows its working and its sources.',
  } satisfies Seo,
  hero: {
    title: 'Tools that show their working',
    lead: 'Each tool answers one question, shows the working line by line, and says where its figures come from. What you type stays on your phone or computer.',
  },
  /** The questions of visitors in the order of the page. */
  groups: {
    late: 'I got a notice, or something is late',
    pay: 'How much do I have to pay?',
    do: 'What do I have to do?',
  } satisfies Record<ToolGroup, string>,
  /** The pages of due dates and offices among the tools that say what to do. */
  dueDates: { title: 'Due dates', text: 'See by when you have to file or pay, and how many days are left' },
  offices: 'See which office in your town handles GST, company, PF, ESI and export matters',
  closing: {
    title: 'Is your case not here?',
    text: 'Tell us in a line or two what your question is, and which form or month it is about.',
    action: 'Ask us',
  },
} as const;
