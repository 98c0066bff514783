import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/** The part of the log that most of the server uses. What is logged never holds what a visitor typed. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Where an error was thrown, without its message: that could quote what a visitor typed. */
export const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];

/** An error as the log may know it. */
const errorForLog = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, ...('code' in error ? { code: error.code } : {}), frames: framesOf(error) }
    : { type: typeof error };

/** Fields that no line should have; a mistake in a line must not become a leak. */
const personal = ['email', 'phone', 'body', 'headers', 'url', 'ip', 'remoteAddress', 'authorization', 'cookie'];

/**
 * The one logger of the process: JSON, one line an event. Errors lose their message, requests and replies are not
 * written at all: the lines about them (request-log.ts) name what may be known.
 */
export const createLog = (level: LevelWithSilent, stream?: DestinationStream): Logger => {
  const options = {
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
  };
  return stream ? pino(options, stream) : pino(options);
};
