import { join } from 'node:path';
import type { Channel } from './schema.ts';

/** What opening a store needs of the settings. */
export interface StoreConfig {
  /** The folder of the SQLite file; also where `backup` writes by default. */
  readonly dataDir: string;
  /** Set when enquiries live in PostgreSQL instead of `dataDir`. */
  readonly databaseUrl: string | null;
  /** How mail leaves; the store asks only whether any does. */
  readonly smtp: object | null;
  /** Who is called about an enquiry; the store asks only whether anybody is. */
  readonly webhook: object | null;
}

/** The SQLite file of a data folder. */
export const sqliteFile = (config: Pick<StoreConfig, 'dataDir'>): string => join(config.dataDir, 'leads.db');

/** The channels by which an enquiry leaves, in the order of the start-up log. */
export const channelsOf = (config: Pick<StoreConfig, 'smtp' | 'webhook'>): Channel[] => [
  ...(config.smtp ? (['mail', 'confirm'] as const) : []),
  ...(config.webhook ? (['webhook'] as const) : []),
];
