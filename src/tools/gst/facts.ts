import { gstWords } from '../../../content/tools/gst.ts';
import type { ToolFacts } from '../facts-over-time.ts';

const { used } = gstWords;

/** The rates in force, percent by the name under which the register has them. */
export interface GstFacts {
  readonly rates: readonly { readonly name: string; readonly rate: number }[];
}

const read: ToolFacts<GstFacts>['read'] = (factValue) => {
  const list = factValue('gst.rate-list');
  if (list?.kind !== 'cases') return null;
  const rates = Object.entries(list.cases).flatMap(([name, value]) =>
    value.kind === 'percent' ? [{ name, rate: value.rate }] : [],
  );
  return { rates: rates.toSorted((a, b) => a.rate - b.rate) };
};

export const gstFacts: ToolFacts<GstFacts> = {
  read,
  used: {
    'gst.rate-list': used.rates,
    'gst.tax-included': used.included,
    'gst.place-of-supply': used.place,
    'gst.rounding': used.rounding,
  },
};
