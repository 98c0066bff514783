/** The links by which the office reaches a visitor. */
import type { Lead } from '../store/schema.ts';
import { visitorWords } from '../visitor-words.ts';

/** What a visitor typed as the number to dial, with the country; null when it cannot be one. An Indian number has ten digits. */
const numberToDial = (typed: string | null): string | null => {
  const text = (typed ?? '').normalize('NFKC').trim();
  const digits = text.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(text))
    return /^\d{8,15}$/.test(digits.replace(/^00/, '')) ? `+${digits.replace(/^00/, '')}` : null;
  const local = digits.replace(/^0/, '');
  if (local.length === 10) return `+91${local}`;
  return /^91\d{10}$/.test(digits) ? `+${digits}` : null;
};

/** The link that calls the sender of a lead. */
export const callHref = ({ phone }: Pick<Lead, 'phone'>): string | null => {
  const number = numberToDial(phone);
  return number && `tel:${number}`;
};

/** The link that writes to the sender on WhatsApp, with a greeting that has the reference. */
export const chatHref = ({
  phone,
  reference,
  language,
}: Pick<Lead, 'phone' | 'reference' | 'language'>): string | null => {
  const number = numberToDial(phone);
  if (number === null || reference === null) return null;
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(visitorWords(language).enquiry.greeting(reference))}`;
};
