import { expect, test } from 'vitest';
import { sampleEditions } from '../../../tests/support/firms.ts';
import { phoneLinks } from './letter.ts';

const editions = sampleEditions();
const labels = { call: 'Call', whatsapp: 'WhatsApp' };

const listLinks = (phone: string | null, language: 'en' | 'ta' = 'en') =>
  phoneLinks(editions, { phone, reference: '7KXM-4PRT', language }, labels).map(([label, href]) => [
    label,
    href.split('?')[0],
  ]);

test.each(['98765 43210', '+91 098765 43210', '98765 43210 (after 6 pm)', '௯௮௭௬௫ ௪௩௨௧௦'])(
  'links "%s" to a call and a chat',
  (phone) => {
    expect(listLinks(phone)).toEqual([
      ['Call', 'tel:+919876543210'],
      ['WhatsApp', 'https://wa.me/919876543210'],
    ]);
  },
);

test('names each of two numbers in its links', () => {
  expect(listLinks('98765 43210 / +44 20 7946 0958')).toEqual([
    ['Call +91 98765 43210', 'tel:+919876543210'],
    ['WhatsApp +91 98765 43210', 'https://wa.me/919876543210'],
    ['Call +44 20 7946 0958', 'tel:+442079460958'],
    ['WhatsApp +44 20 7946 0958', 'https://wa.me/442079460958'],
  ]);
});

test('opens no chat with an extension', () => {
  expect(listLinks('+91 (0)422 4000000 ext 12')).toEqual([['Call', 'tel:+914224000000;ext=12']]);
});

test.each(['12345', 'call me', '', null])('links "%s" to nothing', (phone) => {
  expect(listLinks(phone)).toEqual([]);
});

test('greets in the chat with the reference', () => {
  const [, [, href = ''] = []] = phoneLinks(
    editions,
    { phone: '98765 43210', reference: '7KXM-4PRT', language: 'ta' },
    labels,
  );
  expect(decodeURIComponent(href)).toContain('7KXM-4PRT');
});
