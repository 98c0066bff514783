import { firm } from '../../content/firm.ts';

/** A phone number as `tel:` and WhatsApp want it: digits and a plus sign only. */
const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** The link that calls the firm. */
export const telHref = (): string => `tel:${dialled(firm.phone)}`;

/** The link that writes to the firm. */
export const mailHref = (): string => `mailto:${firm.email}`;

/**
 * The link that opens a WhatsApp chat with the firm.
 * @param subject what the enquiry is about, for example "GST Registration in Salem"; the plain message when left out
 */
export const whatsappHref = (subject?: string): string => {
  const message = subject ? `${firm.whatsappMessage} It is about ${subject}.` : firm.whatsappMessage;
  return `https://wa.me/${dialled(firm.whatsapp).slice(1)}?text=${encodeURIComponent(message)}`;
};

/** The office's address on one line. */
export const addressLine = (): string => {
  const { street, locality, region, postalCode } = firm.address;
  return `${street}, ${locality} ${postalCode}, ${region}`;
};
