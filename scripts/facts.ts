/**
 * `npm run facts`: every fact of law by the day on which it was looked up, the oldest first, and the open ones; then which
 * office decides what, and for which places none is known.
 */

import { citySlugs } from '../content/cities/index.ts';
import { departments } from '../content/departments/en.ts';
import * as officeWords from '../content/jurisdictions/en.ts';
import { kindIds } from '../content/jurisdictions/kinds.ts';
import type { Area } from '../content/jurisdictions/record.ts';
import { jurisdictions } from '../content/jurisdictions/register.ts';
import { localSite } from '../content/local-site.ts';
import type { Entry } from '../content/register/entry.ts';
import { type LawId, register } from '../content/register/register.ts';
import { readConfirmations } from '../generator/checks/check-law.ts';
import { officesAt } from '../src/jurisdictions/find-offices.ts';
import { writeOffice } from '../src/jurisdictions/write-row.ts';
import { loadSiteOrExit } from './load-or-exit.ts';

const { site, folder } = loadSiteOrExit();
const { facts } = localSite(site, 'en');
const { confirmed, mistakes } = readConfirmations({ facts }, folder);
const confirmedBy = (id: LawId): string => {
  const found = confirmed.get(id);
  return found ? `\n    confirmed by ${found.who} on ${found.day}: ${found.where}` : '';
};

const entries = (Object.entries(register) as [LawId, Entry][]).toSorted(([, a], [, b]) =>
  a.lookedUp < b.lookedUp ? -1 : Number(a.lookedUp > b.lookedUp),
);
for (const [id, { certainty, lookedUp, department, basis }] of entries)
  console.log(
    `${lookedUp}  ${certainty}  ${id}: ${facts[id].text}\n    ${basis} (${departments[department].url})${confirmedBy(id)}`,
  );
const open = entries.filter(([, { certainty }]) => certainty === 'open');
console.log(`\n${entries.length} facts, ${open.length} of them open${open.map(([id]) => `\n    ${id}`).join('')}`);

const nameArea = (area: Area): string => {
  if ('state' in area) return 'all of Tamil Nadu';
  return 'towns' in area ? area.towns.join(', ') : `districts ${area.districts.join(', ')}`;
};
console.log('\nWhich office decides');
for (const { area, certainty, kind, lookedUp, office, since, sources } of jurisdictions)
  console.log(
    `${lookedUp}  ${certainty}  ${kind}: ${writeOffice(office, officeWords)}${since ? ` (since ${since})` : ''}\n    ${nameArea(area)}; ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`,
  );
for (const kind of kindIds) {
  const openPlaces = citySlugs.filter((city) =>
    officesAt(city).some((row) => row.kind === kind && row.office === 'open'),
  );
  if (openPlaces.length > 0)
    console.log(`open  ${kind}: ${openPlaces.length} of ${citySlugs.length}: ${openPlaces.join(', ')}`);
}
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;
