/** A process that loads a server with autocannon and prints what came back as JSON: see `serving-load.ts`. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const [url = '', file = '', encoding = '', seconds = '', connections = ''] = process.argv.slice(2);
const requests = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', etag = ''] = line.split('\t');
    return { path, headers: { 'accept-encoding': encoding, ...(etag ? { 'if-none-match': etag } : {}) } };
  });
const result = await autocannon({ url, connections: Number(connections), duration: Number(seconds), requests });
console.log(
  JSON.stringify({
    requests: result.requests.total,
    seconds: result.duration,
    p99: result.latency.p99,
    failed: result.errors + result['4xx'] + result['5xx'],
  }),
);
