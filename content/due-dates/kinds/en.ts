/** A group of payers, as they would call themselves. */
interface KindRow {
  readonly label: string;
  /** The same in a word or two, where they stand side by side to be ticked. */
  readonly chip: string;
}

/** In the order of every list of them. */
export const payerKinds = {
  'gst-monthly': { label: 'GST, monthly returns', chip: 'GST monthly' },
  'gst-quarterly': { label: 'GST, quarterly returns (QRMP)', chip: 'GST quarterly' },
  composition: { label: 'Composition dealer', chip: 'Composition' },
  tds: { label: 'Deducts TDS or collects TCS', chip: 'TDS or TCS' },
  employer: { label: 'Employer', chip: 'Employer' },
  individual: { label: 'Salaried or other individual', chip: 'Individual' },
  business: { label: 'Business without audit', chip: 'Business' },
  audit: { label: 'Accounts under audit', chip: 'Audit case' },
  'private-limited': { label: 'Private limited company', chip: 'Company' },
  llp: { label: 'LLP', chip: 'LLP' },
  exporter: { label: 'Exporter', chip: 'Exporter' },
} as const satisfies Readonly<Record<string, KindRow>>;

/** A kind of payer. */
export type PayerKind = keyof typeof payerKinds;
