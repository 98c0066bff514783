/** Plain JavaScript, because `run.mjs` must run in an old system Node. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program with the terminal of this one, and passes signals on to it: who ends this process alone ends it too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit status; 128 and more after a signal, 127 when it could not be started
 */
export const runProgram = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const passOn = (signal) => void child.kill(signal);
    const end = (status) => {
      for (const signal of passedOn) process.off(signal, passOn);
      resolve(status);
    };
    for (const signal of passedOn) process.on(signal, passOn);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on('close', (status, signal) => end(status ?? 128 + constants.signals[signal]));
  });
