import type { IconName } from '../icons.ts';
import type { ServiceSlug } from '../service-index.ts';

/** The data of a tool for lists and menus; its words are in `tools/<slug>/en.ts`. */
interface ToolRow {
  readonly slug: string;
  /** The heading of the tools' page under which it stands. */
  readonly group: 'late' | 'pay' | 'do';
  readonly icon: IconName;
  readonly name: string;
  /** A single line for lists. */
  readonly summary: string;
  /** The services on whose pages it is named; an enquiry from it is about the first. */
  readonly services: readonly [ServiceSlug, ...ServiceSlug[]];
}

/** The tools in the order of every list: what is urgent comes first. */
export const toolIndex = [
  {
    slug: 'notice',
    group: 'late',
    icon: 'gavel',
    name: 'I got a notice',
    summary: 'See what the officer wants, how many days are left, and which papers to find',
    services: ['gst-notices', 'gst-refunds', 'income-tax-filing', 'pf-esi-services', 'tds-tcs-returns'],
  },
  {
    slug: 'gst-late-fee',
    group: 'late',
    icon: 'clock',
    name: 'GST late fee and interest',
    summary: 'See what a late monthly, quarterly or annual GST return costs',
    services: ['gst-returns', 'gst-notices'],
  },
  {
    slug: 'tds-late-fee',
    group: 'late',
    icon: 'calendar-check',
    name: 'TDS return late fee',
    summary: 'See the late fee for a TDS or TCS return, or for Form 141 (26QB)',
    services: ['tds-tcs-returns'],
  },
  {
    slug: 'advance-tax',
    group: 'late',
    icon: 'trending-up',
    name: 'Advance tax and its interest',
    summary: 'See each advance tax instalment and its date, and what a short or late payment costs',
    services: ['income-tax-filing'],
  },
  {
    slug: 'income-tax',
    group: 'pay',
    icon: 'scale',
    name: 'Income tax, old and new regime',
    summary: 'See your tax for a year in both regimes, and which one is cheaper',
    services: ['income-tax-filing'],
  },
  {
    slug: 'gst',
    group: 'pay',
    icon: 'percent',
    name: 'GST on a price or a bill',
    summary: 'Add GST to a price, or work out the GST included in it, to the paisa',
    services: ['gst-returns', 'accounting-bookkeeping', 'gst-registration'],
  },
  {
    slug: 'pf-esi',
    group: 'pay',
    icon: 'users',
    name: 'PF and ESI contributions',
    summary: 'Enter the wages and see the PF and ESI to pay for the month',
    services: ['pf-esi-services', 'accounting-bookkeeping'],
  },
  {
    slug: 'tds',
    group: 'pay',
    icon: 'wallet',
    name: 'TDS on a payment',
    summary: 'See how much TDS to deduct or TCS to collect, when to deposit it, and what a delay costs',
    services: ['tds-tcs-returns', 'accounting-bookkeeping'],
  },
  {
    slug: 'gst-registration-check',
    group: 'do',
    icon: 'badge-check',
    name: 'Does my shop need GST?',
    summary: 'Tell us what you sell, for how much and where, and see whether you must register for GST',
    services: ['gst-registration', 'company-registration', 'udyam-registration', 'iec-registration'],
  },
  {
    slug: 'itr-form',
    group: 'do',
    icon: 'file-text',
    name: 'Which ITR form, and by when',
    summary: 'Answer up to six questions and see which form to file, ITR-1 to ITR-7, and by when',
    services: ['income-tax-filing'],
  },
] as const satisfies readonly ToolRow[];

/** The last part of a tool's address. */
export type ToolSlug = (typeof toolIndex)[number]['slug'];

/** The kind of question that a tool answers. */
export type ToolGroup = ToolRow['group'];

/** A row of the index. */
export type ToolEntry = ToolRow & { readonly slug: ToolSlug };
