/** The desk shows this of a lead. Times are milliseconds since 1970. */
import type { OfficeHours } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import type { Edition } from '../edition/edition.ts';
import type { Lead } from '../forms/lead.ts';
import { answerDue } from '../office/answer-due.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../office/durations.ts';
import { clockWords, dayWords, weekdayWord } from '../office/indian-moment.ts';
import { dayInIndia, INDIA_AHEAD_MS } from '../office/indian-time.ts';
import { deskFields, isLong } from './fields.ts';
import type { DeskState } from './page.ts';

/** The words of the desk. */
type DeskWords = Pick<Words, 'desk'>;

/** Returns how long something has waited. @param span milliseconds */
export const ageWords = ({ desk }: DeskWords, span: number): string => {
  if (span < HOUR_MS) return desk.age.minutes(Math.max(0, Math.floor(span / MINUTE_MS)));
  return span < 2 * DAY_MS ? desk.age.hours(Math.floor(span / HOUR_MS)) : desk.age.days(Math.floor(span / DAY_MS));
};

export const nameLead = ({ desk }: DeskWords, { name, email }: Lead): string => name ?? email ?? desk.list.noName;

/** A lead from before migration 5 has no reference. */
export const writeReference = ({ desk }: DeskWords, { reference, form, id }: Lead): string =>
  reference ?? (form === 'newsletter' ? desk.nav.newsletter : id.slice(0, 8));

/** Returns the city of the page from which a lead was sent. */
export const nameCity = (
  { enquiryIn, isCitySlug, cityEntry }: Pick<Edition, 'enquiryIn' | 'isCitySlug' | 'cityEntry'>,
  { page }: Pick<Lead, 'page'>,
): string | null => {
  const { city } = enquiryIn(page ?? '');
  const slug = city ?? /\/locations\/([a-z-]+)/.exec(page ?? '')?.[1] ?? '';
  return isCitySlug(slug) ? cityEntry(slug).name : null;
};

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** Returns when a month of India's calendar begins and ends; null for what is no month. @param month such as `2026-11` */
export const monthSpan = (month: string) => {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year) return null;
  const at = (months: number): number => Date.UTC(Number(year), Number(number) - 1 + months) - INDIA_AHEAD_MS;
  return { since: at(0), before: at(1) };
};

export const monthBeside = (month: string, step: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7);
};

/** No office is closed for longer. */
const MAX_WAIT_MS = 420 * DAY_MS;

/** Returns the moment before which enquiries are late: the promised time only grows with the time at which one came. */
export const lateBefore = (hours: OfficeHours, now: number): number => {
  let [late, inTime] = [now - MAX_WAIT_MS, now];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (answerDue(middle, hours) < now) late = middle;
    else inTime = middle;
  }
  return inTime;
};

/** The status of a row: a list's name, an enquiry from before references were given, or the state of a subscription. */
type Status =
  | Exclude<DeskState, 'mine' | 'nobody' | 'undelivered' | 'all'>
  | 'earlier'
  | keyof Words['desk']['newsletter']['states'];

export const findStatus = (hours: OfficeHours, lead: Lead, now: number): Status => {
  if (lead.withdrawnAt !== null) return 'withdrawn';
  if (lead.state !== 'new') return lead.state;
  if (lead.answeredAt !== null) return 'answered';
  if (lead.callOn !== null && lead.calledAt !== null) return lead.callOn <= dayInIndia(now) ? 'again' : 'planned';
  if (lead.reference === null) return 'earlier';
  return answerDue(lead.receivedAt, hours) < now ? 'late' : 'new';
};

/** The words of the desk, and the hours from which it follows what is late. */
type DeskSource = DeskWords & { readonly officeHours: OfficeHours };

/** Returns the status of a lead in words. */
export const statusWord = ({ desk, officeHours }: DeskSource, lead: Lead, now: number): string => {
  const words: Readonly<Record<Status, string>> = {
    ...desk.states,
    ...desk.newsletter.states,
    earlier: desk.earlier,
  };
  return words[findStatus(officeHours, lead, now)];
};

/** True if an enquiry is still open: nobody has marked it as answered. */
export const isOpenStatus = (status: Status): boolean => ['new', 'late', 'again', 'planned'].includes(status);

const isWaiting = (status: Status): boolean => status === 'new' || status === 'late';

/** Returns which first answer counts: a call after which the staff call again is one. */
export const firstAnswerAt = ({ answeredAt, callOn, calledAt }: Lead): number | null =>
  callOn !== null && calledAt !== null ? Math.min(calledAt, answeredAt ?? calledAt) : answeredAt;

/** Returns midnight of a day in India. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00+05:30`);

const DAYS_WITH_A_NAME = 6;

/** Returns a day as short as it is clear on another: the weekday within a week, or else day and month. */
export const nearDay = ({ desk }: DeskWords, time: number, now: number): string => {
  const days = (startOfDay(dayInIndia(time)) - startOfDay(dayInIndia(now))) / DAY_MS;
  if (days === 0) return desk.today;
  return days > 0 && days <= DAYS_WITH_A_NAME ? weekdayWord(time) : dayWords(time);
};

/** The left side of a row: a large text, with small words beside it and below it. */
export interface RowDay {
  readonly large: string;
  readonly half: string;
  readonly small: string;
  readonly isLate: boolean;
}

/** Returns the promised hour of an enquiry that waits, the day of the next call, or else the day on which it came. */
export const rowDay = (source: DeskSource, lead: Lead, now: number): RowDay => {
  const status = findStatus(source.officeHours, lead, now);
  const isLate = status === 'late';
  if (isWaiting(status)) {
    const due = answerDue(lead.receivedAt, source.officeHours);
    const [hour = '', half = ''] = clockWords(due).replace(':00', '').split(/\s/);
    const day = nearDay(source, due, now);
    const isToday = dayInIndia(due) === dayInIndia(now);
    return { large: hour, half, small: isLate ? source.desk.row.late(isToday ? null : day) : day, isLate };
  }
  const isCall = status === 'again' || status === 'planned';
  const day = isCall && lead.callOn !== null ? startOfDay(lead.callOn) : lead.receivedAt;
  const [large = '', ...half] = dayWords(day).split(' ');
  return { large, half: half.join(' '), small: statusWord(source, lead, now), isLate };
};

/** Returns when an answer was promised, and how long that still is or has been over. */
export const promiseWords = (source: DeskSource, lead: Lead, now: number) => {
  const status = findStatus(source.officeHours, lead, now);
  if (!isWaiting(status)) return null;
  const due = answerDue(lead.receivedAt, source.officeHours);
  const { promised } = source.desk.enquiry;
  const day = nearDay(source, due, now);
  const isLate = status === 'late';
  return {
    clock: clockWords(due).replace(':00', ''),
    words: (isLate ? promised.late : promised.open)(day, ageWords(source, Math.abs(due - now))),
    isLate,
  };
};

/** A row shows a line or two of a message. */
const MAX_PREVIEW_CHARS = 220;

/** Returns the beginning of the message, in one line. */
export const firstWords = (lead: Lead): string => {
  const text = deskFields.filter(isLong).flatMap(({ name }) => lead[name] ?? []);
  return text.join(' ').replace(/\s+/g, ' ').slice(0, MAX_PREVIEW_CHARS);
};

const shortName = (address: string): string => {
  const name = address.includes('@') ? (address.split(/[@.+_-]/, 1)[0] ?? '') : address;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Returns a member of the staff as the others call them: by the address where two would have the same name. */
export const staffName = (staff: readonly string[], address: string): string => {
  const name = shortName(address);
  return staff.some((other) => other !== address && shortName(other) === name) ? address : name;
};

/** Returns why an enquiry was held. */
export const joinReasons = ({ desk }: DeskWords, { reasons }: Lead): string =>
  reasons.map((reason) => desk.enquiry.reasons[reason] ?? reason).join(', ');

/** Returns who did something: a person's name as it was given, or the word for a visitor or a mail's link. */
export const whoWords = ({ desk }: DeskWords, who: string): string => desk.enquiry.who[who] ?? who;

const waits: readonly Status[] = ['new', 'late', 'again', 'held'];

/** Returns how long a lead has waited; an empty text where it does not wait for the office. */
export const writeAge = (source: DeskSource, lead: Lead, now: number): string =>
  waits.includes(findStatus(source.officeHours, lead, now)) ? ageWords(source, now - lead.receivedAt) : '';
