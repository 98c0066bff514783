import { type Entry, offices as english, own as ownInEnglish, type Source } from '../../register/entry.ts';
import type { Written } from '../../register/values.ts';

export type { Entry, Source } from '../../register/entry.ts';
export { law } from '../../register/entry.ts';

/** The official pages at which the owner confirms a fact. */
export const offices = {
  gst: { ...english.gst, name: 'GST போர்ட்டல்' },
  cbic: english.cbic,
  incomeTax: { ...english.incomeTax, name: 'வருமான வரித் துறை' },
  epfo: english.epfo,
  esic: english.esic,
  mca: { ...english.mca, name: 'கம்பெனி விவகார அமைச்சகம் (MCA)' },
  msme: { ...english.msme, name: 'உத்யம் போர்ட்டல், MSME அமைச்சகம்' },
  dgft: english.dgft,
} as const satisfies Record<keyof typeof english, Source>;

const ownRecords: Source = { name: 'நிறுவனத்தின் சொந்தப் பதிவுகள்' };

/** A figure or a date that the firm states of itself. Parameters as in English. */
export const own = (what: Written | string, around?: string): Entry => ({
  ...ownInEnglish(what, around),
  source: ownRecords,
});
