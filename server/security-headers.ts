import { firm } from '../content/firm.ts';

/**
 * The headers of every answer, each with its reason. One policy serves all pages: moving inside the site keeps the
 * headers of the page that was loaded first, so each page's must suit every screen.
 * @param styleHashes SHA-256 hashes of the inlined style sheets, base64
 */
export const securityHeaders = (styleHashes: readonly string[]): Readonly<Record<string, string>> => ({
  // Nothing may load but what is named: a text that slips through escaping still cannot run or phone home.
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self' https:",
    "font-src 'self'",
    // The map's address is asked only whether it answers.
    `connect-src 'self' ${new URL(firm.blogUrl).origin} ${new URL(firm.mapEmbedUrl).origin}`,
    "manifest-src 'self'",
    `frame-src ${new URL(firm.mapEmbedUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  // A file is what its type says, so that an upload or a text can never be run as a script.
  'x-content-type-options': 'nosniff',
  // Other sites learn that a visitor came from here, not from which page.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The site uses no sensor and asks for no permission.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A page opened from here, or opening it, has no hold on its window.
  'cross-origin-opener-policy': 'same-origin',
  // Other sites may not embed our files; share images are fetched by servers, which do not ask.
  'cross-origin-resource-policy': 'same-origin',
});
