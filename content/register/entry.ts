import type { Value, Written } from './values.ts';

/** The page at which a fact is confirmed. */
export interface Source {
  readonly name: string;
  /** An office's own page; none for the firm's records. */
  readonly url?: string;
}

/** One entry of the register. */
export interface Entry {
  /** The wording that visitors read. */
  readonly text: string;
  /** The same with its unit, where it is a number, a date, a rate or a period. */
  readonly value?: Value;
  readonly source: Source;
  /** The day from which it is due for another look (ISO date), until a decision moves it. */
  readonly reviewBy: string;
  /** Months from one look to the next. */
  readonly every: 6 | 12;
}

/** The official pages at which the owner confirms a fact. */
export const offices = {
  gst: { name: 'GST portal', url: 'https://www.gst.gov.in' },
  cbic: { name: 'CBIC, GST', url: 'https://cbic-gst.gov.in' },
  incomeTax: { name: 'Income Tax Department', url: 'https://www.incometax.gov.in' },
  epfo: { name: 'EPFO', url: 'https://www.epfindia.gov.in' },
  esic: { name: 'ESIC', url: 'https://www.esic.gov.in' },
  mca: { name: 'Ministry of Corporate Affairs', url: 'https://www.mca.gov.in' },
  msme: { name: 'Udyam portal, Ministry of MSME', url: 'https://udyamregistration.gov.in' },
  dgft: { name: 'DGFT', url: 'https://www.dgft.gov.in' },
} as const satisfies Record<string, Source>;

const ownRecords: Source = { name: "The firm's own records" };

/** Where the wording of a value stands in a sentence. */
const PLACE = '{}';

const said = (what: Written | string, around = PLACE): Pick<Entry, 'text' | 'value'> =>
  typeof what === 'string' ? { text: what } : { text: around.replace(PLACE, what.text), value: what.value };

/**
 * A fact set by a law or an office: due every half-year.
 * @param what a value with its wording, or words where there is no number
 * @param around the words around the value, with `{}` in its place
 */
export const law = (source: Source, what: Written | string, around?: string): Entry => ({
  ...said(what, around),
  source,
  reviewBy: '2027-05-21',
  every: 6,
});

/** A figure or a date that the firm states of itself: due every year. Parameters as for `law`. */
export const own = (what: Written | string, around?: string): Entry => ({
  ...said(what, around),
  source: ownRecords,
  reviewBy: '2027-11-21',
  every: 12,
});
