import { expect, test } from 'vitest';
import { makeEditions, otherFirm } from '../tests/support/firms.ts';
import { editionFor } from './edition-for.ts';
import { callLink, goneMessage } from './http/page-frame.ts';
import { phoneLinks } from './leads/outbox/letter.ts';

const lead = { phone: '98765 43210', reference: '7KXM-4PRT', language: 'ta' } as const;
const labels = { call: 'Call', whatsapp: 'WhatsApp' };

const greetingIn = (editions: Parameters<typeof editionFor>[0]): string => {
  const [, [, href = ''] = []] = phoneLinks(editions, lead, labels);
  return decodeURIComponent(href);
};

test('answers in English for a missing language', () => {
  const editions = makeEditions(otherFirm({ locales: ['en'] }));
  expect(editionFor(editions, 'ta')).toBe(editions.en);
  expect(greetingIn(editions)).toContain(editions.en.enquiryPage.greeting(lead.reference));
});

test('answers a visitor in the language that was read', () => {
  const editions = makeEditions(otherFirm({ locales: ['en', 'ta'] }));
  expect(editionFor(editions, 'ta').locale).toBe('ta');
  expect(greetingIn(editions)).toContain(editionFor(editions, 'ta').enquiryPage.greeting(lead.reference));
});

test("names the firm's phone and what it does not offer", () => {
  const site = otherFirm({ firm: { phone: '+91 422 000 1111' }, notOffered: ['gst-refunds'], locales: ['en', 'ta'] });
  for (const edition of Object.values(makeEditions(site))) {
    expect(callLink(edition).href).toBe('tel:+914220001111');
    expect(goneMessage(edition, 'gst-refunds').link?.href).toBe(edition.hrefPage('services'));
  }
});
