import type { Value } from '../../../content/register/values.ts';
import { gstRegistrationCheckWords } from '../../../content/tools/gst-registration-check.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { paise } from '../money.ts';

/** The turnover of a year beyond which a registration is needed. Paise. */
export interface GstRegistrationFacts {
  /** For those who sell goods alone. */
  readonly goods: number;
  /** For all others. */
  readonly services: number;
}

const rupeesOf = (value: Value | undefined): number | undefined =>
  value?.kind === 'rupees' ? paise(value.amount) : undefined;

const read: ToolFacts<GstRegistrationFacts>['read'] = (factValue) => {
  const threshold = factValue('gst.threshold');
  const limit = (name: string) => rupeesOf(threshold?.kind === 'cases' ? threshold.cases[name] : threshold);
  const [goods, services] = [limit('goods'), limit('services')];
  return goods === undefined || services === undefined ? null : { goods, services };
};

export const gstRegistrationFacts: ToolFacts<GstRegistrationFacts> = {
  read,
  used: { 'gst.threshold': gstRegistrationCheckWords.used.threshold },
};
