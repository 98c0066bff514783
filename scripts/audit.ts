/** `npm run audit -- http://host`: the audit of the page `/audit`, as a command. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  type Clock,
  type Condition,
  type Environment,
  holds,
  isReportFormat,
  measured,
  measureNames,
  type Pace,
  type Progress,
  parseCondition,
  type ReportFormat,
  realClock,
  runAudit,
  type SiteKnowledge,
  writers,
} from '../src/audit/index.ts';

const usage = `Usage: npm run audit -- http://host [options]

  --format txt|csv|json|junit   the report on standard output (txt)
  --fail-on CONDITION           exit with 1 when it holds, for example 'score<90'; may be given several times
                                or separated by commas (errors>0). Measures: ${measureNames.join(', ')}
  --aliases                     audit the other addresses of each page too
  --help                        show this text

Exit codes: 0 fine, 1 a condition of --fail-on holds, 2 the audit could not be run.
`;

/** A command line that cannot be read. */
class UsageError extends Error {}

interface Settings {
  readonly origin: string;
  readonly format: ReportFormat;
  readonly conditions: readonly Condition[];
  readonly aliases: boolean;
}

const readOrigin = (positionals: readonly string[]): string => {
  const [address, ...more] = positionals;
  if (address === undefined) throw new UsageError('Say which site to audit, for example http://localhost:3000');
  if (more.length > 0) throw new UsageError(`One site at a time, not also ${more.join(' ')}`);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${address}" is no address like http://localhost:3000`);
  if (url.username || url.pathname !== '/' || url.search || url.hash)
    throw new UsageError(`"${address}" must be a site without a path: the audit begins at its sitemap`);
  return url.origin;
};

const readSettings = (args: readonly string[]): Settings | 'help' => {
  const options = {
    format: { type: 'string', default: 'txt' },
    'fail-on': { type: 'string', multiple: true, default: ['errors>0'] as string[] },
    aliases: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } satisfies ParseArgsConfig['options'];
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  };
  const { values, positionals } = parse();
  if (values.help) return 'help';
  const origin = readOrigin(positionals);
  if (!isReportFormat(values.format))
    throw new UsageError(`--format is txt, csv, json or junit, not "${values.format}"`);
  const conditions = values['fail-on']
    .flatMap((list) => list.split(','))
    .map((text) => {
      const condition = parseCondition(text);
      if (!condition) throw new UsageError(`--fail-on "${text}" is no condition like score<90 or errors>0`);
      return condition;
    });
  return { origin, format: values.format, conditions, aliases: values.aliases };
};

/** What the command reads and writes; tests give it another one. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly pace?: Partial<Pace>;
  readonly site?: SiteKnowledge;
}

/** How often a line of progress is printed at most, milliseconds. */
const PRINT_EVERY = 1000;

const progressPrinter = ({ err, clock }: Terminal): ((progress: Progress) => void) => {
  let printedAt = -PRINT_EVERY;
  return ({ phase, done, total, remainingMs }) => {
    if (phase === 'done' || (clock.now() - printedAt < PRINT_EVERY && done < total)) return;
    printedAt = clock.now();
    const rest = remainingMs ? `, about ${Math.ceil(remainingMs / 1000)} s left` : '';
    err(`${phase}: ${done} of ${total}${rest}\n`);
  };
};

/** Runs the command. @returns the exit code */
export const auditCommand = async (args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> => {
  const { out, err, fetch, clock, signal, pace, site } = terminal;
  const settings = readSettingsOr(args, err);
  if (settings === null) return 2;
  if (settings === 'help') {
    out(usage);
    return 0;
  }
  const log = {
    warn: (message: string, details: Readonly<Record<string, unknown>>) =>
      err(`${message}: ${JSON.stringify(details)}\n`),
  };
  const environment: Environment = { fetch, clock, log };
  const { origin, aliases, format, conditions } = settings;
  const optional = { ...(pace ? { pace } : {}), ...(site ? { site } : {}) };
  const report = await runAudit(
    { origin, aliases, signal, onProgress: progressPrinter(terminal), ...optional },
    environment,
  );
  out(writers[format].write(report));
  if (report.rows.every(({ result }) => result.statusCode === 0)) {
    err(`Nothing at ${origin} answered: is the site running there?\n`);
    return 2;
  }
  if (report.cancelled) err('Cancelled: the report holds what was there.\n');
  const failed = conditions.filter((condition) => holds(report, condition));
  for (const condition of failed)
    err(
      `Failed: ${condition.measure}${condition.comparison}${condition.limit} (it is ${measured(report, condition)})\n`,
    );
  if (report.cancelled) return 2;
  return failed.length > 0 ? 1 : 0;
};

const readSettingsOr = (args: readonly string[], err: (text: string) => void): Settings | 'help' | null => {
  try {
    return readSettings(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${error.message}\n\n${usage}`);
    return null;
  }
};

if (import.meta.main) {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.exitCode = await auditCommand(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    fetch,
    clock: realClock,
    signal: stop.signal,
  });
}
