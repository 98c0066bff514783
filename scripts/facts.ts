/**
 * `npm run facts`: what the owner has to decide about facts. `-- list [--all]`, `-- sheet [FILE]` writes a page to print,
 * `-- accept ID` and `-- keep ID` record a decision in content/fact-decisions.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allDecisions } from '../content/decided.ts';
import { doubts } from '../content/doubts/doubts.ts';
import { type FactId, facts } from '../content/facts.ts';
import { passedReviews } from '../content/passed-reviews.ts';
import { argumentsOrEnd } from './arguments-or-end.ts';
import { decide, withDecision } from './facts/decide.ts';
import { insteadOf, openDoubts, sheet, sourcesOf } from './facts/sheet.ts';
import { whereShown } from './facts/where-shown.ts';

const root = join(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);
const { values, positionals } = argumentsOrEnd({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    who: { type: 'string' },
    source: { type: 'string' },
    day: { type: 'string' },
  },
});
const [verb = 'list', id] = positionals;

const fail = (...lines: readonly string[]): void => {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
};

const list = (): void => {
  const open = openDoubts();
  for (const each of open) {
    console.log(`${each}\n    the site says: ${doubts[each].says}\n    believed:      ${doubts[each].believed}`);
    console.log(`    open:          ${sourcesOf(each).join(', ')}\n    shown on:      ${whereShown(each).join(', ')}`);
    if (values.all) for (const line of insteadOf(each)) console.log(`    instead:       ${line}`);
  }
  const entries = Object.entries(facts) as [FactId, (typeof facts)[FactId]][];
  if (values.all)
    for (const [name, { text, source, checkedOn, reviewBy }] of entries)
      console.log(
        `${name}: ${text}\n    ${source.name}; ${checkedOn ? `seen ${checkedOn}` : 'not seen yet'}, due ${reviewBy}`,
      );
  const due = passedReviews(today);
  for (const name of due) console.log(`${name} was due for another look on ${facts[name].reviewBy}`);
  const seen = entries.filter(([, { checkedOn }]) => checkedOn).length;
  console.log(
    `\n${open.length} doubts open, ${due.length} facts due, ${seen} of ${entries.length} facts seen at their source.`,
  );
};

const record = (verdict: 'accept' | 'keep'): void => {
  const decision = decide({ verdict, id, who: values.who, source: values.source, day: values.day }, today);
  if (!('id' in decision)) {
    fail(...decision);
    return;
  }
  const file = join(root, 'content', 'fact-decisions.json');
  writeFileSync(file, `${JSON.stringify(withDecision(allDecisions, decision), null, 2)}\n`);
  console.log(
    `Recorded in content/fact-decisions.json: ${decision.verdict} ${decision.id}. Build the site to show it.`,
  );
};

switch (verb) {
  case 'list':
    list();
    break;
  case 'sheet': {
    const file = id ?? 'facts-to-decide.html';
    writeFileSync(file, sheet(today));
    console.log(`${openDoubts().length} doubts written to ${file}; open it in a browser and print it.`);
    break;
  }
  case 'accept':
  case 'keep':
    record(verb);
    break;
  default:
    fail(`There is no "${verb}": list, sheet, accept ID or keep ID.`);
}
