/** Prints a calendar: `node print-calendar.ts employer 2026-11-22`, with other doubts accepted by `FACTS_AS_IF`. */
import type { PayerKind } from '../../content/due-dates/kinds.ts';
import { calendarOf } from '../calendars.ts';

const [kind, day = ''] = process.argv.slice(2);
process.stdout.write(calendarOf(kind as PayerKind, day));
