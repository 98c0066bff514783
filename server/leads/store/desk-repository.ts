/** Reads and changes enquiries for the staff. Every action is written into the history of the lead, with who did it. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { Locale } from '../../../src/addresses/locale.ts';
import { type Shown, untouched } from '../../../src/desk/actions.ts';
import { searchedFields } from '../../../src/desk/fields.ts';
import { type DeskState, deskStates, PAGE_ROWS, type Place } from '../../../src/desk/page.ts';
import type { FieldName } from '../../../src/forms/forms.ts';
import type { Channel, Delivery, Erasure, Lead, LeadEvent } from '../../../src/forms/lead.ts';
import { toAsciiDigits } from '../../../src/text/digits.ts';
import { removeInvisibleFromProse } from '../../../src/text/invisible.ts';
import { retried } from './errors.ts';
import { keyColumn, readReference } from './keys.ts';
import {
  countRows,
  isCallDue,
  isHeld,
  isOpen,
  isPutOff,
  makeHistoryId,
  queue,
  record,
  removeLeads,
  waitsForAnswer,
} from './lead-queries.ts';
import { wordKeys } from './name-sounds.ts';
import { phoneKeys } from './phone-numbers.ts';
import { type DeliveryRow, type LeadRow, staffChannels, type Tables } from './schema.ts';
import { MARKED, releaseLead, restoreLead } from './submit.ts';
import { toDelivery, toLead } from './to-lead.ts';

/** The member of the staff who sees the lists, and when. */
export interface DeskView {
  readonly who: string;
  readonly lateBefore: number;
  /** ISO date, in India. */
  readonly today: string;
}

/** Enquiries that meet every condition that is set. */
export interface DeskFilter extends DeskView {
  readonly state: DeskState;
  /** Each must occur in a name, an address, a message, a reference or a note. */
  readonly words: readonly string[];
  /** Digits of a telephone number, without its country. */
  readonly phone: string | null;
  readonly service: string | null;
  /** The slug of a city whose page led to the form. */
  readonly city: string | null;
  readonly language: Locale | null;
  readonly since: number | null;
  readonly before: number | null;
}

type Where = ExpressionBuilder<Tables, 'leads'>;

/** The condition of each list; what was withdrawn is in no other one but the last two. */
const conditions = {
  new: waitsForAnswer,
  late: (eb, { lateBefore }) => eb.and([waitsForAnswer(eb), eb('leads.received_at', '<', lateBefore)]),
  mine: (eb, { who }) => eb.and([eb.or([isOpen(eb), isHeld(eb)]), eb('leads.taken_by', '=', who)]),
  nobody: (eb) => eb.and([waitsForAnswer(eb), eb('leads.taken_by', 'is', null)]),
  again: (eb, { today }) => isCallDue(eb, today),
  planned: (eb, { today }) => eb.and([isOpen(eb), isPutOff(eb), eb('leads.call_on', '>', today)]),
  held: isHeld,
  answered: (eb) =>
    eb.and({ 'leads.state': 'new', 'leads.withdrawn_at': null }).and('leads.answered_at', 'is not', null),
  spam: (eb) => eb.and({ 'leads.state': 'spam', 'leads.withdrawn_at': null }),
  withdrawn: (eb) => eb('leads.withdrawn_at', 'is not', null),
  undelivered: (eb) =>
    eb('leads.id', 'in', eb.selectFrom('outbox').select('lead_id').where('outbox.state', '=', 'dead')),
  all: (eb) => eb('leads.form', '=', 'contact'),
} as const satisfies Record<DeskState, (eb: Where, view: DeskView) => Expression<SqlBool>>;

const countConditions = {
  ...conditions,
  waiting: (eb: Where, { today }: DeskView) => eb.or([waitsForAnswer(eb), isCallDue(eb, today)]),
};
const counted = [...deskStates, 'waiting'] as const;

/** The number of enquiries in each list, and of those that wait for the office in all. */
type DeskCounts = Readonly<Record<(typeof counted)[number], number>>;

/** These lists are worked through from the oldest on; the others are looked up. */
const oldestFirst: readonly DeskState[] = ['new', 'late', 'mine', 'nobody', 'again', 'planned'];

const listSortKeys = (state: DeskState) =>
  state === 'planned' ? (['call_on', 'received_at', 'id'] as const) : (['received_at', 'id'] as const);

const pickOrder = (state: DeskState, isReversed = false) => {
  const direction = oldestFirst.includes(state) === isReversed ? sql`desc` : sql`asc`;
  return sql.join(listSortKeys(state).map((key) => sql`${sql.ref(`leads.${key}`)} ${direction}`));
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

type Searched = FieldName | 'reference' | 'page' | 'phone_key' | 'name_key';

const holds = (column: `leads.${Searched}` | 'history.note', text: string) =>
  sql<boolean>`lower(coalesce(${sql.ref(column)}, '')) like ${`%${escaped(text.toLowerCase())}%`} escape '\\'`;

const filtered = (db: Kysely<Tables>, filter: DeskFilter) => {
  let found = db
    .selectFrom('leads')
    .where('leads.form', '=', 'contact')
    .where((eb) => conditions[filter.state](eb, filter));
  const { phone, service, city, language, since, before } = filter;
  if (phone !== null) found = found.where(holds('leads.phone_key', phone));
  for (const word of filter.words)
    found = found.where((eb) =>
      eb.or([
        ...wordKeys(word).map((key) => holds('leads.name_key', key)),
        ...searchedFields.map((name) => holds(`leads.${name}`, word)),
        holds('leads.reference', word),
        eb('leads.id', 'in', eb.selectFrom('history').select('lead_id').where(holds('history.note', word))),
      ]),
    );
  if (service !== null) found = found.where('leads.service', '=', service);
  if (city !== null)
    found = found.where((eb) =>
      eb.or([holds('leads.page', `city=${city}`), holds('leads.page', `/locations/${city}`)]),
    );
  if (language !== null) found = found.where('leads.language', '=', language);
  if (since !== null) found = found.where('leads.received_at', '>=', since);
  if (before !== null) found = found.where('leads.received_at', '<', before);
  return found;
};

/** A change, by whom, and when. */
interface Doing {
  readonly who: string;
  readonly now: number;
  /** The new holder, the day of the next call, or the outcome. */
  readonly value: string | null;
  readonly shown: Shown;
}

/** A mail to a visitor. */
export interface WrittenMail {
  readonly who: string;
  readonly now: number;
  readonly subject: string;
  readonly text: string;
  readonly marksAnswered: boolean;
  readonly shown: Pick<Shown, 'answeredAt'>;
  /** How many mails its writer saw in the history. */
  readonly mails: number;
}

interface Change {
  readonly event: (doing: Doing) => LeadEvent['event'];
  readonly set: (doing: Doing) => UpdateObject<Tables, 'leads'>;
  /** False for what somebody else has changed since it was shown. */
  readonly where: (eb: Where, doing: Doing) => Expression<SqlBool>;
}

const isSame = (eb: Where, column: 'taken_by' | 'call_on' | 'called_at', value: string | number | null) =>
  eb(column, value === null ? 'is' : '=', value);

const canBeCalled = (eb: Where, { shown: { callOn, calledAt } }: Doing) =>
  eb.and([isOpen(eb), isSame(eb, 'call_on', callOn), isSame(eb, 'called_at', calledAt)]);

const changes = {
  answered: {
    event: () => 'answered',
    set: ({ who, now, value }) => ({ answered_at: now, answered_by: who, outcome: value }),
    where: (eb) => eb.and({ answered_at: null, state: 'new' }),
  },
  reopen: {
    event: () => 'reopened',
    // The outcome stays: an undo brings it back.
    set: () => ({ answered_at: null, answered_by: null }),
    where: (eb, { shown: { answeredAt } }) => eb('answered_at', '=', answeredAt),
  },
  outcome: {
    event: () => 'outcome',
    set: ({ value }) => ({ outcome: value }),
    where: (eb, { shown: { answeredAt } }) => eb('answered_at', '=', answeredAt),
  },
  assign: {
    event: ({ value, who }) => (value === null ? 'left' : value === who ? 'taken' : 'handed'),
    set: ({ value }) => ({ taken_by: value }),
    where: (eb, { value, shown: { takenBy } }) =>
      eb.and([eb('state', '!=', 'spam'), isSame(eb, 'taken_by', takenBy), eb.lit(value !== takenBy)]),
  },
  'call-again': {
    event: ({ value }) => (value === null ? 'no call again' : 'call again'),
    set: ({ value }) => ({ call_on: value }),
    where: canBeCalled,
  },
  called: {
    event: () => 'called',
    // The first call counts for the promise.
    set: ({ now, value }) => ({ called_at: sql<number>`coalesce(called_at, ${now})`, call_on: value }),
    where: canBeCalled,
  },
  'not-called': { event: () => 'not called', set: () => ({ called_at: null }), where: canBeCalled },
  spam: {
    event: () => 'spam',
    set: () => ({
      state: 'spam',
      reasons: sql<string>`case when state = 'held' then ${`${MARKED} `} || reasons else ${MARKED} end`,
    }),
    where: (eb) => eb('state', 'in', ['new', 'held']).and('answered_at', 'is', null),
  },
} as const satisfies Record<string, Change>;

export type LeadChange = keyof typeof changes;

export interface WholeLead {
  readonly lead: Lead;
  readonly history: readonly LeadEvent[];
  readonly deliveries: readonly Delivery[];
  /** The number of links to the page that the sender has. */
  readonly links: number;
}

/** A notification, and which lead it is about. */
export interface NamedDelivery extends Delivery {
  readonly leadId: string;
  readonly name: string | null;
  readonly reference: string | null;
}

/** Methods that change something return whether they did, or how many leads. */
export interface DeskRepository {
  counts(view: DeskView): Promise<DeskCounts>;
  /** Returns how many enquiries wait for the office. */
  countWaiting(view: DeskView): Promise<number>;
  /** Finds enquiries: waiting ones from the oldest on, all others from the newest on. */
  find(filter: DeskFilter, from: number, size: number): Promise<{ count: number; leads: readonly Lead[] }>;
  /** Returns the ids of at most `limit` enquiries in the order of their list. */
  ids(filter: DeskFilter, limit: number): Promise<readonly string[]>;
  /** Returns the enquiries of some ids with their notes, in the order of the ids. */
  withNotes(
    ids: readonly string[],
  ): Promise<readonly { readonly lead: Lead; readonly notes: readonly Pick<LeadEvent, 'who' | 'note'>[] }[]>;
  /** Returns the position of an enquiry in a list; null where it is not in it. */
  place(filter: DeskFilter, id: string): Promise<Place | null>;
  /** Returns the first enquiry of a list. */
  first(filter: DeskFilter): Promise<string | null>;
  /** Returns what came since a moment and waits for an answer, the oldest first; one page at most. */
  news(since: number): Promise<readonly Lead[]>;
  one(id: string): Promise<WholeLead | null>;
  /** Everything else of the same person, by address or number, the newest first. */
  others(lead: Pick<Lead, 'id' | 'email' | 'phone'>): Promise<readonly Lead[]>;
  change(id: string, change: LeadChange, who: string, now: number, more?: Partial<Doing>): Promise<boolean>;
  /** Returns the enquiries that one member of the staff changed at one moment. */
  changedAt(who: string, at: number, event: LeadEvent['event']): Promise<readonly string[]>;
  notSpam(id: string, who: string, now: number): Promise<boolean>;
  /** Undoes `spam` of the same member of the staff. */
  restore(id: string, who: string, now: number): Promise<boolean>;
  /** Tries what was given up again, about one lead or all. */
  retry(who: string, now: number, leadId?: string): Promise<number>;
  note(id: string, who: string, note: string, now: number): Promise<void>;
  /** Queues a mail to the visitor; the first mail counts as a call. Changes nothing where somebody was quicker. */
  mail(id: string, mail: WrittenMail): Promise<boolean>;
  erase(ids: readonly string[], now: number): Promise<number>;
  erasures(since: number, before: number): Promise<readonly Erasure[]>;
  month(since: number, before: number): Promise<readonly Lead[]>;
  newsletter(): Promise<readonly Lead[]>;
  givenUp(): Promise<readonly NamedDelivery[]>;
  /** Returns mails to visitors that the limits hold back, the next first. */
  heldBack(now: number): Promise<readonly NamedDelivery[]>;
  /** Returns how many visitors got no acknowledgement since a moment. */
  notTold(since: number): Promise<number>;
  /** News to the staff that waits since before a moment: the mail server may be away. */
  waiting(before: number): Promise<{ readonly count: number; readonly error: string | null }>;
}

/** The page of deliveries lists so many. */
const MAX_DELIVERIES = 200;

const namedDeliveries = (db: Kysely<Tables>) =>
  db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .selectAll('outbox')
    .select(['leads.name', 'leads.reference'])
    .limit(MAX_DELIVERIES);

const toNamed = (row: DeliveryRow & Pick<LeadRow, 'name' | 'reference'>): NamedDelivery => ({
  ...toDelivery(row),
  leadId: row.lead_id,
  name: row.name,
  reference: row.reference,
});

export const deskRepository = (db: Kysely<Tables>, configured: readonly Channel[]): DeskRepository =>
  retried({
    counts: async (view: DeskView) => {
      // Counts all lists in one walk through the table.
      const row = await db
        .selectFrom('leads')
        .select((eb) =>
          counted.map((name) => eb.fn.countAll<number>().filterWhere(countConditions[name](eb, view)).as(name)),
        )
        .where('leads.form', '=', 'contact')
        .executeTakeFirstOrThrow();
      return Object.fromEntries(counted.map((name) => [name, Number(row[name])])) as DeskCounts;
    },

    countWaiting: (view: DeskView) =>
      countRows(db.selectFrom('leads').where((eb) => countConditions.waiting(eb, view))),

    find: async (filter: DeskFilter, from: number, size: number) => {
      const found = filtered(db, filter);
      const leads = await found.selectAll().orderBy(pickOrder(filter.state)).offset(from).limit(size).execute();
      return { count: await countRows(found), leads: leads.map(toLead) };
    },

    ids: async (filter: DeskFilter, limit: number) => {
      const found = filtered(db, filter).select('id').orderBy(pickOrder(filter.state)).limit(limit);
      return (await found.execute()).map(({ id }) => id);
    },

    async withNotes(ids: readonly string[]) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
      const notes = await db
        .selectFrom('history')
        .select(['lead_id', 'who', 'note'])
        .where('event', '=', 'note')
        .where('lead_id', 'in', ids)
        .orderBy('id')
        .execute();
      const [leads, byLead] = [new Map(rows.map((row) => [row.id, row])), Map.groupBy(notes, (note) => note.lead_id)];
      return ids.flatMap((id) => {
        const row = leads.get(id);
        return row ? [{ lead: toLead(row), notes: byLead.get(id) ?? [] }] : [];
      });
    },

    async place(filter: DeskFilter, id: string): Promise<Place | null> {
      const { state } = filter;
      const found = filtered(db, filter);
      const own = await found.select(['call_on', 'received_at', 'id']).where('id', '=', id).executeTakeFirst();
      if (!own) return null;
      const keys = listSortKeys(state);
      const columns = sql.join(keys.map((key) => sql.ref(`leads.${key}`)));
      const values = sql.join(keys.map((key) => own[key]));
      const isOldestFirst = oldestFirst.includes(state);
      // The keys let the index find a neighbour; numbering every row of a long list would hold up the site.
      const earlier = found.where(sql<boolean>`(${columns}) < (${values})`);
      const later = found.where(sql<boolean>`(${columns}) > (${values})`);
      const [before, after] = isOldestFirst ? [earlier, later] : [later, earlier];
      const readId = async (rows: typeof found, isReversed: boolean): Promise<string | null> =>
        (await rows.select('leads.id').orderBy(pickOrder(state, isReversed)).limit(1).executeTakeFirst())?.id ?? null;
      return {
        number: (await countRows(before)) + 1,
        previous: await readId(before, true),
        next: await readId(after, false),
      };
    },

    first: async (filter: DeskFilter) =>
      (await filtered(db, filter).select('leads.id').orderBy(pickOrder(filter.state)).limit(1).executeTakeFirst())
        ?.id ?? null,

    news: async (since: number) => {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where(waitsForAnswer)
        .where('received_at', '>=', since)
        .orderBy('received_at')
        .orderBy('id')
        .limit(PAGE_ROWS)
        .execute();
      return rows.map(toLead);
    },

    others: async ({ id, email, phone }: Pick<Lead, 'id' | 'email' | 'phone'>) => {
      const emailKey = keyColumn('email', email);
      const keys = (keyColumn('phone', phone) ?? '').split(' ').filter((key) => key.length >= 6);
      if (!emailKey && keys.length === 0) return [];
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '!=', id)
        .where((eb) =>
          eb.or([
            ...(emailKey ? [eb('email_key', '=', emailKey)] : []),
            ...keys.map((key) => sql<boolean>`' ' || coalesce(phone_key, '') || ' ' like ${`% ${key} %`}`),
          ]),
        )
        .orderBy('received_at', 'desc')
        .execute();
      return rows.map(toLead);
    },

    async one(id: string) {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      const history = db.selectFrom('history').select(['id', 'at', 'who', 'event', 'note']).where('lead_id', '=', id);
      const deliveries = db.selectFrom('outbox').selectAll().where('lead_id', '=', id).orderBy('created_at');
      return {
        lead: toLead(row),
        history: await history.orderBy('id').execute(),
        deliveries: (await deliveries.execute()).map(toDelivery),
        links: await countRows(db.selectFrom('tokens').where('lead_id', '=', id)),
      };
    },

    async note(id: string, who: string, note: string, now: number): Promise<void> {
      await record(db, { lead_id: id, at: now, who, event: 'note', note });
    },

    mail: (id: string, { who, now, subject, text, marksAnswered, shown, mails }: WrittenMail): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        // A lock until this transaction ends. The check below is a statement of its own, so that the second of two mails
        // at once counts the first: PostgreSQL reads other tables as they were when a statement began.
        await trx
          .updateTable('leads')
          .set((eb) => ({ called_at: eb.ref('called_at') }))
          .where('id', '=', id)
          .execute();
        const changed = await trx
          .updateTable('leads')
          .set({
            called_at: sql<number>`coalesce(called_at, ${now})`,
            ...(marksAnswered && shown.answeredAt === null ? { answered_at: now, answered_by: who } : {}),
          })
          .where('id', '=', id)
          .where('form', '=', 'contact')
          .where('state', '=', 'new')
          .where('withdrawn_at', 'is', null)
          .where((eb) => eb('answered_at', shown.answeredAt === null ? 'is' : '=', shown.answeredAt))
          .where(
            (eb) => sql<boolean>`${eb.val(mails)} = (select count(*) from history
            where history.lead_id = leads.id and history.event = 'mailed')`,
          )
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        const mailedId = makeHistoryId();
        await queue(trx, id, ['answer'], now, 0, mailedId);
        await record(trx, { lead_id: id, at: now, who, event: 'mailed', note: `${subject}\n\n${text}` }, mailedId);
        if (marksAnswered && shown.answeredAt === null)
          await record(trx, { lead_id: id, at: now, who, event: 'answered', note: null });
        return true;
      }),

    erase: (ids: readonly string[], now: number): Promise<number> =>
      db.transaction().execute((trx) => removeLeads(trx, ids, { who: 'staff', at: now })),

    erasures: (since: number, before: number) =>
      db
        .selectFrom('erasures')
        .select(['at', 'who', 'leads', 'reference'])
        .where('at', '>=', since)
        .where('at', '<', before)
        .orderBy('at', 'desc')
        .execute(),

    change: (
      id: string,
      change: LeadChange,
      who: string,
      now: number,
      { value = null, shown = untouched }: Partial<Doing> = {},
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { event, set, where } = changes[change] as Change;
        const doing: Doing = { who, now, value, shown };
        const changed = await trx
          .updateTable('leads')
          .set(set(doing))
          .where('id', '=', id)
          .where('form', '=', 'contact')
          .where((eb) => where(eb, doing))
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        // Nobody is to be thanked for spam.
        if (change === 'spam')
          await trx
            .deleteFrom('outbox')
            .where('lead_id', '=', id)
            .where('channel', '=', 'acknowledge')
            .where('state', '=', 'pending')
            .where('lease_owner', 'is', null)
            .execute();
        await record(trx, { lead_id: id, at: now, who, event: event(doing), note: value === who ? null : value });
        return true;
      }),

    changedAt: async (who: string, at: number, event: LeadEvent['event']) => {
      const rows = db.selectFrom('history').select('lead_id').where('at', '=', at);
      const ids = await rows.where('who', '=', who).where('event', '=', event).execute();
      return ids.map(({ lead_id }) => lead_id);
    },

    notSpam: (id: string, who: string, now: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        if (!(await releaseLead({ trx, configured, now }, id))) return false;
        await record(trx, { lead_id: id, at: now, who, event: 'not spam' });
        return true;
      }),

    restore: (id: string, who: string, now: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const marked = await trx
          .selectFrom('history')
          .select('who')
          .where('lead_id', '=', id)
          .where('event', '=', 'spam')
          .orderBy('id', 'desc')
          .executeTakeFirst();
        if (marked?.who !== who || !(await restoreLead({ trx, configured, now }, id))) return false;
        await record(trx, { lead_id: id, at: now, who, event: 'restored' });
        return true;
      }),

    retry: (who: string, now: number, leadId?: string): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const again = await trx
          .updateTable('outbox')
          .set({ state: 'pending', next_attempt_at: now, give_up_at: null, lease_owner: null, lease_until: 0 })
          .where('state', '=', 'dead')
          .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
          .returning('lead_id')
          .execute();
        const leads = new Set(again.map(({ lead_id }) => lead_id));
        for (const id of leads) await record(trx, { lead_id: id, at: now, who, event: 'retried' });
        return leads.size;
      }),

    month: async (since: number, before: number) => {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('form', '=', 'contact')
        .where('state', '!=', 'spam')
        .where('received_at', '>=', since)
        .where('received_at', '<', before)
        .orderBy('received_at')
        .execute();
      return rows.map(toLead);
    },

    newsletter: async () => {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('form', '=', 'newsletter')
        .where('state', '!=', 'spam')
        .orderBy('received_at', 'desc')
        .execute();
      return rows.map(toLead);
    },

    givenUp: async () => {
      const dead = namedDeliveries(db).where('outbox.state', '=', 'dead');
      return (await dead.orderBy('outbox.created_at', 'desc').execute()).map(toNamed);
    },

    heldBack: async (now: number) => {
      const waits = namedDeliveries(db).where('outbox.state', '=', 'pending');
      const later = waits.where('outbox.channel', '=', 'acknowledge').where('outbox.planned_at', '>', now);
      return (await later.orderBy('outbox.planned_at').execute()).map(toNamed);
    },

    notTold: (since: number) =>
      countRows(db.selectFrom('history').where('event', '=', 'not acknowledged').where('at', '>', since)),

    waiting: async (before: number) => {
      const rows = await db
        .selectFrom('outbox')
        .select('last_error')
        .where('state', '=', 'pending')
        .where('channel', 'in', staffChannels)
        .where('attempts', '>', 0)
        .where('created_at', '<', before)
        .execute();
      return { count: rows.length, error: rows.at(-1)?.last_error ?? null };
    },
  });

/** Reads what somebody typed: words, a reference, an address, or a number in any spelling. */
export const readSearch = (text: string): Pick<DeskFilter, 'words' | 'phone'> => {
  const query = removeInvisibleFromProse(text).normalize('NFKC').trim();
  const reference = readReference(query);
  if (reference !== null) return { words: [reference], phone: null };
  if (/^[+\d\s().,/\p{Pd}]{4,}$/u.test(toAsciiDigits(query))) return { words: [], phone: phoneKeys(query)[0] ?? null };
  return { words: query.split(/\s+/).filter(Boolean).slice(0, 8), phone: null };
};
