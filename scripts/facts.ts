/** `npm run facts`: every fact of law by the day on which it was looked up, the oldest first, and the open ones. */

import { localSite } from '../content/local-site.ts';
import { offices } from '../content/offices/en.ts';
import type { Entry } from '../content/register/entry.ts';
import { type LawId, register } from '../content/register/register.ts';
import { readConfirmations } from '../generator/checks/check-law.ts';
import { siteOrEnd } from './or-end.ts';

const { site, folder } = siteOrEnd();
const { facts } = localSite(site, 'en');
const { confirmed, mistakes } = readConfirmations({ facts }, folder);
const confirmedBy = (id: LawId): string => {
  const found = confirmed.get(id);
  return found ? `\n    confirmed by ${found.who} on ${found.day}: ${found.where}` : '';
};

const entries = (Object.entries(register) as [LawId, Entry][]).toSorted(([, a], [, b]) =>
  a.lookedUp < b.lookedUp ? -1 : Number(a.lookedUp > b.lookedUp),
);
for (const [id, { certainty, lookedUp, office, basis }] of entries)
  console.log(
    `${lookedUp}  ${certainty}  ${id}: ${facts[id].text}\n    ${basis} (${offices[office].url})${confirmedBy(id)}`,
  );
const open = entries.filter(([, { certainty }]) => certainty === 'open');
console.log(`\n${entries.length} facts, ${open.length} of them open${open.map(([id]) => `\n    ${id}`).join('')}`);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;
