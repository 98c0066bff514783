/** `npm run check:launch`: prints what is missing before launch, each with what to do; exits with 1 when there is any. */
import { readConfirmations } from '../build/confirmed.ts';
import { type ClaimId, claims } from '../content/claims.ts';
import { firm } from '../content/firm.ts';
import { checkFirm, placeholdersLeft } from '../content/firm-schema.ts';
import { nativeReader } from '../content/native-reader.ts';
import type { Entry } from '../content/register/entry.ts';
import { register } from '../content/register/register.ts';
import { builtLocales } from '../src/site/built-locales.ts';

/** For so long a fact may go without another look, days. */
const OLD = 180;

const { confirmed, mistakes } = readConfirmations();

/** A language is published once a native reader has signed for it. */
const unsigned =
  builtLocales.includes('ta') && nativeReader === null
    ? ['the Tamil pages have no native reader; set LOCALES=en, or docs/launch.md says what to read and where to sign']
    : [];

const missing: readonly string[] = [
  ...unsigned,
  ...checkFirm(firm),
  ...placeholdersLeft(firm).map((field) => `content/firm.ts: ${field} is still a placeholder; edit content/firm.ts`),
  ...mistakes,
  ...(Object.keys(claims) as ClaimId[])
    .filter((id) => !confirmed.has(id))
    .map((id) => `${id}: nobody stands for "${claims[id].text}"; edit firm/confirmed.yaml`),
];

/** What is to be looked at again, and does not keep the site from its launch. */
const age = (day: string): number => (Date.now() - Date.parse(day)) / 86_400_000;
const looks: readonly string[] = (Object.entries(register) as [string, Entry][]).flatMap(
  ([id, { certainty, lookedUp }]) => [
    ...(certainty === 'open' ? [`${id} is open: look it up`] : []),
    ...(age(lookedUp) > OLD ? [`${id} was looked up on ${lookedUp}: look again`] : []),
  ],
);

for (const line of [...looks, ...missing]) console.log(line);
console.log(missing.length === 0 ? 'Ready for launch.' : `${missing.length} things are missing before launch.`);
process.exitCode = missing.length === 0 ? 0 : 1;
