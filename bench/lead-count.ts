import Database from 'better-sqlite3';
import pg from 'pg';

const byMessage = (messages: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const message of messages) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
};

/** How many of the acknowledged messages are stored exactly once; a stored message ends with the acknowledged one. */
const storedOnce = (acknowledged: readonly string[], stored: readonly string[]): number => {
  const length = acknowledged[0]?.length ?? 0;
  const counts = byMessage(stored.map((message) => message.slice(-length)));
  return acknowledged.filter((message) => counts.get(message) === 1).length;
};

const QUERY = "select message from leads where form = 'contact'";

/** How many of the acknowledged messages an SQLite file holds exactly once. */
export const storedInSqlite = (file: string, acknowledged: readonly string[]): number => {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare<[], { message: string }>(QUERY).all();
  database.close();
  return storedOnce(
    acknowledged,
    rows.map(({ message }) => message),
  );
};

/** How many of the acknowledged messages a PostgreSQL database holds exactly once. */
export const storedInPostgres = async (url: string, acknowledged: readonly string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ message: string }>(QUERY);
  await client.end();
  return storedOnce(
    acknowledged,
    rows.map(({ message }) => message),
  );
};
