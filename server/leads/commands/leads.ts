/** `npm run leads`: the commands of the staff. */
import { runCommandLine } from './command-line.ts';

// The program that reads the output may end early, as `head` does.
process.stdout.on('error', (error: Error & { code?: string }) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, process.stdout, (text) =>
  console.error(text),
);
