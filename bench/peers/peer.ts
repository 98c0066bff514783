import type { Encoding } from '../../server/http/accept-encoding.ts';
import type { RunningServer } from '../processes.ts';

/** What a server is to serve. */
export interface ServedFolder {
  /** Every address as a file, with its compressed forms beside it. */
  readonly folder: string;
  /** Headers that every answer is to carry, where the server can be told. */
  readonly headers: Readonly<Record<string, string>>;
  /** For files of the server's own. */
  readonly scratch: string;
}

/** A server that ours is held against. */
export interface Peer {
  readonly name: string;
  /** The encodings in which it can serve what was compressed beforehand. */
  readonly encodings: readonly Exclude<Encoding, 'identity'>[];
  start(served: ServedFolder): Promise<RunningServer>;
}
