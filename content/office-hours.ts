/** When the office is open: a file of its own, because a script on every page needs it and nothing else of the firm. */
export { officeHours } from './firm.ts';
