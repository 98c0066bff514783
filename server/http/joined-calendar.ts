/** Several calendars of due dates as one: those of what a visitor has answered ("/calendar/gst-monthly.employer.ics"). */
import { CALENDARS } from '../../src/addresses/href.ts';

const JOINED = new RegExp(`^(.*/${CALENDARS}/)([a-z-]+(?:\\.[a-z-]+)+)\\.ics$`);

/** The calendar names its own address there, and programs would fetch that one again. */
const SOURCE = /^SOURCE[;:].*\r\n(?:[ \t].*\r\n)*/m;

const EVENT = /^BEGIN:VEVENT\r\n.*?^END:VEVENT\r\n/gms;

const readUid = (event: string): string => /^UID:(.*\r\n(?:[ \t].*\r\n)*)/m.exec(event)?.[1] ?? event;

/**
 * Returns the calendar of several kinds, each event once; `null` for what is no address of one.
 * @param read the text of the calendar at a path, `null` where there is none
 */
export const joinedCalendar = (path: string, read: (path: string) => string | null): string | null => {
  const [, folder = '', kinds = ''] = JOINED.exec(path) ?? [];
  const texts = kinds ? [...new Set(kinds.split('.'))].map((kind) => read(`${folder}${kind}.ics`)) : [];
  const all = read(`${folder}all.ics`);
  if (!all || texts.length === 0 || texts.includes(null)) return null;
  const events = new Map(texts.flatMap((text) => (text?.match(EVENT) ?? []).map((event) => [readUid(event), event])));
  const [head = ''] = all.split('BEGIN:VEVENT', 1);
  return `${head.replace(SOURCE, '')}${[...events.values()].join('')}END:VCALENDAR\r\n`;
};
