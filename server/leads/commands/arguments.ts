import { parseArgs } from 'node:util';
import { z } from 'zod';
import { formNames } from '../../../src/forms/forms.ts';
import type { PersonField } from '../store/keys.ts';
import { leadStates } from '../store/schema.ts';
import type { LeadFilter } from '../store/staff-repository.ts';

/** A command line that cannot be read; the message says what to write. */
export class UsageError extends Error {}

/** A reference or id that no lead has. */
export class NoSuchLead extends Error {
  constructor(named: string) {
    super(`There is no lead "${named}": npm run leads -- list has their references`);
  }
}

export const commandNames = [
  'list',
  'show',
  'export',
  'release',
  'retry',
  'erase',
  'purge',
  'erased',
  'backup',
  'restore',
] as const;
export type CommandName = (typeof commandNames)[number];

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

/** A day in India, where the firm is, or any ISO moment. */
const moment = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text), 'must be a date such as 2026-01-31')
  .transform((text) => Date.parse(text.length === 10 ? `${text}T00:00:00+05:30` : text))
  .refine((time) => !Number.isNaN(time), 'must be a date such as 2026-01-31');

const flag = z.boolean().default(false);

const options = z.object({
  since: moment.optional(),
  before: moment.optional(),
  form: z.enum(formNames).optional(),
  state: z.enum(leadStates).optional(),
  unanswered: flag,
  limit: z.coerce.number().int().min(1).optional(),
  format: z.enum(formats).optional(),
  undelivered: flag,
  full: flag,
  'dry-run': flag,
  email: z.string().min(3).optional(),
  phone: z.string().min(6).optional(),
  out: z.string().min(1).optional(),
} satisfies Record<PersonField | keyof LeadFilter, z.ZodType> & Record<string, z.ZodType>);

/** A command with its options, checked. */
export interface Command extends Readonly<z.infer<typeof options>> {
  readonly name: CommandName;
  /** What follows the command and is no option. */
  readonly operands: readonly string[];
}

/** The same options as Node's reader of arguments wants them. */
const argumentTypes = Object.fromEntries(
  Object.entries(options.shape).map(([name, schema]) => [
    name,
    { type: schema === flag ? ('boolean' as const) : ('string' as const) },
  ]),
);

const isCommand = (text: string | undefined): text is CommandName => commandNames.some((name) => name === text);

const split = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: argumentTypes, allowPositionals: true });
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
  const { data, error } = options.safeParse(values);
  if (error)
    throw new UsageError(error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join('; '));
  if (name !== 'erase' && (data.email ?? data.phone) !== undefined)
    throw new UsageError(`--email and --phone are for erase alone; the desk finds a person by them`);
  return { name, operands, ...data };
};
