import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The arguments of a command; says in one line what is wrong with them and ends the process.
 * @param config what the command takes
 */
export const argumentsOrEnd = <T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
