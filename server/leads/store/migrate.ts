import { type Kysely, sql } from 'kysely';
import { fieldNames } from '../../../src/forms/forms.ts';
import type { Log } from '../../logging.ts';
import { StorageError } from './errors.ts';
import { type Migration, migrations } from './migrations.ts';
import { withRetries } from './retry.ts';
import type { Tables } from './schema.ts';

export type Kind = 'sqlite' | 'postgres';

/** The number of the advisory lock; no other program of the database may take it. */
export const LOCK = 727_417_001;

/** The steps that a database lacks. @throws StorageError when a newer program wrote it */
const pending = (applied: ReadonlySet<number>, steps: readonly Migration[]): readonly Migration[] => {
  const found = Math.max(0, ...applied);
  const known = steps.at(-1)?.version ?? 0;
  if (found > known)
    throw new StorageError(
      'newer',
      `The database was written by a newer version of this program (schema ${found}, this one knows ${known}). Update the program.`,
    );
  return steps.filter((step) => !applied.has(step.version));
};

const columnsOfLeads = {
  sqlite: sql<{ name: string }>`select name from pragma_table_info('leads')`,
  postgres: sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'leads'`,
} as const satisfies Record<Kind, unknown>;

/** Adds a column for each field of the forms that has none yet. */
const addAnswerColumns = async (db: Kysely<Tables>, kind: Kind, log: Log): Promise<void> => {
  const { rows } = await columnsOfLeads[kind].execute(db);
  const known = new Set(rows.map(({ name }) => name));
  for (const name of fieldNames.filter((field) => !known.has(field))) {
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
    log.info({ name }, 'column for a field of the forms added');
  }
};

/**
 * Brings the database to this program's schema, all steps or none. When several servers start at once, SQLite's write
 * lock, or an advisory lock of PostgreSQL, lets one of them do it.
 * @returns whether the database was empty before
 * @throws StorageError when a newer program wrote the database
 */
export const migrate = (
  db: Kysely<Tables>,
  kind: Kind,
  log: Log,
  steps: readonly Migration[] = migrations,
): Promise<boolean> =>
  withRetries(() =>
    db.transaction().execute(async (trx) => {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      await sql`create table if not exists schema_migrations
        (version integer primary key, name text not null, applied_at bigint not null)`.execute(trx);
      const rows = await trx.selectFrom('schema_migrations').select('version').execute();
      for (const { version, name, statements } of pending(new Set(rows.map((row) => row.version)), steps)) {
        for (const statement of statements) await sql.raw(statement).execute(trx);
        await trx.insertInto('schema_migrations').values({ version, name, applied_at: Date.now() }).execute();
        log.info({ version, name }, 'database migrated');
      }
      await addAnswerColumns(trx, kind, log);
      return rows.length === 0;
    }),
  );
