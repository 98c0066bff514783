import type { Row } from './part.ts';

/** A line of the table that is held against an aim, or nothing, but not against a peer. */
export const ownRow = (what: string, ours: string, aim: string, met: boolean | null): Row => ({
  what,
  ours,
  peer: '',
  ratio: '',
  aim,
  met,
});
