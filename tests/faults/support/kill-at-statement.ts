/**
 * Loaded into a program before anything else (`node --import`): ends it like a power cut right before or after its
 * n-th statement reaches the database; KILL_AT is n, KILL_WHEN is "before" or "after".
 */
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const at = Number(process.env.KILL_AT);
const after = process.env.KILL_WHEN === 'after';
let count = 0;

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/** Wraps a method of both drivers' prototypes, whose many overloads no type can follow. */
const wrap = (prototype: object, name: string, around: (call: () => unknown) => unknown): void => {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`There is no method ${name}`);
  Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
    return around(() => Reflect.apply(original, this, args));
  });
};

const counted = (call: () => unknown): unknown => {
  const mine = ++count === at;
  if (mine && !after) die();
  const result = call();
  if (!mine) return result;
  if (result instanceof Promise) return result.finally(die);
  die();
  return result;
};

for (const name of ['run', 'all']) wrap(StatementSync.prototype, name, counted);
wrap(pg.Client.prototype, 'query', counted);
