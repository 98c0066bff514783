/** A group of payers whose dates the register holds, as they would call themselves. */
interface KindRow {
  readonly label: string;
  /** The same in a word or two, where they stand side by side to be ticked. */
  readonly chip: string;
  /** What somebody of this kind owes besides, and the list does not hold. */
  readonly lacks: string;
}

/**
 * In the order of every list of them. There are none of quarterly GST filers and of composition dealers: a kind stands
 * here once the register holds its dates. Of the first it has the GSTR-1 alone, not the quarterly GSTR-3B and the
 * monthly payment; of the second the GSTR-4 alone, and a doubt says that what they owe each quarter is CMP-08. Their
 * calendars would pass over the days on which tax is paid.
 */
export const payerKinds = {
  'gst-monthly': {
    label: 'GST, monthly returns',
    chip: 'GST, monthly',
    lacks: 'The annual return GSTR-9 and the dates of quarterly filers are not in this list: ask us.',
  },
  tds: {
    label: 'Deducts TDS or collects TCS',
    chip: 'TDS or TCS',
    lacks: 'The deposit of the tax and the certificates for those it was taken from are not in this list: ask us.',
  },
  employer: {
    label: 'Employer with PF and ESI',
    chip: 'PF and ESI',
    lacks:
      'Professional tax, labour welfare fund and the yearly returns under labour law are not in this list: ask us.',
  },
  individual: {
    label: 'Individual',
    chip: 'Individual',
    lacks: 'Advance tax and belated or revised returns are not in this list: ask us.',
  },
  business: {
    label: 'Business without audit',
    chip: 'Business',
    lacks: 'Advance tax, and belated or revised returns are not in this list: ask us.',
  },
  audit: {
    label: 'Accounts under audit',
    chip: 'Audit case',
    lacks:
      'Advance tax, the audit report itself and reports on dealings with related parties abroad are not in this list: ask us.',
  },
  'private-limited': {
    label: 'Private limited company',
    chip: 'Company',
    lacks:
      "The company's income tax return, the directors' KYC and the return of deposits are not in this list: ask us.",
  },
} as const satisfies Readonly<Record<string, KindRow>>;

/** A kind of payer. */
export type PayerKind = keyof typeof payerKinds;
