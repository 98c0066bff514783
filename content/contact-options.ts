/**
 * The options of the contact form as they are sent and stored: the office reads English, whatever the visitor's
 * language.
 */
export const contactOptions = [
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

/** An option of the contact form. */
export type ContactOption = (typeof contactOptions)[number];
