/** The Tamil sentences that the contact form puts together in the browser. */
export { cityNames } from '../../../../content/pages/city/ta.ts';
export { contactSentences } from '../../../../content/pages/contact-help/ta.ts';
export { messageAbout } from '../../../../content/pages/reach/ta.ts';
export { fieldRefusals } from '../../../../content/refusals/ta.ts';
export { weekday, weekdayAndDay } from '../../../../content/ta/weekdays.ts';
export { clockText } from '../../../../content/ta/written.ts';
