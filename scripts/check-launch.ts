/** `npm run check:launch`: prints what is missing before launch, each with what to do; exits with 1 when there is any. */

import { isSample, ownFolder } from '../config/firm-folder.ts';
import { warnOfOtherState } from '../config/other-state.ts';
import { placeholdersIn } from '../config/read-firm.ts';
import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { localSite } from '../content/local-site.ts';
import type { Entry } from '../content/register/entry.ts';
import { register } from '../content/register/register.ts';
import { readConfirmations } from '../generator/checks/check-law.ts';
import { DAY_MS } from '../src/office/durations.ts';
import { siteOrEnd } from './or-end.ts';

/** Days that a fact may go without another look. */
const OLD = 180;

const { folder, site } = siteOrEnd();
const { firm, prices, claimAnswers, tamilReader, locales } = site;
const english = localSite(site, 'en');
const texts = claims(english);
const { mistakes } = readConfirmations(english, folder);
/** Where the owner mends what is missing; nobody edits the sample. */
const { name } = ownFolder(process.env);

/** A language is published once a native reader has signed for it. */
const unsigned =
  locales.includes('ta') && tamilReader === null
    ? [
        `the Tamil pages have no native reader; write languages: [en] into ${name}/firm.yaml, or docs/owner.md says what to read and where to sign`,
      ]
    : [];

const otherState = warnOfOtherState(firm.address.region);

const missing: readonly string[] = [
  ...(otherState
    ? [`${name}/firm.yaml: address.region: ${otherState} Publish it only for an office in Tamil Nadu; write its state`]
    : []),
  ...(isSample(folder)
    ? [`there is no folder ${name} yet and the sample firm is shown; run npm run setup, which makes the folder`]
    : []),
  ...unsigned,
  // "phone" is the first of the phones.
  ...placeholdersIn(firm).flatMap((field) =>
    field === 'phone' ? [] : [`${name}/firm.yaml: ${field} is still a placeholder; edit it, or run npm run setup`],
  ),
  ...(prices.ours
    ? []
    : [`${name}/prices.yaml: are these your prices? Look at each and write ours: yes, or run npm run setup`]),
  ...site.missingLines,
  ...mistakes,
  ...claimIds
    .filter((id) => claimAnswers[id] === 'undecided')
    .map((id) => `${name}/claims.yaml: ${id}: is it true? "${texts[id].text}"; write yes or no`),
];

/** What is to be looked at again, and does not keep the site from its launch. */
const age = (day: string): number => (Date.now() - Date.parse(day)) / DAY_MS;
const looks: readonly string[] = (Object.entries(register) as [string, Entry][]).flatMap(
  ([id, { certainty, lookedUp }]) => [
    ...(certainty === 'open' ? [`${id} is open: look it up`] : []),
    ...(age(lookedUp) > OLD ? [`${id} was looked up on ${lookedUp}: look again`] : []),
  ],
);

for (const line of missing) console.log(line);
console.log(missing.length === 0 ? 'Ready for launch.' : `${missing.length} things are missing before launch.`);
if (looks.length > 0)
  console.log(
    ['', 'Open questions of law, for who looks after the figures; they do not hold up the launch:', ...looks].join(
      '\n',
    ),
  );
process.exitCode = missing.length === 0 ? 0 : 1;
