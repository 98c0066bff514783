/** Whether pages write the firm's phone number and address one way: visitors, search engines and map services compare. */
import type { FirmDetails } from './own-site.ts';
import type { PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** The number inside India. */
const localOf = (text: string): string => digitsOf(text).slice(-10);
const isIndian = (text: string): boolean => /^\+?91/.test(text) && digitsOf(text).length === 12;

/** What is wrong with how a page writes a number, if anything. Numbers of others, as helplines, are left alone. */
const problemOf = (firm: FirmDetails, written: string): string | null => {
  const own = [firm.phone, firm.whatsapp];
  if (own.includes(written)) return null;
  const same = own.find((number) => localOf(number) === localOf(written));
  if (same !== undefined) return `Phone number written "${written}" instead of "${same}"`;
  return isIndian(written) ? `Phone number "${written}" is not the firm's` : null;
};

const problemOfLink = (firm: FirmDetails, dialled: string): string | null => {
  const own = [firm.phone, firm.whatsapp].map((number) => `+${digitsOf(number)}`);
  if (own.includes(dialled)) return null;
  const same = own.find((number) => localOf(number) === localOf(dialled));
  if (same !== undefined) return `Phone link dials "${dialled}" instead of "${same}"`;
  return isIndian(dialled) ? `Phone link dials "${dialled}", which is not the firm's number` : null;
};

/** What is wrong with the phone numbers of a page: in its text, its links and its structured data. */
export const phoneProblems = ({ text, links, data }: PageFacts, { firm }: SiteFacts): Set<string> =>
  new Set(
    [
      ...[...text.phones, ...data.phones].map((written) => problemOf(firm, written)),
      ...links.phones.map((dialled) => problemOfLink(firm, dialled)),
    ].filter((problem) => problem !== null),
  );

/** As much of a passage as a message shows. */
const SHOWN = 80;

/** What is wrong with the addresses of a page, in its text and its structured data. */
export const addressProblems = ({ text, data }: PageFacts, { firm: { address } }: SiteFacts): Set<string> => {
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
