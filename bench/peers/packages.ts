import { join } from 'node:path';
import { manifestOf } from '../../scripts/installed-packages.ts';
import { freePort, startServer } from '../processes.ts';
import type { Peer } from './peer.ts';

const modules = join(import.meta.dirname, '..', '..', 'checks', 'tools', 'node_modules');

const packagePeer = (
  name: string,
  entry: string,
  encodings: Peer['encodings'],
  args: (folder: string, port: number) => string[],
): Peer => {
  const folder = join(modules, name);
  const { version } = manifestOf(folder);
  return {
    name: `${name} ${version}`,
    encodings,
    async start(served) {
      const port = await freePort();
      return startServer(port, process.execPath, [join(folder, entry), ...args(served.folder, port)], {
        NODE_ENV: 'production',
      });
    },
  };
};

/** sirv looks files up in a list made at its start and sends the compressed variants of the build. */
export const sirv = (): Peer =>
  packagePeer('sirv-cli', 'bin.js', ['br', 'gzip'], (folder, port) => [
    ...[folder, '--quiet', '--etag', '--brotli', '--gzip'],
    ...['--host', '127.0.0.1', '--port', String(port)],
  ]);

/** serve compresses each answer itself, so it can send any encoding. */
export const serve = (): Peer =>
  packagePeer('serve', 'build/main.js', ['br', 'gzip'], (folder, port) => [
    ...[folder, '--no-request-logging', '--no-clipboard', '--listen', `tcp://127.0.0.1:${port}`],
  ]);
