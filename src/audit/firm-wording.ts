/** Whether pages write the firm's phone number and address one way: visitors, search engines and map services compare. */

/** The details whose wording must be the same everywhere. */
export interface FirmDetails {
  /** Where the site is published; canonical and sitemap addresses may start with it. */
  readonly origin: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
  };
}

/** What a page says of the firm. */
interface Wording {
  /** The running text in one line. */
  readonly text: string;
  /** Every record of the structured data. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** What `tel:` links dial. */
  readonly dialled: Iterable<string>;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** The number inside India. */
const localOf = (text: string): string => digitsOf(text).slice(-10);
const isIndian = (text: string): boolean => /^\+?91/.test(text) && digitsOf(text).length === 12;

/** Ten digits as Indian numbers are written, with or without the country's code or a zero before them. */
const phonePattern = /(?<!\d)(?:\+91|\b91|\b0)?[ ().-]{0,3}\d(?:[ ().-]{0,2}\d){9}(?!\d)/g;

/** The same words with whatever stands between them; the count is bounded, so that a match costs bounded time. */
const loosely = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{N}]{1,4}');

/** How much text belongs to a passage, and how much of it a message shows, characters. */
const PASSAGE = 160;
const SHOWN = 80;

/** How many passages of a kind are looked at: a page with more is hostile. */
const MANY = 200;

/** Prepares the check once for a run. The check names what is wrong with the numbers and the addresses of a page. */
export const firmWording = ({ phone, whatsapp, address }: FirmDetails) => {
  const { street, locality, postalCode } = address;
  const whole = `${street}, ${locality} ${postalCode}`;
  const fields = { streetAddress: street, addressLocality: locality, addressRegion: address.region, postalCode };
  const streetPattern = new RegExp(`(?<![\\p{L}\\p{N}])${loosely(street)}(?![\\p{L}\\p{N}])`, 'giu');
  const code = [...digitsOf(postalCode)].join(' ?');
  const codePattern = new RegExp(`(?<![\\p{L}\\p{N}])${loosely(locality)}[ ,.–-]{0,4}${code}(?!\\d)`, 'giu');

  /** Numbers of others, as helplines, are left alone. */
  const phoneProblem = (what: string, written: string, own: readonly string[]): string | null => {
    if (own.includes(written)) return null;
    const same = own.find((number) => localOf(number) === localOf(written));
    if (same !== undefined) return `${what} "${written}" instead of "${same}"`;
    return isIndian(written) ? `${what} "${written}", which is not the firm's number` : null;
  };
  const streetProblem = (passage: string): string | null => {
    const hasCode = /\d{3} ?\d{3}(?!\d)/.test(passage.slice(street.length, whole.length + SHOWN / 2));
    return passage.startsWith(hasCode ? whole : street) ? null : passage.slice(0, SHOWN);
  };

  return ({ text, records, dialled }: Wording): { readonly phone: string[]; readonly address: string[] } => {
    const written = Array.from(text.matchAll(phonePattern), ([number]) => number.replace(/^[ ().-]+/, ''));
    const inData = records.flatMap(({ telephone }) => (typeof telephone === 'string' ? [telephone] : []));
    const streets = Array.from(text.matchAll(streetPattern), ({ index }) => text.slice(index, index + PASSAGE)).slice(
      0,
      MANY,
    );
    const others = Array.from(text.matchAll(codePattern), ({ index, 0: { length } }) =>
      text.slice(Math.max(0, index - PASSAGE), index + length),
    )
      .slice(0, MANY)
      .filter(
        (passage) =>
          !passage.endsWith(whole) && !streets.some((other) => passage.includes(other.slice(0, street.length))),
      );
    const passages = [...streets.map(streetProblem), ...others.map((passage) => passage.slice(-SHOWN))];
    const postal = records.filter((record) => record['@type'] === 'PostalAddress');
    const links = [phone, whatsapp].map((number) => `+${digitsOf(number)}`);
    return {
      phone: unique([
        ...[...written, ...inData].map((number) => phoneProblem('Phone number written', number, [phone, whatsapp])),
        ...Array.from(dialled, (number) => phoneProblem('Phone link dials', number, links)),
      ]),
      address: unique([
        ...passages.map((passage) => passage && `Address written "${passage}" instead of "${whole}"`),
        ...postal.flatMap((record) =>
          Object.entries(fields).map(([name, value]) =>
            typeof record[name] === 'string' && record[name] !== value
              ? `Structured data has ${name} "${record[name]}" instead of "${value}"`
              : null,
          ),
        ),
      ]),
    };
  };
};

/** Each problem once. */
const unique = (problems: readonly (string | null)[]): string[] => [
  ...new Set(problems.filter((problem) => problem !== null)),
];
