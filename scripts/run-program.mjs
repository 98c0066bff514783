/** Plain JavaScript, because `run.mjs` must run in an old system Node. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program with the terminal of this one, and passes signals on to it: who ends this process alone ends it too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ status: number, output: string }>} its exit status (128 and more after a signal, 127 when it could
 * not be started), and what it printed, with `stdio: 'pipe'`
 */
export const runProgram = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const passOn = (signal) => void child.kill(signal);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece));
    const end = (status) => {
      for (const signal of passedOn) process.off(signal, passOn);
      resolve({ status, output });
    };
    for (const signal of passedOn) process.on(signal, passOn);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on('close', (status, signal) => end(status ?? 128 + constants.signals[signal]));
  });
