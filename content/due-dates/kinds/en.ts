/** A group of payers, as they would call themselves. */
interface KindRow {
  readonly label: string;
  /** The short name, for an answer that stands beside others. */
  readonly chip: string;
  /** The answer to "Your GST return?", of which one can be given; the other kinds answer "What else?". */
  readonly gst?: string;
}

/** The kinds of payer in the order of every list of them. */
export const payerKinds = {
  'gst-monthly': { label: 'GST, monthly returns', chip: 'GST monthly', gst: 'Monthly' },
  'gst-quarterly': { label: 'GST, quarterly returns (QRMP)', chip: 'GST quarterly', gst: 'Quarterly' },
  composition: { label: 'Composition dealer', chip: 'Composition', gst: 'Composition' },
  employer: { label: 'Employer', chip: 'I have staff' },
  tds: { label: 'Business that deducts TDS or collects TCS', chip: 'I deduct TDS' },
  individual: { label: 'Salaried or other individual', chip: 'Salary or rent, no business' },
  'property-tds': { label: 'TDS on property or rent (Form 141)', chip: 'TDS on property or rent' },
  business: { label: 'Business without audit', chip: 'Business, accounts not audited' },
  audit: { label: 'Business with tax audit', chip: 'Business, accounts audited' },
  'private-limited': { label: 'Private limited company', chip: 'Private company' },
  llp: { label: 'LLP', chip: 'LLP' },
  exporter: { label: 'Exporter', chip: 'I export' },
} as const satisfies Readonly<Record<string, KindRow>>;

/** A kind of payer. */
export type PayerKind = keyof typeof payerKinds;
