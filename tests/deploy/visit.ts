import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { contactForm, multipart } from '../../server/leads/intake/testing/form-server.ts';
import type { RunningProxy } from './proxies.ts';

/** The name in the sample files. */
export const SITE = 'www.example.com';

export interface Visit {
  readonly path?: string;
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The visitor's own address; any of 127.0.0.0/8. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ask = (proxy: RunningProxy, secure: boolean, visit: Visit): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const host = visit.host ?? SITE;
    const options = {
      host: '127.0.0.1',
      port: secure ? proxy.httpsPort : proxy.httpPort,
      path: visit.path ?? '/',
      method: visit.method ?? 'GET',
      headers: { host, ...visit.headers, ...(visit.body ? { 'content-length': Buffer.byteLength(visit.body) } : {}) },
      localAddress: visit.from ?? '127.0.0.1',
      timeout: 60_000,
      agent: false as const,
    };
    const sent = secure ? httpsRequest({ ...options, servername: host, ca: proxy.ca }) : httpRequest(options);
    sent.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer for a minute')));
    sent.on('error', reject);
    sent.end(visit.body);
  });

/** Sends a request over HTTPS; the certificate is checked. */
export const visit = (proxy: RunningProxy, what: Visit = {}): Promise<Answer> => ask(proxy, true, what);

export const visitPlain = (proxy: RunningProxy, what: Visit = {}): Promise<Answer> => ask(proxy, false, what);

/** Returns the status of a page that is asked for over HTTP/2. */
export const visitHttp2 = (proxy: RunningProxy, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const session = connectHttp2(`https://${SITE}:${proxy.httpsPort}`, {
      ca: proxy.ca,
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ':authority': SITE });
    let status = 0;
    stream.on('response', (headers) => {
      status = headers[':status'] ?? 0;
    });
    stream.on('error', reject);
    stream.on('end', () => {
      session.close();
      resolve(status);
    });
    stream.resume();
  });

/** Posts a contact form as the page's script does. */
export const post = async (proxy: RunningProxy, message: string, more: Visit = {}): Promise<Answer> => {
  const encoded = new Response(multipart({ ...contactForm, message }));
  return visit(proxy, {
    method: 'POST',
    body: Buffer.from(await encoded.arrayBuffer()),
    ...more,
    headers: {
      accept: 'application/json',
      'content-type': encoded.headers.get('content-type') ?? '',
      origin: `https://${SITE}`,
      'sec-fetch-site': 'same-origin',
      ...more.headers,
    },
  });
};
