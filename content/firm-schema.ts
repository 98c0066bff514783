import { z } from 'zod';
import type { Firm } from './firm.ts';
import { isPlaceholder } from './placeholder.ts';

const https = z.url({ protocol: /^https$/ });
const phone = z.string().regex(/^\+\d{1,3}( \d{2,6}){1,4}$/, 'must be written like +91 98765 43210');

const firmSchema = z.strictObject({
  name: z.string().min(3).max(40),
  origin: https.regex(/^https:\/\/[a-z\d.-]+$/, 'must be an origin without a path or a slash at the end'),
  phone,
  email: z.email(),
  address: z.strictObject({
    street: z.string().min(3),
    locality: z.string().min(2),
    region: z.string().min(2),
    postalCode: z.string().regex(/^\d{6}$/, 'must have six digits'),
  }),
  whatsapp: phone,
  whatsappMessage: z.string().min(5).max(200),
  practitionerNumber: z.string().min(3),
  reviewsUrl: https,
  mapUrl: https,
  mapEmbedUrl: https,
  blogUrl: https,
  social: z.array(
    z.strictObject({
      network: z.enum(['facebook', 'linkedin', 'instagram', 'youtube']),
      label: z.string().min(2),
      url: https,
    }),
  ),
  indexNowKey: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or dashes'),
  hstsPreload: z.boolean(),
  remindsOnWhatsapp: z.boolean(),
  showRating: z.boolean(),
});

/**
 * Checks the firm's details.
 * @returns one line for each mistake, empty when all is well
 */
export const checkFirm = (firm: Firm): string[] => {
  const result = firmSchema.safeParse(firm);
  return result.success
    ? []
    : result.error.issues.map((issue) => `content/firm.ts: ${issue.path.join('.')}: ${issue.message}`);
};

/**
 * The fields of the firm's details that still hold a placeholder.
 * @returns names such as "address.street", in the order of the file
 */
export const placeholdersLeft = (firm: Firm): string[] => {
  const found: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && isPlaceholder(value)) found.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key);
  };
  visit(firm, '');
  return found;
};
