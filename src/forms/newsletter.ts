/** The contract of the newsletter form, for the page and for the server. */

/** The value of `form-name` by which `POST /` tells the forms apart. */
export const NEWSLETTER_FORM = 'newsletter';

/** The fields of the payload besides `form-name` and the honeypot, with their limit in characters. */
export const newsletterFields = {
  email: { maxLength: 254 },
  source: { maxLength: 2000 },
  timestamp: { maxLength: 40 },
  page_url: { maxLength: 2000 },
  user_agent: { maxLength: 1000 },
} as const;

/** The texts of the form. */
export const newsletterTexts = {
  label: 'Email address',
  placeholder: 'Enter your email address',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  empty: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
  failureTitle: 'Subscription failed',
  failure: 'Unable to process subscription. Please try again or contact us directly.',
  successTitle: 'Successfully subscribed!',
  success: "Thank you for subscribing to our newsletter. You'll receive the latest tax updates and business insights.",
} as const;

/** The fragments by which a page without JavaScript shows its message. */
export const newsletterFragments = { success: 'newsletter-subscribed', error: 'newsletter-failed' } as const;

/** Text, at sign, text, dot, text. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address: the simple pattern that both sides use. */
export const looksLikeEmail = (text: string): boolean => simpleEmail.test(text);
