/** Exports what the script of due dates says in English. */

export { monthInWords } from '../../../../content/dates.ts';
export { dayCount } from '../../../../content/pages/due-ledger/en.ts';
export { longDate, shortDate, shortMonth, shortWeekday } from '../../../../content/weekdays.ts';
