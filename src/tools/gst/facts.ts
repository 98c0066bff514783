import type { FactsOf, ReadFacts } from '../law-reader.ts';

/** The rate is in percent, by the name under which the register has the rate. */
export const gstFacts = ((factValue) => {
  const list = factValue('gst.rate-list');
  if (list?.kind !== 'cases') return null;
  const rates = Object.entries(list.cases).flatMap(([name, value]) =>
    value.kind === 'percent' ? [{ name, rate: value.rate }] : [],
  );
  return { rates: rates.toSorted((a, b) => a.rate - b.rate) };
}) satisfies ReadFacts<unknown>;

export type GstFacts = FactsOf<typeof gstFacts>;
