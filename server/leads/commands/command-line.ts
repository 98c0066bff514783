/** A command line of the staff, from its words to its exit code. */
import type { Writable } from 'node:stream';
import type { Log } from '../../logging.ts';
import { type Environment, readSettings, SettingsError } from '../../settings.ts';
import { StorageError } from '../store/errors.ts';
import { openStore } from '../store/store.ts';
import { NoSuchLead, readCommand, UsageError } from './arguments.ts';
import { runLeads } from './run-leads.ts';

const usage = `Usage: npm run leads -- <command> [options]
  list, export         --since 2026-01-31 --before 2026-02-28 --form contact|newsletter --state <state>
                       --undelivered --unanswered --limit 50 --format table|csv|json --full --out <file>
  show <lead> [--full] one lead with its notifications and history; a lead is named by its reference or its id
  release <lead>       takes a held lead as a real one
  retry [<lead>]       tries given-up notifications again
  erase                <lead> | --email <address> | --phone <number>
  purge [--dry-run]    erases what the policy no longer keeps, as the server does each day
  erased               when how many leads were erased, and by whom
  backup [<file>]      a checked copy, while the server runs
  restore <file>       reads a backup into an empty store
Names and addresses are masked without --full.`;

const run = async (words: readonly string[], env: Environment, out: Writable, log: Log): Promise<void> => {
  const command = readCommand(words);
  const config = readSettings(env).leads;
  const store = await openStore(config, log, 'maintenance');
  try {
    await runLeads(command, { store, config, out, now: Date.now });
  } finally {
    await store.close();
  }
};

/**
 * Runs a command line of the staff on the store that the settings name.
 * @param words what follows the program's name
 * @param out takes data alone, so that an export can be piped
 * @param complain takes a text about what went wrong
 * @returns the exit code
 */
export const runCommandLine = async (
  words: readonly string[],
  env: Environment,
  out: Writable,
  complain: (text: string) => void,
): Promise<0 | 1 | 2> => {
  const tell = (fields: object, text: string): void => complain(`${text} ${JSON.stringify(fields)}`);
  if (words.includes('--help') || words[0] === 'help') {
    out.write(`${usage}\n`);
    return 0;
  }
  try {
    await run(words, env, out, { info: () => undefined, warn: tell, error: tell });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof SettingsError || error instanceof StorageError || error instanceof NoSuchLead)
      complain(error.message);
    // Other messages could quote a value of a lead: only the code is printed.
    else
      complain(
        `The command failed (${error instanceof Error ? ('code' in error ? error.code : error.name) : 'unknown'})`,
      );
    return 1;
  }
};
