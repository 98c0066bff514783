import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { LeadsConfig } from '../../settings.ts';
import { keptSince } from '../daily/daily.ts';
import { UNSUBSCRIBE_PATH } from '../intake/newsletter-routes.ts';
import { backupStore, restoreStore } from '../store/backup.ts';
import { keptKinds } from '../store/daily-repository.ts';
import { personFields, readReference } from '../store/keys.ts';
import type { Lead } from '../store/schema.ts';
import type { LeadFilter, Person, WholeLead } from '../store/staff-repository.ts';
import type { Store } from '../store/store.ts';
import { type Command, type CommandName, type Format, NoSuchLead, UsageError } from './arguments.ts';
import { fullRecord, type LeadRecord, maskedRecord, writeRecords } from './output.ts';

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

const theLead = async (command: Command, { store }: CommandContext): Promise<WholeLead> => {
  const [name = ''] = command.operands;
  if (name === '')
    throw new UsageError(`Name a lead: ${command.name} <its reference, or its id or the first characters of that>`);
  const reference = readReference(name);
  if (reference === null && !/^[\da-f-]{4,36}$/i.test(name)) throw new NoSuchLead(name);
  const found = await store.staff.named(reference === null ? { idStart: name.toLowerCase() } : { reference });
  if (found.length > 1) throw new UsageError('More than one lead starts like this: give more of the id');
  const lead = found[0] && (await store.staff.one(found[0].id));
  if (!lead) throw new NoSuchLead(name);
  return lead;
};

const iso = (time: number): string => new Date(time).toISOString();

const show: Run = async (command, context) => {
  const { lead, deliveries, history } = await theLead(command, context);
  const record = {
    ...recordOf(lead, command.full, context),
    notifications: deliveries.map(({ channel, state, attempts, last_error, next_attempt_at, sent_at }) => ({
      channel,
      state,
      attempts,
      lastError: last_error,
      nextAttemptAt: state === 'pending' ? iso(next_attempt_at) : null,
      sentAt: sent_at === null ? null : iso(sent_at),
    })),
    history: history.map(({ at, who, event, note }) => ({
      at: iso(at),
      who,
      event,
      // A note may hold personal data.
      note: note !== null && !command.full ? '(hidden)' : note,
    })),
  };
  say(context.out, JSON.stringify(record, null, 2));
};

/** Who did it, in the history. */
const STAFF = 'staff';

const release: Run = async (command, context) => {
  const { lead } = await theLead(command, context);
  const released = await context.store.desk.notSpam(lead.id, STAFF, context.now());
  say(context.out, released ? 'Released: it is announced like any other lead.' : 'It was not held.');
};

const retry: Run = async (command, context) => {
  const whole = command.operands.length > 0 ? await theLead(command, context) : null;
  const count = await context.store.desk.retry(STAFF, context.now(), whole?.lead.id);
  say(context.out, `What was given up about ${count} leads will be tried again.`);
};

const erasedLine = (count: number): string =>
  `${count} ${count === 1 ? 'lead' : 'leads'} erased. Backups that were made before still hold them.`;

const erase: Run = async (command, context) => {
  const { store, out, now } = context;
  if (command.operands.length > 0) {
    const count = await store.staff.eraseLeads([(await theLead(command, context)).lead.id], now());
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

const day = (time: number): string => iso(time).slice(0, 10);

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
    say(out, [iso(at), who, `${leads} leads`, reference ?? ''].join('  ').trimEnd());
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
  show,
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
