/** `npm run check:launch`: prints what is missing before launch, each with what to do; exits with 1 when there is any. */

import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { claimAnswers, firm, firmPrices, nativeReader } from '../content/firm.ts';
import { firmFolderName, placeholdersIn } from '../content/read-firm.ts';
import type { Entry } from '../content/register/entry.ts';
import { register } from '../content/register/register.ts';
import { readConfirmations } from '../generator/checks/check-law.ts';
import { builtLocales } from '../src/addresses/built-locales.ts';
import { DAY_MS } from '../src/office/durations.ts';

/** Days that a fact may go without another look. */
const OLD = 180;

const folder = firmFolderName();
const { mistakes } = readConfirmations();

/** A language is published once a native reader has signed for it. */
const unsigned =
  builtLocales.includes('ta') && nativeReader === null
    ? [
        `the Tamil pages have no native reader; write languages: [en] into ${folder}/firm.yaml, or docs/owner.md says what to read and where to sign`,
      ]
    : [];

const missing: readonly string[] = [
  ...unsigned,
  // "phone" is the first of the phones.
  ...placeholdersIn(firm).flatMap((field) =>
    field === 'phone' ? [] : [`${folder}/firm.yaml: ${field} is still a placeholder; edit it, or run npm run setup`],
  ),
  ...(firmPrices.ours
    ? []
    : [`${folder}/prices.yaml: are these your prices? Look at each and write ours: yes, or run npm run setup`]),
  ...mistakes,
  ...claimIds
    .filter((id) => claimAnswers[id] === 'undecided')
    .map((id) => `${folder}/claims.yaml: ${id}: is it true? "${claims[id].text}"; write yes or no`),
];

/** What is to be looked at again, and does not keep the site from its launch. */
const age = (day: string): number => (Date.now() - Date.parse(day)) / DAY_MS;
const looks: readonly string[] = (Object.entries(register) as [string, Entry][]).flatMap(
  ([id, { certainty, lookedUp }]) => [
    ...(certainty === 'open' ? [`${id} is open: look it up`] : []),
    ...(age(lookedUp) > OLD ? [`${id} was looked up on ${lookedUp}: look again`] : []),
  ],
);

for (const line of [...looks, ...missing]) console.log(line);
console.log(missing.length === 0 ? 'Ready for launch.' : `${missing.length} things are missing before launch.`);
process.exitCode = missing.length === 0 ? 0 : 1;
