import type { Firm } from '../../content/firm.ts';

/** The details of a firm as its owner would fill them in, none of them a placeholder; the domains are reserved ones. */
export const filledFirm = {
  name: 'Ledger & Sons',
  origin: 'https://www.ledger.test',
  phone: '+91 422 555 0142',
  email: 'office@ledger.test',
  address: { street: '12 Test Road, First Floor', locality: 'Pollachi', region: 'Tamil Nadu', postalCode: '642001' },
  whatsapp: '+91 93842 71560',
  whatsappMessage: 'Good day, I have a question & a "notice".',
  practitionerNumber: '331900000042TRP',
  reviewsUrl: 'https://reviews.ledger.test/r/x7',
  mapUrl: 'https://maps.ledger.test/x7K?a=1&b=2',
  mapEmbedUrl: 'https://maps.ledger.test/embed?pb=!1m18!2d77.0085!3d10.6583&hl=en',
  blogUrl: 'https://posts.ledger.test/',
  social: [{ network: 'youtube', label: 'YouTube', url: 'https://video.ledger.test/@ledger' }],
  indexNowKey: 'f00d4b1e5a9e2b4860b1c4d7e0f3a692',
  hstsPreload: false,
  remindsOnWhatsapp: true,
  showRating: true,
} as const satisfies Firm;
