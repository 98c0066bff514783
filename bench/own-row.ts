import type { Row } from './part.ts';

/** A row of the table without a peer. */
export const ownRow = (what: string, ours: string, aim: string, met: boolean | null): Row => ({
  what,
  ours,
  peer: '',
  ratio: '',
  aim,
  met,
});
