import type { PageFacts } from '../../html/page-facts.ts';
import type { FirmDetails } from '../../own-site.ts';
import type { SiteCheck } from '../check.ts';

/** As much of a passage as a message shows. */
const SHOWN = 80;

const problemsOf = ({ address }: FirmDetails, { text, data }: PageFacts): Set<string> => {
  const { street, locality, postalCode } = address;
  const whole = `${street}, ${locality} ${postalCode}`;
  const problems = new Set<string>();
  for (const passage of text.streets) {
    const hasCode = /\d{3} ?\d{3}(?!\d)/.test(passage.slice(street.length, whole.length + SHOWN / 2));
    if (!passage.startsWith(hasCode ? whole : street))
      problems.add(`Address written "${passage.slice(0, SHOWN)}" instead of "${whole}"`);
  }
  for (const passage of text.postalLines)
    if (!passage.endsWith(whole) && !text.streets.some((other) => passage.includes(other.slice(0, street.length))))
      problems.add(`Address written "${passage.slice(-SHOWN)}" instead of "${whole}"`);
  const fields = { streetAddress: street, addressLocality: locality, addressRegion: address.region, postalCode };
  for (const record of data.addresses)
    for (const [name, value] of Object.entries(fields))
      if (record[name] !== undefined && record[name] !== value)
        problems.add(`Structured data has ${name} "${record[name]}" instead of "${value}"`);
  return problems;
};

/** One address, written one way: visitors and map services compare. */
export const firmAddress = {
  id: 'firm-address',
  looksAt: "the firm's address in text and structured data",
  needsWholeRun: false,
  run: ({ firm, pages }) =>
    [...pages.values()].flatMap((page) => [...problemsOf(firm, page)].map((message) => ({ url: page.path, message }))),
} as const satisfies SiteCheck;
