import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** Starts one PostgreSQL for all tests of the server, in which each has databases of its own, and ends it after them. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.dispose();
};
