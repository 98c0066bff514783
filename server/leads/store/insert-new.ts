import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * An insert that does nothing when a row with the same key is there. It is compiled once, because every lead runs it,
 * and it returns no row: for one that it returns SQLite copies every page that it changes once more.
 * @param db any connection of the kind of database that it will run on
 * @param columns all that a row fills, in any order
 * @param key the column whose value must be new
 * @returns runs it; resolves to whether the row is new
 */
export const insertNew = <Table extends keyof Tables & string, Column extends keyof Insertable<Tables[Table]> & string>(
  db: Kysely<Tables>,
  table: Table,
  columns: readonly Column[],
  key: Column,
): ((trx: Kysely<Tables>, row: Pick<Insertable<Tables[Table]>, Column>) => Promise<boolean>) => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map(() => null));
  const compiled =
    sql`insert into ${sql.table(table)} (${names}) values (${values}) on conflict (${sql.ref(key)}) do nothing`.compile(
      db,
    );
  return async (trx, row) => {
    const parameters = columns.map((column) => row[column]);
    const { numAffectedRows } = await trx.executeQuery({ ...compiled, parameters });
    return numAffectedRows === 1n;
  };
};
