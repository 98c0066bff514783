/** Turns the owner's answers into values for the files of the folder; an answer that is in doubt is left as it is. */

const NONE = /^(?:none|no|nil|n\/a|-+)$/i;

/** Returns `none` for the words by which people say that they have no such thing. */
export const readNone = (answer: string): string => (NONE.test(answer) ? 'none' : answer);

const METROS = ['11', '22', '33', '40', '44', '80'];

/** Returns a phone number with its country: "0452 234 5678" becomes "+91 452 234 5678". */
export const readPhone = (answer: string): string => {
  const digits = answer.replace(/\D/g, '');
  if (answer.startsWith('+') && !digits.startsWith('91'))
    return `+${answer
      .slice(1)
      .replace(/[\s().-]+/g, ' ')
      .trim()}`;
  const isLong = /^(?:\+|00)?91/.test(answer.replace(/[\s(]/g, '')) && digits.replace(/^00/, '').length === 12;
  const national = (isLong ? digits.replace(/^(?:00)?91/, '') : digits).replace(/^0+/, '');
  if (national.length !== 10) return answer;
  // An area code is written apart from the number of the line; a mobile number has none.
  const [first = '', ...rest] = answer
    .replace(/^[\s(]*(?:\+91|0091|91(?=[\s-]))/, '')
    .split(/[\s().-]+/)
    .filter(Boolean);
  const area = first.replace(/^0+/, '');
  if (rest.length > 0 && area.length >= 2 && area.length <= 4) return `+91 ${[area, ...rest].join(' ')}`;
  if (/^[6-9]/.test(national)) return `+91 ${national.slice(0, 5)} ${national.slice(5)}`;
  const length = METROS.includes(national.slice(0, 2)) ? 2 : 3;
  return `+91 ${national.slice(0, length)} ${national.slice(length)}`;
};

/** Returns an address on the web, also out of the code that embeds a page. */
export const readUrl = (answer: string): string => {
  const [, embedded = answer] = /\bsrc\s*=\s*["']([^"']+)["']/i.exec(answer) ?? [];
  const url = embedded.replaceAll('&amp;', '&').trim();
  if (NONE.test(url)) return 'none';
  if (/^https:\/\//i.test(url)) return url.replace(/^https:/i, 'https:');
  if (/^http:\/\//i.test(url)) return url.replace(/^http:/i, 'https:');
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?$/i.test(url) ? `https://${url}` : url;
};

/** Returns the address of a whole website: without capitals and without what follows its name. */
export const readOrigin = (answer: string): string => {
  const url = readUrl(answer);
  return URL.canParse(url) ? new URL(url).origin : url;
};

const HOUR = String.raw`(\d{1,2})(?:[.:](\d\d))?\s*([ap]\.?m\.?)?`;
const span = new RegExp(String.raw`^${HOUR}\s*(?:-|–|—|to|till|until)\s*${HOUR}$`, 'i');
const NOON = 12;

const clock = (hour: number, minutes = '00'): string => `${hour}:${minutes}`;
const onClock = (hour: number, half: string | undefined): number =>
  half ? (hour % NOON) + (/^p/i.test(half) ? NOON : 0) : hour;

/** Returns the hours of a day by the clock of 24 hours: "9.30am - 1pm" becomes "9:30-13:00". */
export const readHours = (answer: string): string => {
  if (/^(?:closed|holiday|leave|none|no|-+)$/i.test(answer)) return 'closed';
  let after = 0;
  const spans = answer.split(/\s*(?:,|;|&|\band\b)\s*/i).map((part) => {
    const found = span.exec(part.trim());
    if (!found) return null;
    const [, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf] = found;
    const closes = onClock(Number(to), toHalf);
    let opens = onClock(Number(from), fromHalf);
    // "2 - 6pm" begins in the afternoon, "9 - 6pm" in the morning; "2 - 7" after a morning goes on after noon.
    if (!fromHalf && toHalf && /^p/i.test(toHalf) && Number(from) < Number(to) && Number(to) < NOON) opens += NOON;
    if (!fromHalf && !toHalf && opens < NOON && opens < after) opens += NOON;
    const ends = !toHalf && closes <= opens && closes < NOON ? closes + NOON : closes;
    after = ends;
    return `${clock(opens, fromMinutes)}-${clock(ends, toMinutes)}`;
  });
  return spans.includes(null) ? answer : spans.join(', ');
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string): string => String(value).padStart(2, '0');

/** Returns a day as `holidays` writes it: "15 Aug" becomes "08-15", "8 November 2027" becomes "2027-11-08". */
export const readDay = (answer: string): string => {
  const text = answer.trim();
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3})[a-z]*\.?(?:[\s,.-]+(20\d\d))?$/i.exec(text) ??
    /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:[\s,]+(20\d\d))?$/i.exec(text);
  if (named) {
    const [, one = '', other = '', year] = named;
    const [day, name] = /\d/.test(one) ? [one, other] : [other, one];
    const month = months.indexOf(name.toLowerCase()) + 1;
    return month > 0 ? `${year ? `${year}-` : ''}${two(month)}-${two(day)}` : text;
  }
  const [, first = '', second = '', year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](20\d\d))?$/.exec(text) ?? [];
  if (!first) return text;
  // India writes the day first; without a year the month may stand first, as in the file.
  const isDayFirst = year !== undefined || Number(first) > NOON || text.includes('/');
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return `${year ? `${year}-` : ''}${two(month)}-${two(day)}`;
};

/** Returns a number without what people write around it: "about 1,400+" becomes 1400. */
export const readNumber = (answer: string): number => {
  const [digits = ''] = /\d+(?:\.\d+)?/.exec(answer.replace(/[,\s](?=\d{2,3}\b)/g, '')) ?? [];
  return digits ? Number(digits) : Number.NaN;
};

/** Returns whether GST is in the prices, as `prices.yaml` writes it. */
export const readGst = (answer: string): string => {
  if (/^(?:y|yes|incl)/i.test(answer)) return 'included';
  if (/^(?:n|no|extra|plus|excl)/i.test(answer)) return 'extra';
  return answer.toLowerCase();
};

/** Returns the languages of the site: "English and Tamil" becomes en and ta. */
export const readLanguages = (answer: string): string[] =>
  /\bta(?:mil)?\b|both|தமிழ்/i.test(answer) ? ['en', 'ta'] : /\ben(?:glish)?\b/i.test(answer) ? ['en'] : [answer];

const units = {
  once: /\b(?:once|one[- ]?time)\b/i,
  notice: /\bnotice\b/i,
  claim: /\bclaim\b/i,
  return: /\breturn\b/i,
  month: /\bmonth/i,
  quarter: /\bquarter/i,
  year: /\b(?:year|annual)/i,
} as const;

/** Returns a price: "2,500 to 10,000 a month" is from 2500 up to 10000, for a month. */
export const readPrice = (answer: string): { from: number; to?: number; for?: string } => {
  const [from = Number.NaN, to] = [...answer.replace(/(?<=\d),(?=\d)/g, '').matchAll(/\d+/g)].map(Number);
  const unit = Object.entries(units).find(([, pattern]) => pattern.test(answer))?.[0];
  return { from, ...(to !== undefined && { to }), ...(unit && { for: unit }) };
};
