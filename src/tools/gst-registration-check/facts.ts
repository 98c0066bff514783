import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';

/** Limits of a year's turnover, paise, and the days in which one applies. */
export const gstRegistrationFacts = ((factValue) => {
  const { money, number, all } = lawReader(factValue);
  return all({
    // This limit is for sellers of goods alone; all others have the limit of section 22(1) itself.
    goods: money('gst.threshold', 'goods'),
    services: money('gst.threshold', 'services'),
    applyDays: number('gst.registration-apply'),
  });
}) satisfies ReadFacts<unknown>;

export type GstRegistrationFacts = FactsOf<typeof gstRegistrationFacts>;
