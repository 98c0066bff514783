import type { ServiceSlug } from '../service-index/en.ts';

/** What lists and menus need to know of a tool; its words are in `tools/<slug>.ts`. */
interface ToolRow {
  readonly slug: string;
  /** Under which heading of the tools' page it stands. */
  readonly group: 'pay' | 'late' | 'do';
  readonly name: string;
  /** One line for lists. */
  readonly summary: string;
  /** The services on whose pages it is named; an enquiry from it is about the first. */
  readonly services: readonly [ServiceSlug, ...ServiceSlug[]];
}

/** The tools in the order of every list: by what somebody wants to know. */
export const toolIndex = [
  {
    slug: 'income-tax',
    group: 'pay',
    name: 'Income tax, old and new regime',
    summary: 'Your tax of a year by both regimes, and which one costs less',
    services: ['income-tax-filing'],
  },
  {
    slug: 'gst',
    group: 'pay',
    name: 'GST on a price or a bill',
    summary: 'GST to the paisa, added to a price or taken out of it',
    services: ['gst-returns', 'accounting-bookkeeping', 'gst-registration'],
  },
  {
    slug: 'pf-esi',
    group: 'pay',
    name: 'PF and ESI contributions',
    summary: 'What you and your staff pay in a month, from the wage list',
    services: ['pf-esi-services', 'accounting-bookkeeping'],
  },
  {
    slug: 'tds',
    group: 'pay',
    name: 'TDS on a payment',
    summary: 'How much to deduct and by when, under which section, and the interest if it is late',
    services: ['tds-tcs-returns', 'accounting-bookkeeping'],
  },
  {
    slug: 'advance-tax',
    group: 'pay',
    name: 'Advance tax and its interest',
    summary: 'The instalments with their dates, and what a short or late one costs',
    services: ['income-tax-filing'],
  },
  {
    slug: 'gst-late-fee',
    group: 'late',
    name: 'GST late fee and interest',
    summary: 'What a GSTR-3B or GSTR-1 costs that is filed late, day by day',
    services: ['gst-returns', 'gst-notices'],
  },
  {
    slug: 'tds-late-fee',
    group: 'late',
    name: 'Late fee of a TDS statement',
    summary: 'What a TDS or TCS statement costs that is filed late',
    services: ['tds-tcs-returns'],
  },
  {
    slug: 'notice',
    group: 'do',
    name: 'I got a notice',
    summary: 'What it wants, how many days are left, which papers to find',
    services: ['gst-notices', 'gst-refunds', 'income-tax-filing', 'pf-esi-services', 'tds-tcs-returns'],
  },
  {
    slug: 'gst-registration-check',
    group: 'do',
    name: 'Does my shop need GST?',
    summary: 'Say what you sell, for how much and where, and see if you must register',
    services: ['gst-registration', 'company-registration', 'udyam-registration', 'iec-registration'],
  },
  {
    slug: 'itr-form',
    group: 'do',
    name: 'Which return form, until when',
    summary: 'ITR-1 to ITR-7 in six questions, with the reason and the due day',
    services: ['income-tax-filing'],
  },
] as const satisfies readonly ToolRow[];

/** The last part of a tool's address. */
export type ToolSlug = (typeof toolIndex)[number]['slug'];

/** What somebody wants to know. */
export type ToolGroup = ToolRow['group'];

/** One row of the index. */
export type ToolEntry = ToolRow & { readonly slug: ToolSlug };
