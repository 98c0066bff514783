/** `npm run facts`: the facts that are due for review or carry a note. `-- --all` lists the whole register. */
import { facts } from '../content/facts.ts';

const today = new Date().toISOString().slice(0, 10);
const all = process.argv.includes('--all');
const entries = Object.entries(facts);
const due = entries.filter(([, entry]) => entry.reviewBy <= today);
const noted = entries.filter(([, entry]) => entry.review);

const print = (list: typeof entries): void => {
  for (const [id, entry] of list) {
    console.log(`${id}: ${entry.text}\n    source: ${entry.source}; checked ${entry.checkedOn}, due ${entry.reviewBy}`);
    if (entry.review) console.log(`    ${entry.review}`);
  }
};

if (all) print(entries);
else {
  console.log(`Due for review on ${today}: ${due.length}`);
  print(due);
  console.log(`\nWith a note for the owner: ${noted.length}`);
  print(noted);
}
console.log(`\n${entries.length} facts in content/facts.ts.`);
