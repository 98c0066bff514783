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

const appliedTo = async (trx: Kysely<Tables>): Promise<Set<number>> => {
  const rows = await trx.selectFrom('schema_migrations').select('version').execute();
  return new Set(rows.map((row) => row.version));
};

const pending = (applied: ReadonlySet<number>, steps: readonly Migration[]): readonly Migration[] => {
  const found = Math.max(0, ...applied);
  const known = latestVersion(steps);
  if (found > known) throw newer(found, known);
  return steps.filter((step) => !applied.has(step.version));
};

/**
 * Brings the database to this program's schema, all steps or none. Several servers may start at once: SQLite's write
 * lock, or an advisory lock of PostgreSQL, lets one of them do it.
 * @returns whether the database was empty before
 * @throws StorageError when a newer program wrote the database
 */
export const migrate = async (
  db: Kysely<Tables>,
  kind: Kind,
  log: Log,
  steps: readonly Migration[] = migrations,
): Promise<boolean> =>
  withPatience(() =>
    db.transaction().execute(async (trx) => {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      await sql`create table if not exists schema_migrations
        (version integer primary key, name text not null, applied_at bigint not null)`.execute(trx);
      const applied = await appliedTo(trx);
      for (const step of pending(applied, steps)) {
        await applyMigration(trx, step, Date.now());
        log.info({ version: step.version, name: step.name }, 'database migrated');
      }
      return applied.size === 0;
    }),
  );
