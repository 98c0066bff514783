import { parseArgs } from 'node:util';
import { z } from 'zod';
import { formNames } from '../../../src/forms/forms.ts';
import type { PersonField } from '../store/keys.ts';
import { leadStates } from '../store/schema.ts';
import type { LeadFilter } from '../store/staff-repository.ts';

/** A command line that makes no sense; the message says what to write. */
export class UsageError extends Error {}

export const commandNames = [
  'list',
  'show',
  'export',
  'held',
  'release',
  'retry',
  'erase',
  'purge',
  'backup',
  'restore',
] as const;
export type CommandName = (typeof commandNames)[number];

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

/** A command with its options, checked. */
export interface Command extends Readonly<Record<PersonField, string | undefined>> {
  readonly name: CommandName;
  /** What stands after the command without a dash. */
  readonly operands: readonly string[];
  readonly filter: LeadFilter;
  readonly format: Format | undefined;
  readonly full: boolean;
  readonly out: string | undefined;
  readonly dryRun: boolean;
}

/** A day in India, where the firm is, or any ISO moment. */
const moment = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text), 'must be a date such as 2026-01-31')
  .transform((text) => Date.parse(text.length === 10 ? `${text}T00:00:00+05:30` : text))
  .refine((time) => !Number.isNaN(time), 'must be a date such as 2026-01-31');

const schema = z.object({
  since: moment.optional(),
  before: moment.optional(),
  form: z.enum(formNames).optional(),
  state: z.enum(leadStates).optional(),
  limit: z.coerce.number().int().min(1).optional(),
  format: z.enum(formats).optional(),
  undelivered: z.boolean().default(false),
  full: z.boolean().default(false),
  'dry-run': z.boolean().default(false),
  email: z.string().min(3).optional(),
  phone: z.string().min(6).optional(),
  out: z.string().min(1).optional(),
});

const options = {
  since: { type: 'string' },
  before: { type: 'string' },
  form: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  undelivered: { type: 'boolean' },
  full: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  email: { type: 'string' },
  phone: { type: 'string' },
  out: { type: 'string' },
} as const;

const isCommand = (text: string | undefined): text is CommandName => commandNames.some((name) => name === text);

/** Only what was set: a filter has no undefined members. */
const defined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const split = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The first sentence names the option; the rest of Node's text is advice about its own API.
    throw new UsageError(error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : 'unreadable arguments');
  }
};

/**
 * Reads the command line.
 * @throws UsageError
 */
export const readCommand = (args: readonly string[]): Command => {
  const { values, positionals } = split(args);
  const [name, ...operands] = positionals;
  if (!isCommand(name)) throw new UsageError(`Say what to do: ${commandNames.join(', ')}`);
  const result = schema.safeParse(values);
  if (!result.success) {
    throw new UsageError(result.error.issues.map((issue) => `--${String(issue.path[0])}: ${issue.message}`).join('; '));
  }
  const { since, before, form, state, limit, undelivered, ...rest } = result.data;
  return {
    name,
    operands,
    filter: { ...defined({ since, before, form, state, limit }), ...(undelivered ? { undelivered } : {}) },
    format: rest.format,
    full: rest.full,
    email: rest.email,
    phone: rest.phone,
    out: rest.out,
    dryRun: rest['dry-run'],
  };
};
