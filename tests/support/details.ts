import type { Site } from '../../content/site.ts';
import { sampleSite } from './firms.ts';

const listDetails = ({ firm }: Site): readonly string[] => [
  ...[firm.name, firm.shortName, new URL(firm.origin).host, firm.email, ...firm.phones, firm.whatsapp],
  ...[firm.phone, firm.whatsapp].map((phone) => phone.replace(/\D/g, '')),
  ...[firm.address.street, firm.address.postalCode, firm.mapUrl, firm.mapEmbedUrl, firm.indexNowKey],
];

/** Returns what names the firm of this repository and not another one: none of it may stand in what is made for that. */
export const foreignTo = (other: Site): readonly string[] => {
  const own = listDetails(other);
  return listDetails(sampleSite()).filter((detail) => !own.some((text) => text.includes(detail)));
};
