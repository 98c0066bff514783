/** Exports what the script of due dates says in Tamil. */
export { dayCount } from '../../../../content/pages/due-ledger/ta.ts';
export { monthInWords } from '../../../../content/ta/dates.ts';
export { longDate, shortDate, shortMonth, shortWeekday } from '../../../../content/ta/weekdays.ts';
