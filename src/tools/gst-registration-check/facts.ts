import { gstRegistrationCheckWords } from '../../../content/tools/gst-registration-check.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { lawReader } from '../law-reader.ts';

const { used } = gstRegistrationCheckWords;

/** What the tool reads of the register. */
export interface GstRegistrationFacts {
  /** The turnover of a year up to which those who sell goods alone need no registration. Paise. */
  readonly goods: number;
  /** The same for all others: the limit of section 22(1) itself. Paise. */
  readonly services: number;
  /** Days to apply, from the day on which a registration is needed. */
  readonly applyDays: number;
}

export const gstRegistrationFacts: ToolFacts<GstRegistrationFacts> = {
  read(factValue) {
    const { money, number, all } = lawReader(factValue);
    return all({
      goods: money('gst.threshold', 'goods'),
      services: money('gst.threshold', 'services'),
      applyDays: number('gst.registration-apply'),
    });
  },
  used: {
    'gst.threshold': used.threshold,
    'gst.registration-exempt': used.exempt,
    'gst.registration-states': used.states,
    'gst.registration-online': used.online,
    'gst.registration-apply': used.apply,
  },
};
