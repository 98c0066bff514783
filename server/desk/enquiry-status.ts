/** Where an enquiry stands for the staff. */
import { desk } from '../../content/desk.ts';
import type { Mark } from '../../src/desk/page.ts';
import { answerDue } from '../../src/site/answer-due.ts';
import type { DeskState } from '../leads/store/desk-repository.ts';
import type { Lead } from '../leads/store/schema.ts';
import { ageWords } from './words.ts';

/** What a row can say: a list's name, or that the enquiry is of before references were given. */
type EnquiryStatus = Exclude<DeskState, 'undelivered' | 'all'> | 'earlier';

const dots = {
  new: 'filled',
  late: 'filled',
  held: 'half',
  answered: 'hollow',
  spam: 'hollow',
  withdrawn: 'hollow',
  earlier: 'hollow',
} as const satisfies Record<EnquiryStatus, Mark['dot']>;

const DAY = 24 * 60 * 60_000;
/** No office is closed for longer. */
const LONGEST = 420 * DAY;

/**
 * Enquiries of before this moment are late: the promised time only grows with the time at which one came.
 * @param now milliseconds since 1970
 */
export const lateBefore = (now: number): number => {
  let [late, inTime] = [now - LONGEST, now];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (answerDue(middle) < now) late = middle;
    else inTime = middle;
  }
  return inTime;
};

/** @param now milliseconds since 1970 */
export const enquiryStatus = (lead: Lead, now: number): EnquiryStatus => {
  if (lead.withdrawn_at !== null) return 'withdrawn';
  if (lead.state === 'spam' || lead.state === 'held') return lead.state;
  if (lead.answered_at !== null) return 'answered';
  if (lead.reference === null) return 'earlier';
  return answerDue(lead.received_at) < now ? 'late' : 'new';
};

/** Whether an enquiry of a status waits for the office. */
const waits = (status: EnquiryStatus): boolean => status === 'new' || status === 'late' || status === 'held';

export const markOf = (lead: Lead, now: number): Mark => {
  const status = enquiryStatus(lead, now);
  return {
    word: status === 'earlier' ? desk.earlier : desk.states[status],
    dot: dots[status],
    late: status === 'late',
  };
};

/** How long an enquiry has waited, while it does. */
export const ageOf = (lead: Lead, now: number): string =>
  waits(enquiryStatus(lead, now)) ? ageWords(now - lead.received_at) : '';
