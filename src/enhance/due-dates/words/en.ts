/** What the script of due dates says in English. */

export { monthInWords } from '../../../../content/dates.ts';
export { dayCount } from '../../../../content/pages/due-ledger/en.ts';
export { shortDate, shortMonth, shortWeekday, wholeDate } from '../../../../content/weekdays.ts';
