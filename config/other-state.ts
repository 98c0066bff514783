const TAMIL_NADU = /^\s*(?:tamil\s?nadu|tamilnadu|t\.?\s?n\.?|தமிழ்நாடு)\s*$/i;

/** Returns what would be wrong on the website of an office in another state than Tamil Nadu; null in Tamil Nadu. */
export const warnOfOtherState = (region: string): string | null =>
  TAMIL_NADU.test(region)
    ? null
    : `This website is written for Tamil Nadu, and for an office in ${region} its 37 cities, its professional tax, its public offices and its due dates would be wrong.`;
