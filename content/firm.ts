/**
 * The firm's own details, the one file that the owner fills in. Everything here is a placeholder that can reach
 * nobody; `npm run check:launch` lists what is left and exits with 1 while anything is.
 */
export const firm = {
  name: 'Coimbatore Tax Consultancy',
  /** Where the site is published, without a slash at the end; canonical addresses start with it. */
  origin: 'https://www.example.com',
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  address: {
    street: 'Placeholder Building, 0 Placeholder Street',
    locality: 'Coimbatore',
    region: 'Tamil Nadu',
    postalCode: '641000',
  },
  whatsapp: '+91 00000 00000',
  whatsappMessage: 'Hello, I would like a free consultation.',
  /** The GST practitioner's registration number. */
  practitionerNumber: 'Number to be added',
  reviewsUrl: 'https://reviews.example.com/',
  mapUrl: 'https://maps.example.com/',
  mapEmbedUrl: 'https://maps.example.com/embed',
  blogUrl: 'https://blog.example.com/',
  social: [
    { network: 'facebook', label: 'Facebook', url: 'https://social.example.com/' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://network.example.com/' },
  ],
  /** Proves to IndexNow that whoever submits owns the site; public, lies at `/{key}.txt`. */
  indexNowKey: '7d1f3c5a9e2b4860b1c4d7e0f3a69258',
  /**
   * Set to true to ask for a place in the browsers' own lists of https-only sites, then submit the domain on
   * hstspreload.org. It binds every subdomain, and leaving the lists takes months (docs/security.md).
   */
  hstsPreload: false,
  /**
   * Set to true once the office reminds by hand whoever asks for it on WhatsApp: the page of due dates then offers it.
   */
  remindsOnWhatsapp: false,
  /** Set to false to take the rating out of structured data and copy everywhere. */
  showRating: true,
} as const satisfies Firm;

/** The shape of the firm's details; `firm-schema.ts` checks it at build and at start. */
export interface Firm {
  readonly name: string;
  readonly origin: `https://${string}`;
  readonly phone: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
  };
  readonly whatsapp: string;
  readonly whatsappMessage: string;
  readonly practitionerNumber: string;
  readonly reviewsUrl: `https://${string}`;
  readonly mapUrl: `https://${string}`;
  readonly mapEmbedUrl: `https://${string}`;
  readonly blogUrl: `https://${string}`;
  readonly social: readonly {
    readonly network: 'facebook' | 'linkedin' | 'instagram' | 'youtube';
    readonly label: string;
    readonly url: `https://${string}`;
  }[];
  readonly indexNowKey: string;
  readonly hstsPreload: boolean;
  readonly remindsOnWhatsapp: boolean;
  readonly showRating: boolean;
}
