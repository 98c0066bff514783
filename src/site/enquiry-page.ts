/** The addresses behind the links about one enquiry; a token follows, and none of them is a page of the site. */

/** The page of an enquiry, for its sender. */
export const ENQUIRY_PATH = '/enquiry';

/** Marks an enquiry as answered, for the office. */
export const ANSWERED_PATH = '/enquiry/answered';

/** The address of an enquiry's page. */
export const hrefEnquiry = (token: string): string => `${ENQUIRY_PATH}/${token}`;

/** The address of the office's page for an enquiry. */
export const hrefAnswered = (token: string): string => `${ANSWERED_PATH}/${token}`;
