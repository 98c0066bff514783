import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Delivery, Lead } from '../../../src/forms/lead.ts';
import { DAY_MS } from '../../../src/office/durations.ts';
import { dayInIndia } from '../../../src/office/indian-time.ts';
import { retried } from './errors.ts';
import {
  countRows,
  isCallDue,
  isPutOff,
  readSetting,
  removeLeads,
  takeSetting,
  waitsForAnswer,
  writeSetting,
} from './lead-queries.ts';
import type { Tables } from './schema.ts';
import { toLead } from './to-lead.ts';

type DailyTask = 'digest' | 'retention';

const SENT = 'digest-sent';

/** Returns the days of a claim that holds: tomorrow was claimed by a server whose clock is past midnight already. */
const heldDays = (now: number): readonly string[] => [dayInIndia(now), dayInIndia(now + DAY_MS)];

const readTime = async (db: Kysely<Tables>, key: string): Promise<number | null> => {
  const value = await readSetting(db, key);
  return value === null ? null : Number(value);
};

export interface DailyRepository {
  isFree(task: DailyTask, now: number): Promise<boolean>;
  claim(task: DailyTask, now: number): Promise<boolean>;
  giveBack(task: DailyTask, claimedAt: number): Promise<void>;
  digestSentAt(): Promise<number | null>;
  noteDigest(now: number): Promise<void>;
  waiting(): Promise<readonly Lead[]>;
  /** Returns what is to be called again by a day and does not wait for a first answer. */
  callAgain(today: string): Promise<readonly Lead[]>;
  undelivered(since: number): Promise<readonly (Pick<Lead, 'id' | 'form' | 'reference'> & Pick<Delivery, 'channel'>)[]>;
  heldSince(since: number): Promise<number>;
}

/**
 * A row of `settings` for each task holds the day (in India) for which a server claimed it last, so that of several
 * servers one does it.
 */
export const dailyRepository = (db: Kysely<Tables>): DailyRepository =>
  retried({
    /** Reads without a lock whether nobody has claimed a task for today. */
    async isFree(task: DailyTask, now: number): Promise<boolean> {
      return !heldDays(now).includes((await readSetting(db, `daily:${task}`)) ?? '');
    },

    /** Claims a task for today. @returns whether it is not somebody else's */
    claim: (task: DailyTask, now: number): Promise<boolean> =>
      takeSetting(db, `daily:${task}`, dayInIndia(now), (eb) => eb('settings.value', 'not in', heldDays(now))),

    /** Ends the claim that was made at a moment, of a task that was certainly not done; not one of another day. */
    async giveBack(task: DailyTask, claimedAt: number): Promise<void> {
      await db
        .updateTable('settings')
        .set({ value: '' })
        .where('key', '=', `daily:${task}`)
        .where('value', '=', dayInIndia(claimedAt))
        .execute();
    },

    digestSentAt: (): Promise<number | null> => readTime(db, SENT),

    noteDigest: (now: number): Promise<void> => writeSetting(db, SENT, String(now)),

    /** The oldest first. */
    waiting: async (): Promise<readonly Lead[]> => {
      const rows = db.selectFrom('leads').selectAll().where(waitsForAnswer).orderBy('received_at').orderBy('id');
      return (await rows.execute()).map(toLead);
    },

    callAgain: async (today: string): Promise<readonly Lead[]> => {
      const rows = db.selectFrom('leads').selectAll();
      const due = rows.where((eb) => eb.and([isCallDue(eb, today), isPutOff(eb)]));
      return (await due.orderBy('call_on').orderBy('received_at').orderBy('id').execute()).map(toLead);
    },

    /**
     * Finds given-up notifications about enquiries that wait for an answer; of the newsletter only those given up
     * since.
     */
    undelivered: (since: number) =>
      db
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .select(['leads.id', 'leads.form', 'leads.reference', 'outbox.channel'])
        .where('outbox.state', '=', 'dead')
        .where((eb) =>
          eb.or([
            eb('leads.id', 'in', eb.selectFrom('leads').select('leads.id').where(waitsForAnswer)),
            // The last attempt, which failed, set it to a little later.
            eb.and([
              eb.or([eb('leads.form', '=', 'newsletter'), eb('outbox.channel', '=', 'answer')]),
              eb('outbox.next_attempt_at', '>', since),
            ]),
          ]),
        )
        .orderBy('outbox.created_at')
        .execute(),

    heldSince: (since: number): Promise<number> =>
      countRows(db.selectFrom('leads').where('state', '=', 'held').where('received_at', '>', since)),
  });

const keptKinds = ['leads', 'spam', 'unconfirmed'] as const;
type KeptKind = (typeof keptKinds)[number];

/** The moment before which each is too old, or how many were. */
export type PerKind = Readonly<Record<KeptKind, number>>;

/** Limits the leads erased in one transaction: a visitor's enquiry waits for it. */
const MAX_LEADS_PER_PIECE = 200;

/** An address is kept for as long as it is subscribed, and then from its end on. */
const isOfKind = {
  leads: (eb, before) =>
    eb.and([
      eb('state', 'not in', ['spam', 'confirmed']),
      eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '<', before)]),
    ]),
  spam: (eb) => eb('state', '=', 'spam'),
  // An address that got no mail to confirm can never be confirmed: it is kept as a lead.
  unconfirmed: (eb) =>
    eb.and([
      eb('state', '=', 'unconfirmed'),
      eb.exists(
        eb
          .selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.lead_id', '=', 'leads.id')
          .where('outbox.channel', '=', 'confirm'),
      ),
    ]),
} as const satisfies Record<KeptKind, (eb: ExpressionBuilder<Tables, 'leads'>, before: number) => unknown>;

/** The index is on `received_at`. */
const tooOld = (db: Kysely<Tables>, kind: KeptKind, before: number) =>
  db
    .selectFrom('leads')
    .where('received_at', '<', before)
    .where('last_received_at', '<', before)
    .where((eb) => isOfKind[kind](eb, before));

export interface RetentionRepository {
  count(before: PerKind): Promise<PerKind>;
  leftToday(now: number): Promise<number>;
  eraseNotes(before: number, now: number): Promise<void>;
  erase(before: PerKind, now: number, most?: number): Promise<PerKind>;
}

export const retentionRepository = (db: Kysely<Tables>): RetentionRepository => {
  const { erasePiece, ...queries } = retried({
    /** @returns how many were found, and removed by this server */
    erasePiece: (kind: KeptKind, before: number, now: number, most: number) =>
      db.transaction().execute(async (trx) => {
        const rows = await tooOld(trx, kind, before).select('id').orderBy('received_at').limit(most).execute();
        const ids = rows.map(({ id }) => id);
        return { found: ids.length, removed: await removeLeads(trx, ids, { who: 'retention', at: now }) };
      }),

    count: async (before: PerKind): Promise<PerKind> => ({
      leads: await countRows(tooOld(db, 'leads', before.leads)),
      spam: await countRows(tooOld(db, 'spam', before.spam)),
      unconfirmed: await countRows(tooOld(db, 'unconfirmed', before.unconfirmed)),
    }),

    /** Returns how many leads may still be erased today: 50 in all, or a tenth. */
    async leftToday(now: number): Promise<number> {
      const { leads } = await db
        .selectFrom('erasures')
        .select((eb) => eb.fn.sum<number | string | null>('leads').as('leads'))
        .where('who', '=', 'retention')
        .where('at', '>=', Date.parse(`${dayInIndia(now)}T00:00+05:30`))
        .executeTakeFirstOrThrow();
      const erased = Number(leads);
      const all = erased + (await countRows(db.selectFrom('leads')));
      return Math.max(0, Math.max(50, Math.ceil(all / 10)) - erased);
    },

    async eraseNotes(before: number, now: number): Promise<void> {
      await db.deleteFrom('tokens').where('expires_at', '<', now).execute();
      await db.deleteFrom('erasures').where('at', '<', before).execute();
    },
  });
  return {
    ...queries,

    /** Erases at most so many leads with all that belongs to them, the oldest first, and links that no longer work. */
    async erase(before: PerKind, now: number, most = Number.POSITIVE_INFINITY): Promise<PerKind> {
      await queries.eraseNotes(before.leads, now);
      const counts = { leads: 0, spam: 0, unconfirmed: 0 };
      let left = most;
      for (const kind of keptKinds) {
        for (let found = MAX_LEADS_PER_PIECE; found === MAX_LEADS_PER_PIECE; ) {
          const piece = await erasePiece(kind, before[kind], now, Math.min(MAX_LEADS_PER_PIECE, left));
          found = piece.found;
          left -= piece.removed;
          counts[kind] += piece.removed;
        }
      }
      return counts;
    },
  };
};
