/**
 * `npm run check:launch`: prints what is missing before launch, each with what to do; exits with 1 when there is any.
 * `-- --sign-tamil` records that the native reader named in firm.yaml has read the Tamil pages as they are now.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSample, ownFolder } from '../config/firm-folder.ts';
import { warnOfOtherState } from '../config/other-state.ts';
import { placeholdersIn } from '../config/read-firm.ts';
import { changedSince, hashTamilTexts, readSignature, SIGNATURE_FILE } from '../config/tamil-signature.ts';
import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { localSite } from '../content/local-site.ts';
import type { Entry } from '../content/register/entry.ts';
import { register } from '../content/register/register.ts';
import { readConfirmations } from '../generator/checks/check-law.ts';
import { pageRoutes } from '../src/addresses/all-addresses.ts';
import { canonicalPath } from '../src/addresses/canonical-path.ts';
import { createEdition } from '../src/edition/edition.ts';
import { DAY_MS } from '../src/office/durations.ts';
import { loadSiteOrExit } from './load-or-exit.ts';

const MAX_AGE_DAYS = 180;

const { folder, site } = loadSiteOrExit();
const { firm, prices, claimAnswers, tamilReader, locales } = site;
const english = localSite(site, 'en');
const texts = claims(english);
const { mistakes } = readConfirmations(english, folder);
/** The owner mends the own folder; nobody edits the sample. */
const { name } = ownFolder(process.env);

const root = dirname(import.meta.dirname);
const { signature } = readSignature(folder);
const tamilTexts = hashTamilTexts(root);

if (process.argv.includes('--sign-tamil')) {
  if (isSample(folder) || tamilReader === null || !locales.includes('ta')) {
    console.error(
      `Nothing signed: ${name}/firm.yaml must have languages: [en, ta] and tamilReader with the name and the day of the reader.`,
    );
    process.exit(1);
  }
  const pages = pageRoutes(createEdition(site, 'ta'), ['ta']).map((route) => canonicalPath(site, route));
  writeFileSync(
    join(folder.path, SIGNATURE_FILE),
    `${JSON.stringify({ ...tamilReader, pages, files: tamilTexts }, null, 2)}\n`,
  );
  console.log(`${tamilReader.name} has signed ${pages.length} Tamil pages: the next build publishes them.`);
  process.exit(0);
}

/** Lists what a native reader has still to read. Unread pages do not delay the launch: they are not published. */
const toRead: readonly string[] = !locales.includes('ta')
  ? []
  : signature === null
    ? ['No native reader has signed the Tamil pages: they get noindex and stay out of the sitemap (docs/launch.md).']
    : changedSince(signature, tamilTexts).map((file) => `${file} has changed since ${signature.name} signed it`);

const otherState = warnOfOtherState(firm.address.region);

const missing: readonly string[] = [
  ...(otherState
    ? [`${name}/firm.yaml: address.region: ${otherState} Publish it only for an office in Tamil Nadu; write its state`]
    : []),
  ...(isSample(folder)
    ? [`there is no folder ${name} yet and the sample firm is shown; run npm run setup, which makes the folder`]
    : []),
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

/** Lists what should be looked up again; it does not delay the launch. */
const age = (day: string): number => (Date.now() - Date.parse(day)) / DAY_MS;
const looks: readonly string[] = (Object.entries(register) as [string, Entry][]).flatMap(
  ([id, { certainty, lookedUp }]) => [
    ...(certainty === 'open' ? [`${id} is open: look it up`] : []),
    ...(age(lookedUp) > MAX_AGE_DAYS ? [`${id} was looked up on ${lookedUp}: look again`] : []),
  ],
);

for (const line of missing) console.log(line);
console.log(
  missing.length === 0
    ? 'Ready for launch.'
    : `${missing.length} ${missing.length === 1 ? 'thing is' : 'things are'} missing before launch.`,
);
for (const line of toRead) console.log(line);
if (looks.length > 0)
  console.log(
    ['', 'Open questions of law, for whoever maintains the figures. They do not block the launch:', ...looks].join(
      '\n',
    ),
  );
process.exitCode = missing.length === 0 ? 0 : 1;
