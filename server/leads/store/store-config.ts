import { join } from 'node:path';
import type { Channel } from './schema.ts';

/** What opening a store needs of the settings. */
export interface StoreConfig {
  /** The folder of the SQLite file; also where `backup` writes by default. */
  readonly dataDir: string;
  /** The PostgreSQL database that holds the enquiries; null when the SQLite file does. */
  readonly databaseUrl: string | null;
  /** The store only asks whether there is one. */
  readonly smtp: object | null;
  readonly webhook: object | null;
  /** Whether senders get a mail that their enquiry arrived. */
  readonly acknowledge: boolean;
}

/** The SQLite file of a data folder. */
export const sqliteFile = (config: Pick<StoreConfig, 'dataDir'>): string => join(config.dataDir, 'leads.db');

/** The channels that are configured. */
export const channelsOf = (config: Pick<StoreConfig, 'smtp' | 'webhook' | 'acknowledge'>): Channel[] => [
  ...(config.smtp ? (['mail', 'confirm'] as const) : []),
  ...(config.webhook ? (['webhook'] as const) : []),
  ...(config.smtp && config.acknowledge ? (['acknowledge'] as const) : []),
];
