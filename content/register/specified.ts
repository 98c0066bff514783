import { type Office, offices } from '../offices.ts';
import type { KnownEntry, Said } from './entry.ts';

/** An entry whose sources are not recorded yet. */
export const specified = (office: Office, said: Said, since?: string): KnownEntry => ({
  ...said,
  ...(since ? { since } : {}),
  certainty: 'settled',
  office,
  basis: offices[office].name,
  sources: [{ url: offices[office].url, official: true }],
  lookedUp: '2026-11-23',
});
