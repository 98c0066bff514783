import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayInIndia } from '../../../src/site/indian-time.ts';
import { withRetries } from './retry.ts';
import type { Channel, Lead, Tables } from './schema.ts';
import { waitsForAnswer } from './waiting.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What one server does once a day for all. */
export type DailyTask = 'digest' | 'retention';

/** Where the store notes when the last morning list was sent. */
const SENT = 'digest-sent';

/** A notification that was given up, with what the staff know its lead by. */
export type Undelivered = Pick<Lead, 'id' | 'form' | 'reference'> & { readonly channel: Channel };

/** A claim that this day's task is this server's. */
export interface DayClaim {
  readonly task: DailyTask;
  readonly value: string;
}

/**
 * The queries of what is done once a day. A row of `settings` for each task holds the day (in India) for which a server
 * claimed it last, so that of several servers one does it.
 */
export const dailyRepository = (db: Kysely<Tables>) => {
  const read = async (key: string): Promise<string | undefined> =>
    (await withRetries(() => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()))
      ?.value;

  /** Whether a claim is of another day; one further ahead than tomorrow was made before the clock was set back. */
  const isOver = (value: string, now: number): boolean => value < dayInIndia(now) || value >= dayInIndia(now + 2 * DAY);

  return {
    /** Whether nobody has claimed a task today: a look without a lock. */
    async isFree(task: DailyTask, now: number): Promise<boolean> {
      return isOver((await read(`daily:${task}`)) ?? '', now);
    },

    /** Claims a task for today. @returns null when it is somebody else's */
    async claim(task: DailyTask, now: number): Promise<DayClaim | null> {
      // A value of this claim alone: when the answer is lost and it is repeated, it finds itself and succeeds.
      const value = `${dayInIndia(now)} ${randomUUID()}`;
      const row = await withRetries(() =>
        db
          .insertInto('settings')
          .values({ key: `daily:${task}`, value })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ value })
              .where((eb) =>
                eb.or([
                  eb('settings.value', '<', dayInIndia(now)),
                  eb('settings.value', '>=', dayInIndia(now + 2 * DAY)),
                  eb('settings.value', '=', value),
                ]),
              ),
          )
          .returning('key')
          .executeTakeFirst(),
      );
      return row === undefined ? null : { task, value };
    },

    /** Ends a claim whose task was certainly not done. */
    async giveBack({ task, value }: DayClaim): Promise<void> {
      await withRetries(() =>
        db
          .updateTable('settings')
          .set({ value: '' })
          .where('key', '=', `daily:${task}`)
          .where('value', '=', value)
          .execute(),
      );
    },

    /** When the last morning list was sent; null before the first. */
    async digestSentAt(): Promise<number | null> {
      const value = await read(SENT);
      return value === undefined ? null : Number(value);
    },

    async noteDigest(now: number): Promise<void> {
      const value = String(now);
      await withRetries(() =>
        db
          .insertInto('settings')
          .values({ key: SENT, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute(),
      );
    },

    /** What was given up about enquiries that wait for an answer; of the newsletter only what was given up since. */
    undelivered: (since: number): Promise<readonly Undelivered[]> =>
      withRetries(() =>
        db
          .selectFrom('outbox')
          .innerJoin('leads', 'leads.id', 'outbox.lead_id')
          .select(['leads.id', 'leads.form', 'leads.reference', 'outbox.channel'])
          .where('outbox.state', '=', 'dead')
          .where((eb) =>
            eb.or([
              eb('leads.id', 'in', eb.selectFrom('leads').select('leads.id').where(waitsForAnswer)),
              // Set when an attempt fails, to a little later.
              eb.and([eb('leads.form', '=', 'newsletter'), eb('outbox.next_attempt_at', '>', since)]),
            ]),
          )
          .orderBy('outbox.created_at')
          .execute(),
      ),

    /** How many messages were set aside as doubtful since, and still are. */
    async heldSince(since: number): Promise<number> {
      const { count } = await withRetries(() =>
        db
          .selectFrom('leads')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('state', '=', 'held')
          .where('received_at', '>', since)
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
  };
};

export type DailyRepository = ReturnType<typeof dailyRepository>;
