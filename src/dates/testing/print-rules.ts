/**
 * Prints the rules of every due date as JSON, by id, for each range of days: `node print-rules.ts 2026-11-22/2027-11-22`.
 * A process of its own, in which other doubts may be taken as accepted (`FACTS_AS_IF`).
 */
import { dues } from '../../../content/due-dates/dues.ts';
import { rulesBetween } from '../schedule.ts';

const ranges = process.argv.slice(2).map((range) => range.split('/'));
const rulesOf = ([from = '', to = '']: readonly string[]) =>
  Object.fromEntries(dues.map((due) => [due.id, rulesBetween(due, from, to)]));
console.log(JSON.stringify(ranges.map(rulesOf)));
