import type { Encoding } from '../../server/http/accept-encoding.ts';
import type { RunningServer } from '../processes.ts';

export interface ServedFolder {
  /** Holds every address as a file, with its compressed variants. */
  readonly folder: string;
  /** Headers for every answer, where the server can be configured. */
  readonly headers: Readonly<Record<string, string>>;
  /** For files of the server's own. */
  readonly scratch: string;
}

/** A server that ours is compared with. */
export interface Peer {
  readonly name: string;
  /** The encodings that it can send. */
  readonly encodings: readonly Exclude<Encoding, 'identity'>[];
  start(served: ServedFolder): Promise<RunningServer>;
}
