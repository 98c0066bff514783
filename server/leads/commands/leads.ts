/** `npm run leads`: the commands of the staff. */
import type { Log } from '../../logging.ts';
import { readSettings, SettingsError } from '../../settings.ts';
import { StorageError } from '../store/errors.ts';
import { openStore } from '../store/store.ts';
import { readCommand, UsageError } from './arguments.ts';
import { runLeads } from './run-leads.ts';

const usage = `Usage: npm run leads -- <command> [options]
  list, export, held   --since 2026-01-31 --before 2026-02-28 --form contact|newsletter --state <state>
                       --undelivered --limit 50 --format table|csv|json --full --out <file>
  due [--full]         enquiries that wait for an answer, the oldest first; "late" is past the promised time
  show <lead> [--full] one lead with its notifications and history; a lead is named by its reference or its id
  answered <lead>      marks an enquiry as answered                       --by <your name>
  note <lead> <text>   writes a note into its history                     --by <your name>
  release <lead>       takes a held lead as a real one
  retry [<lead>]       tries given-up notifications again
  erase                <lead> | --email <address> | --phone <number>
  purge [--dry-run]    erases what the policy no longer keeps, as the server does each day
  erased               when how many leads were erased, and by whom
  backup [<file>]      a checked copy, while the server runs
  restore <file>       reads a backup into an empty store
Names and addresses are masked without --full.`;

// On standard error: standard output holds data alone, so that an export can be piped.
const complain = (fields: object, text: string): void => console.error(text, JSON.stringify(fields));
const log: Log = { info: () => undefined, warn: complain, error: complain };

const main = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2));
  const config = readSettings(process.env).leads;
  const store = await openStore(config, log, 'maintenance');
  try {
    await runLeads(command, { store, config, out: process.stdout, now: Date.now });
  } finally {
    await store.close();
  }
};

// The program that reads the output may end early, as `head` does.
process.stdout.on('error', (error: Error & { code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await main();
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof SettingsError || error instanceof StorageError) console.error(error.message);
  // Other messages could quote a value of a lead: only the code is printed.
  else
    console.error(
      `The command failed (${error instanceof Error ? ('code' in error ? error.code : error.name) : 'unknown'})`,
    );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
