/** The contract of the contact form, for the page and for the server. */

/** The value of `form-name` by which `POST /` tells the forms apart. */
export const CONTACT_FORM = 'contact';

/** The hidden field that only robots fill. */
export const HONEYPOT_FIELD = 'bot-field';

/** The options of "Service Required", in their order; the value that is sent is the label. */
export const contactServices = [
  'GST Registration',
  'GST Returns Filing',
  'GST Notices & Appeals',
  'GST Refunds',
  'Income Tax Filing',
  'PF ESI Services',
  'TDS TCS Returns',
  'Company Registration',
  'Accounting & Book-keeping',
  'General Inquiry',
] as const;

/** The fields that a visitor fills, with their label and their limit in characters. */
export const contactFields = {
  name: { label: 'Full Name', maxLength: 200 },
  email: { label: 'Email Address', maxLength: 254 },
  phone: { label: 'Phone Number', maxLength: 40 },
  service: { label: 'Service Required', maxLength: 60 },
  message: { label: 'Message', maxLength: 5000 },
} as const;

/** The name of a field. */
export type ContactField = keyof typeof contactFields;

/** The texts of the form. */
export const contactTexts = {
  submit: 'Send Message',
  sending: 'Sending...',
  selectService: 'Select a service',
  messagePlaceholder: 'Tell us about your requirements...',
  honeypotLabel: "Don't fill this out if you're human:",
  success: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
  successSpoken: 'Form submitted successfully',
  error: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
  errorSpoken: 'Form submission failed',
} as const;

/** The fragments by which a page without JavaScript shows its message. */
export const contactFragments = { success: 'contact-sent', error: 'contact-failed' } as const;
