import { type Department, departments as english, type Source } from './en.ts';

/** The departments whose law the pages cite, with their portals. */
export const departments = {
  ...english,
  gst: { ...english.gst, name: 'GST போர்ட்டல்' },
  incomeTax: { ...english.incomeTax, name: 'வருமான வரித் துறை' },
  labour: { ...english.labour, name: 'தமிழ்நாடு தொழிலாளர் துறை' },
  corporation: { ...english.corporation, name: 'கோயம்புத்தூர் மாநகராட்சி' },
  mca: { ...english.mca, name: 'கம்பெனி விவகார அமைச்சகம் (MCA)' },
  msme: { ...english.msme, name: 'உத்யம் போர்ட்டல், MSME அமைச்சகம்' },
} as const satisfies Record<Department, Source>;
