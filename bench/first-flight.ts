/** How many bytes a browser needs before it can paint: the page with its styles, and the response head. */
import { connect } from 'node:net';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { ownRow } from './own-row.ts';
import type { Row } from './part.ts';
import { figure } from './statistics.ts';

/** The aim: ten packets, which a server may send before the client's first acknowledgement (RFC 6928). */
const BYTES = 14_600;

/** The bytes of a page in brotli with its whole response head, as the server sends them to a browser in HTTP/1.1. */
const answerSize = (origin: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const connection = connect(Number(port), hostname);
    const head = [`GET ${path} HTTP/1.1`, `host: ${host}`, 'accept-encoding: br', 'x-forwarded-proto: https'];
    connection.write(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n`);
    connection.on('data', () => {}).on('error', reject);
    connection.on('close', () => resolve(connection.bytesRead));
  });

/**
 * Measures the largest page.
 * @param origin a site that trusts its proxy
 */
export const firstFlight = async (origin: string): Promise<Row> => {
  let [most, where] = [0, ''];
  for (const path of pageRoutes().map(canonicalPath)) {
    const size = await answerSize(origin, path);
    if (size > most) [most, where] = [size, path];
  }
  return ownRow(
    'largest page: HTML with styles, brotli, and response head',
    `${figure(most)} bytes (${where})`,
    `at most ${figure(BYTES)}`,
    most <= BYTES,
  );
};
