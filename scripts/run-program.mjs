/** Plain JavaScript, because `run.mjs` must run in an old system Node. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Passes signals on to it. The status is 128 and more after a signal, 127 when it could not be started. */
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
      console.error(`Could not start ${command}: ${error.message}`);
      end(127);
    });
    child.on('close', (status, signal) => end(status ?? 128 + constants.signals[signal]));
  });
