import type { PageFacts } from '../../html/page-facts.ts';
import type { FirmDetails } from '../../own-site.ts';
import type { SiteCheck } from '../check.ts';

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

const problemsOf = (firm: FirmDetails, { text, links, data }: PageFacts): Set<string> =>
  new Set(
    [
      ...[...text.phones, ...data.phones].map((written) => problemOf(firm, written)),
      ...links.phones.map((dialled) => problemOfLink(firm, dialled)),
    ].filter((problem) => problem !== null),
  );

/** One number, written one way: visitors and search engines compare. */
export const firmPhone = {
  id: 'firm-phone',
  looksAt: "the firm's phone number in text, links and structured data",
  needsWholeRun: false,
  run: ({ firm, pages }) =>
    [...pages.values()].flatMap((page) => [...problemsOf(firm, page)].map((message) => ({ url: page.path, message }))),
} as const satisfies SiteCheck;
