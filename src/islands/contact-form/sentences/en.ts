/** The English sentences that the contact form puts together in the browser. */
export { cityNames } from '../../../../content/pages/city/en.ts';
export { contactSentences } from '../../../../content/pages/contact-help/en.ts';
export { messageAbout } from '../../../../content/pages/reach/en.ts';
export { fieldRefusals } from '../../../../content/refusals/en.ts';
export { weekday, weekdayAndDay } from '../../../../content/weekdays.ts';
export { clockText } from '../../../../content/written.ts';
