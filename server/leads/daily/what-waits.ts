import { answerDue } from '../../../src/site/answer-due.ts';
import { dayInIndia } from '../../../src/site/indian-time.ts';
import type { Undelivered } from '../store/daily-repository.ts';
import type { Lead } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** How many enquiries of each kind are shown; all are counted. */
const SHOWN = 30;

/** Enquiries that wait for an answer: all of them counted, the oldest shown. */
export interface Waiting {
  count: number;
  readonly shown: { readonly lead: Lead; readonly due: number; readonly answeredToken: string }[];
}

/** What the morning list tells. */
export interface Digest {
  /** By Indian time. */
  readonly day: string;
  readonly fresh: Waiting;
  /** Past the promised time. */
  readonly late: Waiting;
  readonly undelivered: readonly Undelivered[];
  /** How many messages were set aside as doubtful since the last list. */
  readonly held: number;
}

/** Reads what waits, and what happened since the last list. */
export const gather = async (
  store: Pick<Store, 'daily' | 'staff' | 'enquiries'>,
  since: number,
  now: number,
): Promise<Digest> => {
  const fresh: Waiting = { count: 0, shown: [] };
  const late: Waiting = { count: 0, shown: [] };
  for await (const leads of store.staff.find({ unanswered: true })) {
    for (const lead of leads) {
      const due = answerDue(lead.received_at);
      const list = due < now ? late : fresh;
      list.count++;
      if (list.shown.length < SHOWN)
        list.shown.push({ lead, due, answeredToken: store.enquiries.answeredToken(lead.id, now) });
    }
  }
  const [undelivered, held] = [await store.daily.undelivered(since), await store.daily.heldSince(since)];
  return { day: dayInIndia(now), fresh, late, undelivered, held };
};

/** Whether nothing waits. */
export const isQuiet = ({ fresh, late, undelivered, held }: Digest): boolean =>
  fresh.count + late.count + undelivered.length + held === 0;
