/**
 * `npm run dates`: due dates that the government has moved. `-- extend ID PERIOD DATE --source URL [--until DAY]`
 * records one in content/due-dates/extensions.json, `-- list` shows them, `-- drop ID PERIOD` takes one back.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Extension, extensions } from '../content/due-dates/extensions.ts';
import { dayInIndia } from '../src/site/indian-time.ts';
import { argumentsOrEnd } from './arguments-or-end.ts';
import { drop, extend, findPeriod, withRecord } from './dates/extend.ts';

const FILE = 'content/due-dates/extensions.json';

const fail = (...lines: readonly string[]): void => {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
};

const { values, positionals } = argumentsOrEnd({
  allowPositionals: true,
  options: { source: { type: 'string' }, until: { type: 'string' } },
});
const [verb = 'list', id, period, to] = positionals;
const today = dayInIndia(Date.now());

const record = (extension: Extension, what: string): void => {
  const text = JSON.stringify(withRecord(extensions, extension), null, 2);
  writeFileSync(join(import.meta.dirname, '..', FILE), `${text}\n`);
  console.log(`Recorded in ${FILE}: ${what}. Build the site to show it.`);
};

const describe = (extension: Extension): string => {
  const found = findPeriod(extension.due, extension.period, today);
  const by = typeof found === 'string' ? 'the day by the rule' : found.by;
  const now = extension.to ? `${extension.to} instead of ${by}, said until ${extension.until}` : `${by} again`;
  return `${extension.due} ${extension.period}: ${now}\n    ${extension.source}, recorded on ${extension.day}`;
};

switch (verb) {
  case 'list':
    for (const extension of extensions) console.log(describe(extension));
    console.log(`Recorded: ${extensions.length}.`);
    break;
  case 'extend': {
    const made = extend({ id, period, to, source: values.source, until: values.until }, extensions, today);
    if ('due' in made) record(made, `${made.due} ${made.period} is due on ${made.to}`);
    else fail(...made);
    break;
  }
  case 'drop': {
    const made = drop(id, period, extensions, today);
    if (typeof made === 'string') fail(made);
    else record(made, `${made.due} ${made.period} is due by the rule again`);
    break;
  }
  default:
    fail(`There is no "${verb}": extend ID PERIOD DATE, list or drop ID PERIOD.`);
}
