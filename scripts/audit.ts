/** `npm run audit -- http://host`: the audit of the page `/audit`, as a command. */
import { parseArgs } from 'node:util';
import { ownSite } from '../src/audit/own-site.ts';
import { type ReportFormat, writers } from '../src/audit/report.ts';
import { type AuditOptions, type Progress, runAudit } from '../src/audit/run-audit.ts';
import { createEdition } from '../src/edition/edition.ts';
import { loadSiteOrExit } from './load-or-exit.ts';

const usage = `Usage: npm run audit -- http://host [--format txt|csv|json] [--aliases]

The report comes on standard output; with --aliases the other addresses of each page are audited too.
Exit codes: 0 fine, 1 addresses with errors, 2 the audit could not be run.
`;

const isFormat = (text: string): text is ReportFormat => Object.hasOwn(writers, text);

/** @throws TypeError that says what is wrong */
const readArguments = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { format: { type: 'string', default: 'txt' }, aliases: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { format, aliases } = values;
  const [address = '', ...more] = positionals;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || more.length > 0)
    throw new TypeError('Name one site to audit, for example http://localhost:3000');
  if (url.href !== `${url.origin}/`)
    throw new TypeError(`"${address}" must be a site without a path: the audit begins at its sitemap`);
  if (!isFormat(format)) throw new TypeError(`Unknown --format "${format}". Use ${Object.keys(writers).join(', ')}.`);
  return { origin: url.origin, format, aliases };
};

const PRINT_INTERVAL_MS = 1000;

const progressPrinter = (print: (text: string) => void): ((progress: Progress) => void) => {
  let printedAt = -PRINT_INTERVAL_MS;
  return ({ phase, done, total, remainingMs }) => {
    if (phase === 'done' || (performance.now() - printedAt < PRINT_INTERVAL_MS && done < total)) return;
    printedAt = performance.now();
    const rest = remainingMs ? `, about ${Math.ceil(remainingMs / 1000)} s left` : '';
    print(`${phase}: ${done} of ${total}${rest}\n`);
  };
};

export interface Terminal extends Pick<AuditOptions, 'signal' | 'pace' | 'site' | 'environment'> {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export const auditCommand = async (args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> => {
  const { out, err, ...options } = terminal;
  let asked: ReturnType<typeof readArguments>;
  try {
    asked = readArguments(args);
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const { origin, format, aliases } = asked;
  const report = await runAudit({ ...options, origin, aliases, onProgress: progressPrinter(err) });
  out(writers[format].write(report));
  if (report.rows.every(({ result }) => result.statusCode === 0)) {
    err(`Nothing at ${origin} answered: is the site running there?\n`);
    return 2;
  }
  if (report.cancelled) err('Cancelled: the report holds what was there.\n');
  if (report.cancelled) return 2;
  return report.summary.errorUrls > 0 ? 1 : 0;
};

if (import.meta.main) {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.exitCode = await auditCommand(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    signal: stop.signal,
    site: ownSite(createEdition(loadSiteOrExit().site, 'en')),
  });
}
