/** `npm run leads`: copies all enquiries into a file while the server runs, and reads such a file into an empty store. */
import { join } from 'node:path';
import { FirmError, loadSite } from '../../config/load-site.ts';
import { readSettings, readSiteSource, SettingsError } from '../settings.ts';
import { backupStore, restoreStore } from './store/backup.ts';
import { describeCode, StorageError } from './store/errors.ts';
import { openStore } from './store/store.ts';

const usage = `Usage: npm run leads -- backup [<file>]   a checked copy, while the server runs
       npm run leads -- restore <file>    reads a backup into an empty store`;

class UsageError extends Error {}

// Standard output says what was done, and nothing else.
const tell = (fields: object, text: string): void => console.error(`${text} ${JSON.stringify(fields)}`);

const run = async (command: string | undefined, file: string | undefined): Promise<string> => {
  if (command !== 'backup' && !(command === 'restore' && file)) throw new UsageError(usage);
  const { firm } = loadSite(readSiteSource(process.env));
  const { leads } = readSettings(process.env, firm);
  const store = await openStore(leads, { info: () => undefined, warn: tell, error: tell }, 'maintenance');
  try {
    if (command === 'restore' && file) return `${(await restoreStore(store, file)).leads} leads restored.`;
    const path = file ?? join(leads.dataDir, `backup-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
    return `${path}: ${(await backupStore(store, path)).leads} leads, checked.`;
  } finally {
    await store.close();
  }
};

const [command, file] = process.argv.slice(2);
try {
  console.log(await run(command, file));
} catch (error) {
  const { code, name, message } = error as NodeJS.ErrnoException;
  const explained = [UsageError, FirmError, SettingsError, StorageError].some((kind) => error instanceof kind);
  // Other messages could quote a value of a lead: only what the code means is printed.
  const reason = code ? `${describeCode(code)} (${code})` : name;
  console.error(explained ? message : `Command failed: ${[file, reason].filter(Boolean).join(': ')}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
