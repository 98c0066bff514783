import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Takes a free port until it is released. */
export const takePort = async (host = '127.0.0.1') => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, release: () => once(server.close(), 'close') };
};

/** Returns a port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const { port, release } = await takePort();
  await release();
  return port;
};

/** True if a program listens on a port of this machine. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
