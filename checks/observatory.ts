/**
 * `npm run check:observatory`: grades this server behind TLS with Mozilla's HTTP Observatory, unchanged. Prints score,
 * grade and every test; exits with 1 below A+ or 130 points. Needs `npm run build` and `openssl`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestOf } from '../scripts/installed-packages.ts';
import { startSite } from '../tests/support/site.ts';
import { ensureTools, ToolsError } from './tools/install.ts';
import { toolsFolder } from './tools/run-tool.ts';

const WANTED = { grade: 'A+', score: 130 } as const;

const tool = join(toolsFolder, '@mdn', 'mdn-http-observatory');

const reportSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number(), algorithmVersion: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() })),
});
type Report = z.infer<typeof reportSchema>;

const failureSchema = z.object({ error: z.string() });

/**
 * The package looks the host up in the list of hosts that browsers know as https-only. It downloads the list in its
 * install script, which is not run here; with an empty list the host is unknown, as "localhost" is.
 */
const withPreloadList = (): void => {
  const list = join(tool, 'conf', 'hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}\n');
};

/** Writes a certificate for "localhost" that is valid for a day. */
const makeCertificate = (folder: string): { readonly key: string; readonly cert: string } => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key, cert };
};

/**
 * A small reverse proxy: it speaks TLS and says so to the server, and redirects plain requests to https. Both are on one
 * port, distinguished by the first byte, because the grading takes one host name.
 */
const startProxy = async (
  origin: string,
  { key, cert }: { readonly key: string; readonly cert: string },
): Promise<{ readonly port: number; readonly close: () => void }> => {
  const { hostname, port } = new URL(origin);
  const secure = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': asked.socket.remoteAddress };
    const forward = httpRequest({ hostname, port, method: asked.method, path: asked.url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    forward.on('error', () => answer.destroy());
    asked.pipe(forward);
  });
  const plain = createHttpServer((asked, answer) => {
    answer.writeHead(301, { location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const TLS_HANDSHAKE = 22;
  const front = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve));
  return {
    port: (front.address() as AddressInfo).port,
    close: () => {
      front.close();
      secure.closeAllConnections();
      plain.closeAllConnections();
    },
  };
};

/** Runs the package's command, which prints JSON, with a Node that trusts the certificate. */
const grade = (host: string, certificate: string): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(tool, 'src', 'scan.js'), host], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('error', reject).on('close', () => {
      const output: unknown = JSON.parse(text);
      const failure = failureSchema.safeParse(output);
      if (failure.success) reject(new Error(failure.data.error));
      else resolve(reportSchema.parse(output));
    });
  });

const run = async (): Promise<void> => {
  ensureTools();
  withPreloadList();
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const certificate = makeCertificate(folder);
  const site = await startSite({ TRUST_PROXY: 'true' });
  const front = await startProxy(site.origin, certificate);
  try {
    const { scan, tests } = await grade(`localhost:${front.port}`, certificate.cert);
    for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
      console.log(`${pass ? 'pass' : 'FAIL'}  ${String(scoreModifier).padStart(3)}  ${name}: ${result}`);
    const { version } = manifestOf(tool);
    console.log(
      `${scan.grade}, ${scan.score} points (mdn-http-observatory ${version}, algorithm ${scan.algorithmVersion}).`,
    );
    if (scan.grade !== WANTED.grade || scan.score < WANTED.score) process.exitCode = 1;
  } finally {
    front.close();
    await site.close();
    rmSync(folder, { recursive: true });
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof ToolsError ? error.message : error);
  process.exitCode = 1;
}
