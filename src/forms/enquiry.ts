/** The form on the page of an enquiry, for the page and for the server. */

/** The names of its fields. */
export const enquiryFields = { digits: 'digits', does: 'do' } as const;

/** What its buttons do; `ask` asks before it erases. */
export const enquiryButtons = ['show', 'download', 'withdraw', 'ask', 'erase'] as const;
export type EnquiryButton = (typeof enquiryButtons)[number];
