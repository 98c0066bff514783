import { type Kysely, sql } from 'kysely';
import type { Log } from '../../logging.ts';
import { StorageError } from './errors.ts';
import { applyMigration, latestVersion, type Migration, migrations } from './migrations.ts';
import { withPatience } from './retry.ts';
import type { Tables } from './schema.ts';

export type Kind = 'sqlite' | 'postgres';

/** Its advisory lock: any number that no other program takes. */
export const LOCK = 727_417_001;

const newer = (found: number, known: number): StorageError =>
  new StorageError(
    'newer',
    `The database was written by a newer version of this program (schema ${found}, this one knows ${known}). Update the program.`,
  );

const pending = async (trx: Kysely<Tables>, steps: readonly Migration[]): Promise<readonly Migration[]> => {
  const rows = await trx.selectFrom('schema_migrations').select('version').execute();
  const applied = new Set(rows.map((row) => row.version));
  const found = Math.max(0, ...applied);
  const known = latestVersion(steps);
  if (found > known) throw newer(found, known);
  return steps.filter((step) => !applied.has(step.version));
};

/**
 * Brings the database to this program's schema, all steps or none. Several servers may start at once: SQLite's write
 * lock, or an advisory lock of PostgreSQL, lets one of them do it.
 * @throws StorageError when a newer program wrote the database
 */
export const migrate = async (
  db: Kysely<Tables>,
  kind: Kind,
  log: Log,
  steps: readonly Migration[] = migrations,
): Promise<void> => {
  await withPatience(() =>
    db.transaction().execute(async (trx) => {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      await sql`create table if not exists schema_migrations
        (version integer primary key, name text not null, applied_at bigint not null)`.execute(trx);
      for (const step of await pending(trx, steps)) {
        await applyMigration(trx, step, Date.now());
        log.info({ version: step.version, name: step.name }, 'database migrated');
      }
    }),
  );
};
