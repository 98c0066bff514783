import { connect, createServer, type Socket } from 'node:net';

interface Line {
  readonly client: Socket;
  readonly upstream: Socket;
  /** Nothing passes any more, not even that a side has closed: the host at the other end is gone. */
  swallowed: boolean;
}

/** Stands between servers and their database and does to their lines what networks do. */
export interface TcpProxy {
  /** The address of a database as it is reached through the proxy. */
  through(url: string): string;
  /** Bytes on lines that open from now on arrive so much later in either direction, milliseconds. */
  latency(milliseconds: number): void;
  /** The lines that are open now lead nowhere from now on; new ones work, as after a failover. */
  swallowOpen(): void;
  /** Every line, new ones too, leads nowhere until it is called with false; those that it met stay so. */
  swallowAll(on: boolean): void;
  /**
   * Silences the next line on which a client sends what `starts` accepts, which is not passed on either.
   * @returns resolves when that has happened
   */
  swallowFrom(starts: (sent: string | Buffer) => boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a proxy.
 * @param target the address of a database
 * @param at its port; by default a free one
 */
export const startTcpProxy = async (target: string, at = 0): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const lines = new Set<Line>();
  let delay = 0;
  let swallowing = false;
  let silencing: { readonly starts: (sent: string | Buffer) => boolean; readonly done: () => void } | null = null;

  const carry = (line: Line, from: Socket, to: Socket, delay: number): void => {
    const later = (act: () => void): void => {
      if (delay === 0) act();
      else setTimeout(act, delay);
    };
    from.on('data', (piece) =>
      later(() => {
        if (!line.swallowed) to.write(piece);
      }),
    );
    from.on('error', () => undefined);
    from.on('close', () =>
      later(() => {
        if (line.swallowed) return;
        to.destroySoon();
        lines.delete(line);
      }),
    );
  };

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const line: Line = { client, upstream, swallowed: swallowing };
    lines.add(line);
    client.on('data', (piece) => {
      if (!silencing?.starts(piece)) return;
      line.swallowed = true;
      silencing.done();
      silencing = null;
    });
    carry(line, client, upstream, delay);
    carry(line, upstream, client, delay);
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;

  const swallowOpen = (): void => {
    for (const line of lines) line.swallowed = true;
  };

  return {
    through(url) {
      const changed = new URL(url);
      changed.port = String(own);
      return changed.href;
    },
    latency(milliseconds) {
      delay = milliseconds;
    },
    swallowOpen,
    swallowAll(on) {
      swallowing = on;
      if (on) swallowOpen();
    },
    swallowFrom(starts) {
      const { promise, resolve } = Promise.withResolvers<void>();
      silencing = { starts, done: resolve };
      return promise;
    },
    close() {
      for (const { client, upstream } of lines) {
        client.destroy();
        upstream.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
