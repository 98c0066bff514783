import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { LONGEST_NOTE } from '../../../src/desk/page.ts';
import { answerDue } from '../../../src/site/answer-due.ts';
import type { LeadsConfig } from '../../settings.ts';
import { keptSince } from '../daily/retention.ts';
import { inIndia } from '../indian-moment.ts';
import { UNSUBSCRIBE_PATH } from '../intake/newsletter-routes.ts';
import { backupStore, restoreStore } from '../store/backup.ts';
import { readNote } from '../store/history.ts';
import { personFields } from '../store/keys.ts';
import { readReference } from '../store/reference.ts';
import { keptKinds } from '../store/retention-repository.ts';
import type { Lead } from '../store/schema.ts';
import type { LeadFilter, Person } from '../store/staff-repository.ts';
import type { Store } from '../store/store.ts';
import { type Command, type CommandName, type Format, NoSuchLead, UsageError } from './arguments.ts';
import { fullRecord, type LeadRecord, maskedRecord } from './lead-record.ts';
import { oneLine, writeRecords } from './output.ts';

export interface CommandContext {
  readonly store: Store;
  readonly config: LeadsConfig;
  readonly out: Writable;
  readonly now: () => number;
}

type Run = (command: Command, context: CommandContext) => Promise<void>;

const say = (out: Writable, text: string): void => void out.write(`${text}\n`);

const recordOf = (lead: Lead, full: boolean, { store, config }: CommandContext): LeadRecord => {
  if (!full) return maskedRecord(lead);
  const token = lead.form === 'newsletter' && lead.state !== 'spam' ? store.newsletter.unsubscribeToken(lead.id) : null;
  return fullRecord(lead, token && `${config.siteOrigin}${UNSUBSCRIBE_PATH}/${token}`);
};

async function* records(filter: LeadFilter, full: boolean, context: CommandContext): AsyncGenerator<LeadRecord> {
  for await (const leads of context.store.staff.find(filter)) {
    for (const lead of leads) yield recordOf(lead, full, context);
  }
}

const writeLeads = async (
  command: Command,
  filter: LeadFilter,
  preset: Format,
  context: CommandContext,
): Promise<void> => {
  const found = records(filter, command.full, context);
  const format = command.format ?? preset;
  if (command.out === undefined) return writeRecords(format, found, context.out, false);
  await writeRecords(format, found, createWriteStream(command.out, { mode: 0o600, flags: 'wx' }), true);
};

const theLead = async (command: Command, { store }: CommandContext): Promise<Lead> => {
  const [id = ''] = command.operands;
  const reference = readReference(id);
  const known = reference === null ? [] : await store.staff.byReference(reference);
  if (known[0]) return known[0];
  if (id === '')
    throw new UsageError(`Name a lead: ${command.name} <its reference, or its id or the first characters of that>`);
  if (!/^[\da-f-]{4,36}$/i.test(id)) throw new NoSuchLead(id);
  const found = await store.staff.byId(id.toLowerCase());
  const [lead] = found;
  if (!lead) throw new NoSuchLead(id);
  if (found.length > 1) throw new UsageError('More than one lead starts like this: give more of the id');
  return lead;
};

const show: Run = async (command, context) => {
  const lead = await theLead(command, context);
  const deliveries = (await context.store.staff.deliveriesOf(lead.id)).map((delivery) => ({
    channel: delivery.channel,
    state: delivery.state,
    attempts: delivery.attempts,
    lastError: delivery.last_error,
    nextAttemptAt: delivery.state === 'pending' ? new Date(delivery.next_attempt_at).toISOString() : null,
    sentAt: delivery.sent_at === null ? null : new Date(delivery.sent_at).toISOString(),
  }));
  const history = (await context.store.staff.historyOf(lead.id)).map(({ at, who, event, note }) => ({
    at: new Date(at).toISOString(),
    who,
    event,
    // A note may hold personal data.
    note: note !== null && !command.full ? '(hidden)' : note,
  }));
  const record = recordOf(lead, command.full, context);
  say(context.out, JSON.stringify({ ...record, notifications: deliveries, history }, null, 2));
};

/** Who marks or notes, when no name is given. */
const SOMEBODY = 'staff';

const answered: Run = async (command, context) => {
  const lead = await theLead(command, context);
  const done = await context.store.staff.answered(lead.id, command.by ?? SOMEBODY, context.now());
  say(context.out, done ? `${lead.reference ?? lead.id} is marked as answered.` : 'It is no enquiry.');
};

const note: Run = async (command, context) => {
  const lead = await theLead(command, context);
  const text = readNote(command.operands.slice(1).join(' '));
  if (text === null) throw new UsageError(`Write the note after the lead, ${LONGEST_NOTE} characters at most`);
  await context.store.staff.note(lead.id, command.by ?? SOMEBODY, text, context.now());
  say(context.out, `Noted at ${lead.reference ?? lead.id}.`);
};

const due: Run = async (command, context) => {
  const now = context.now();
  const found: Lead[] = [];
  for await (const leads of context.store.staff.find({ unanswered: true })) found.push(...leads);
  for (const lead of found) {
    const { name, email, phone, service } = recordOf(lead, command.full, context);
    const promised = new Date(answerDue(lead.received_at));
    const state = promised.getTime() < now ? 'late' : 'open';
    const cells = [
      lead.reference ?? lead.id.slice(0, 8),
      state,
      `by ${inIndia(promised.getTime())}`,
      service,
      name,
      phone,
      email,
    ];
    say(context.out, oneLine(cells.map((cell) => cell ?? '').join('  ')));
  }
  const late = found.filter((lead) => answerDue(lead.received_at) < now).length;
  say(context.out, `${found.length} wait for an answer, ${late} of them past the promised time.`);
};

const release: Run = async (command, context) => {
  const lead = await theLead(command, context);
  const released = await context.store.staff.release(lead.id, context.now());
  say(context.out, released ? 'Released: it is announced like any other lead.' : 'It was not held.');
};

const retry: Run = async (command, context) => {
  const lead = command.operands.length > 0 ? await theLead(command, context) : null;
  const count = await context.store.staff.retry(context.now(), lead?.id);
  say(context.out, `${count} given-up notifications will be tried again.`);
};

const erasedLine = (count: number): string =>
  `${count} ${count === 1 ? 'lead' : 'leads'} erased. Backups that were made before still hold them.`;

const erase: Run = async (command, context) => {
  const { store, out, now } = context;
  if (command.operands.length > 0) {
    const count = await store.staff.eraseLeads([(await theLead(command, context)).id], now());
    await store.forget();
    return say(out, erasedLine(count));
  }
  const [person, ...others] = personFields.flatMap((field): Person[] => {
    const value = command[field];
    return value === undefined ? [] : [{ field, value }];
  });
  if (!person || others.length > 0)
    throw new UsageError(`Say whom to erase: ${personFields.map((field) => `--${field} <${field}>`).join(' or ')}`);
  if (person.field === 'phone' && person.value.replace(/\D/g, '').length < 6)
    throw new UsageError('--phone: give at least six digits');
  const count = await store.staff.erase(person, now());
  await store.forget();
  say(out, erasedLine(count));
};

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

const purge: Run = async (command, { store, out, now }) => {
  const since = keptSince(now());
  const isTrial = command['dry-run'];
  const counts = isTrial ? await store.retention.count(since) : await store.retention.erase(since, now());
  if (!isTrial) await store.forget();
  const done = isTrial ? 'would be erased' : 'erased';
  say(out, `${keptKinds.map((kind) => `${counts[kind]} ${kind} of before ${day(since[kind])}`).join(', ')} ${done}.`);
};

const erased: Run = async (_command, { store, out }) => {
  for (const { at, who, leads, reference } of await store.retention.erasures())
    say(out, [new Date(at).toISOString(), who, `${leads} leads`, reference ?? ''].join('  ').trimEnd());
};

const backup: Run = async (command, { store, config, out, now }) => {
  const stamp = new Date(now()).toISOString().replace(/[:.]/g, '-');
  const path = command.operands[0] ?? command.out ?? join(config.dataDir, `backup-${stamp}.db`);
  const counts = await backupStore(store, path);
  say(out, `${path}: ${counts.leads} leads, checked.`);
};

const restore: Run = async (command, { store, out }) => {
  const [path] = command.operands;
  if (!path) throw new UsageError('Name the backup: restore <file>');
  const counts = await restoreStore(store, path);
  say(out, `${counts.leads} leads restored.`);
};

const commands: Readonly<Record<CommandName, Run>> = {
  list: (command, context) => writeLeads(command, command, 'table', context),
  export: (command, context) => writeLeads(command, command, 'csv', context),
  held: (command, context) => writeLeads(command, { ...command, state: 'held' }, 'table', context),
  due,
  show,
  answered,
  note,
  release,
  retry,
  erase,
  purge,
  erased,
  backup,
  restore,
};

/** Runs one command of the staff. */
export const runLeads: Run = (command, context) => commands[command.name](command, context);
