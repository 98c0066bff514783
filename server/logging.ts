import { type LevelWithSilent, type Logger, pino } from 'pino';

/** The part of the log that most of the server uses. No line may hold what a visitor typed. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Returns where an error was thrown, without its message: that could quote what a visitor typed. */
export const listFrames = (error: unknown): string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];

const errorForLog = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, ...('code' in error ? { code: error.code } : {}), frames: listFrames(error) }
    : { type: typeof error };

/** Fields that no line should have; they are removed from one that has them by mistake. */
const personal = ['email', 'phone', 'body', 'headers', 'url', 'ip', 'remoteAddress', 'authorization', 'cookie'];

/**
 * Writes one line of JSON for each event. Errors lose their message; http/requests.ts decides what is logged of
 * requests.
 */
export const createLog = (level: LevelWithSilent): Logger =>
  pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: errorForLog,
      error: errorForLog,
      req: () => undefined,
      res: () => undefined,
    },
    redact: { paths: [...personal, ...personal.map((name) => `*.${name}`)], remove: true },
  });
