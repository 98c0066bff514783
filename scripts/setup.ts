/** `npm run setup`: fills in the owner's folder; stopped and started again it asks for what is still missing. */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cancel, confirm, intro, isCancel, log, multiselect, note, outro, text } from '@clack/prompts';
import { type Document, isNode, parseDocument } from 'yaml';
import { ownFolder, sampleFolder } from '../config/firm-folder.ts';
import { warnOfOtherState } from '../config/other-state.ts';
import { firmFiles, makeFirm, readFirm, SCHEMAS } from '../config/read-firm.ts';
import { findCity } from '../content/cities/find-city.ts';
import { type ClaimId, claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { type LocalSite, localSite } from '../content/local-site.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { knownServices, type ServiceSlug } from '../content/service-index.ts';
import { listServices } from '../content/service-listings.ts';
import { readSiteSource } from '../server/settings.ts';
import {
  readDay,
  readGst,
  readHours,
  readLanguages,
  readNone,
  readNumber,
  readOrigin,
  readPhone,
  readPrice,
  readUrl,
} from './setup-answers.ts';

type FileName = keyof typeof firmFiles;

interface Question {
  readonly file: FileName;
  readonly path: string;
  readonly ask: string;
  readonly example: string;
  /** Returns the value in the file for an answer; the text itself when left out. */
  readonly write?: (answer: string) => unknown;
  /** The value as it is asked again; itself when left out, a list by commas. */
  readonly read?: (value: unknown) => string;
  /** True if a former answer has settled it. */
  readonly isSettled?: () => boolean;
}

const list = (answer: string): string[] => answer.split(/\s*[,;]\s*/).filter(Boolean);

const ofFirm = (path: string, ask: string, example: string, more: Partial<Question> = {}): Question => ({
  file: 'firm.yaml',
  path,
  ask,
  example,
  ...more,
});

const hasTamil = (): boolean => valueAt('firm.yaml', 'languages').includes('ta');
const hasPages = (): boolean => findCity(valueAt('firm.yaml', 'address.locality')) !== null;

const questions: readonly Question[] = [
  ofFirm('name', "The firm's name", 'Murugan Tax Consultants'),
  ofFirm('shortName', 'A short name, for the home screen of a phone', 'Murugan Tax'),
  ofFirm('origin', 'Address of the website', 'www.murugantax.in', { write: readOrigin }),
  ofFirm('phones', 'Phone numbers, the one that buttons call first', '0422 247 1188, 98765 43210', {
    write: (answer) => list(answer).map(readPhone),
  }),
  ofFirm('whatsapp', 'Number on WhatsApp', '98765 43210', { write: readPhone }),
  ofFirm('email', 'E-mail address of the office', 'office@murugantax.in'),
  ofFirm('address.street', 'Building and street', '24/7 Cross Cut Road'),
  ofFirm('address.locality', 'Town', 'Coimbatore'),
  ofFirm('address.nearestCity', 'Which of the 37 cities of this website is nearest to the office?', 'Madurai', {
    isSettled: hasPages,
  }),
  ofFirm('address.region', 'State', 'Tamil Nadu'),
  ofFirm('address.postalCode', 'PIN code', '641012', { write: (answer) => answer.replaceAll(' ', '') }),
  ofFirm('mapUrl', 'Link to the office on the map (press "Share" on Google Maps)', 'https://maps.app.goo.gl/abc', {
    write: readUrl,
  }),
  ofFirm(
    'mapEmbedUrl',
    'The code of "Share", "Embed a map" on Google Maps: paste all of it',
    '<iframe src="https://…">',
    {
      write: readUrl,
    },
  ),
  ofFirm('hours.monday', 'Hours from Monday to Friday', '9.30am - 1pm, 2pm - 7pm', { write: readHours }),
  ofFirm('hours.saturday', 'Hours on Saturday, or closed', '9.30am - 1pm', { write: readHours }),
  ofFirm('hours.sunday', 'Hours on Sunday, or closed', 'closed', { write: readHours }),
  ofFirm('holidays', 'Days on which the office is closed', '26 Jan, 15 Aug, 8 Nov 2027', {
    write: (answer) => Object.fromEntries(list(answer).map((day) => [readDay(day), 'closed'])),
    read: (value) => Object.keys(value ?? {}).join(', '),
  }),
  ofFirm('founded', 'Year in which the firm began', '2012', { write: readNumber }),
  ofFirm('clients', 'Number of clients so far', '500', { write: readNumber }),
  ofFirm('subscribers', 'Number of people who get your newsletter', '0', { write: readNumber }),
  ofFirm('practitionerNumber', "GST practitioner's registration number, or none", 'none', { write: readNone }),
  ofFirm('reviewsUrl', 'Page with your reviews, or none', 'https://g.page/r/abc/review', { write: readUrl }),
  ofFirm('rating', 'Stars and number of reviews there, or none', '4.8, 120', {
    write: (answer) => {
      if (readNone(answer) === 'none') return 'none';
      const [stars, reviews] = [...answer.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
      return { stars, reviews };
    },
    read: (value) => (value && typeof value === 'object' ? Object.values(value).join(', ') : 'none'),
    isSettled: () => valueAt('firm.yaml', 'reviewsUrl') === 'none',
  }),
  ofFirm('blogUrl', 'Blog on Blogger, or none', 'none', { write: readUrl }),
  ofFirm(
    'social',
    'Addresses of profiles on Facebook, LinkedIn, Instagram or YouTube, or none',
    'https://www.facebook.com/murugantax',
    {
      write: (answer) =>
        readNone(answer) === 'none'
          ? []
          : list(answer).map((url) => ({
              network: /facebook|linkedin|instagram|youtube/i.exec(url)?.[0].toLowerCase() ?? url,
              url: readUrl(url),
            })),
      read: (value) => (Array.isArray(value) && value.length > 0 ? value.map(({ url }) => url).join(', ') : 'none'),
    },
  ),
  ofFirm(
    'languages',
    'Languages of the site: English, or English and Tamil once a native reader has read it',
    'English',
    {
      write: readLanguages,
    },
  ),
  ofFirm('tamil.locality', 'The town in Tamil letters', 'மேலூர்', { isSettled: () => hasPages() || !hasTamil() }),
  {
    file: 'prices.yaml',
    path: 'gst',
    ask: 'Is GST in your prices: yes, no, or unsaid?',
    example: 'no',
    write: readGst,
  },
];

const { path: folder, name: folderName } = ownFolder(process.env);

const makeFolder = (): void => {
  const sample = sampleFolder();
  cpSync(sample.path, folder, { recursive: true });
  const schemas = relative(folder, join(sample.path, '..', SCHEMAS));
  for (const file of Object.keys(firmFiles)) {
    const path = join(folder, file);
    // Editors look for the schema from where the file is. The key proves who owns the site, so each firm has its own.
    const ownText = readFileSync(path, 'utf8')
      .replace(`$schema=../${SCHEMAS}/`, `$schema=${schemas}/`)
      .replace(/^indexNowKey: \S+/m, `indexNowKey: ${randomUUID().replaceAll('-', '')}`);
    writeFileSync(path, ownText);
  }
};
if (!existsSync(join(folder, 'firm.yaml'))) makeFolder();

const files = Object.keys(firmFiles) as FileName[];
const before = Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])) as Record<
  FileName,
  string
>;
const documents = Object.fromEntries(files.map((file) => [file, parseDocument(before[file])])) as unknown as Record<
  FileName,
  Document
>;
const writeText = (file: FileName, document = documents[file]): string => document.toString({ lineWidth: 0 });

/** Returns what the website makes of the folder as it would be written. */
const tryFolder = (changed: Readonly<Partial<Record<FileName, Document>>> = {}) => {
  const path = mkdtempSync(join(tmpdir(), 'firm-'));
  try {
    cpSync(folder, path, { recursive: true });
    for (const file of files) writeFileSync(join(path, file), writeText(file, changed[file]));
    return readFirm({ path, name: folderName });
  } finally {
    rmSync(path, { recursive: true });
  }
};

/** Returns the site of the folder, or that of the sample while the folder has mistakes. */
const siteNow = (): LocalSite => {
  const found = tryFolder().found ?? readFirm(sampleFolder()).found;
  if (!found) throw new Error('The sample firm has mistakes. "npm run build" lists them.');
  return localSite({ ...makeFirm(found), today: readSiteSource(process.env).today }, 'en');
};

/** Returns the value at a path of a file; undefined where it has no such line. */
const heldAt = (file: FileName, path: string): unknown => {
  const node: unknown = documents[file].getIn(path.split('.'), true);
  // The value of a line that was added here is no node.
  return isNode(node) ? node.toJS(documents[file]) : node;
};

const valueAt = (file: FileName, path: string): string => [heldAt(file, path) ?? ''].flat().join(', ');

/** Returns the places of an answer in the file: one for Monday holds for five days. */
const splitPlaces = (path: string): string[] =>
  path === 'hours.monday'
    ? ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => `hours.${day}`)
    : [path];

const set = (document: Document, { path, write = String }: Question, answer: string): void => {
  const value = write(answer.trim());
  for (const place of splitPlaces(path))
    document.setIn(place.split('.'), typeof value === 'object' ? document.createNode(value) : value);
};

const OF_LINE = /^[^:]+:(?:\d+:)? [^:]+: /;

/** Returns the mistake that an answer would make. */
const findMistake = (question: Question, answer: string): string | undefined => {
  const trial = documents[question.file].clone() as Document;
  set(trial, question, answer);
  const isOfQuestion = (line: string): boolean => {
    const [, field = ''] = /^[^:]+:(?:\d+:)? ([^:]+): /.exec(line) ?? [];
    return splitPlaces(question.path).some((place) => field.split(' ')[0] === place || field.startsWith(`${place}.`));
  };
  return tryFolder({ [question.file]: trial })
    .mistakes.find(isOfQuestion)
    ?.replace(OF_LINE, '');
};

const current = ({ file, path, read = (value) => [value].flat().join(', ') }: Question): string =>
  read(heldAt(file, path) ?? '');

class Stopped extends Error {}

const answered = <T>(value: T): Exclude<T, symbol> => {
  if (isCancel(value)) throw new Stopped();
  return value as Exclude<T, symbol>;
};

/** Fills in what follows from an answer without another question. */
const follow = ({ path }: Question): void => {
  const firm = documents['firm.yaml'];
  const town = valueAt('firm.yaml', 'address.locality');
  if (path === 'address.locality') {
    const inTamil = valueAt('firm.yaml', 'tamil.locality');
    // The Tamil name of a city is the website's own; another town's would be wrong.
    if (inTamil && findCity(inTamil) !== findCity(town)) firm.deleteIn(['tamil', 'locality']);
    if (hasPages()) firm.deleteIn(['address', 'nearestCity']);
    else log.info(`${town} has no page of its own on this website. Pages name it as the town of your office.`);
  }
  const warning = path === 'address.region' ? warnOfOtherState(valueAt('firm.yaml', path)) : null;
  if (warning) log.warn(warning);
  if (path === 'reviewsUrl' && valueAt('firm.yaml', path) === 'none') firm.set('rating', 'none');
};

const ask = async (question: Question): Promise<void> => {
  if (question.isSettled?.()) return;
  const now = current(question);
  const kept = isPlaceholder(now) ? '' : now;
  const answer = answered(
    await text({
      message: question.ask,
      placeholder: kept || `for example ${question.example}`,
      defaultValue: kept,
      validate: (value) => findMistake(question, value || kept),
    }),
  );
  if (answer !== kept) {
    set(documents[question.file], question, answer);
    const written = current(question);
    if (written !== answer.trim()) log.info(`Written as: ${written}`);
  }
  follow(question);
};

const serviceNames = (): Readonly<Record<ServiceSlug, string>> =>
  Object.fromEntries(listServices(siteNow()).allServices.map(({ slug, name }) => [slug, name])) as Record<
    ServiceSlug,
    string
  >;

const offered = (): ServiceSlug[] => {
  const left = documents['firm.yaml'].toJS() as { readonly withoutServices: readonly string[] };
  return knownServices.filter((slug) => !left.withoutServices.includes(slug));
};

const askServices = async (): Promise<void> => {
  const names = serviceNames();
  const chosen = answered(
    await multiselect<ServiceSlug>({
      message: 'Which services do you offer? The others leave every page. (Space chooses, Enter ends)',
      options: knownServices.map((value) => ({ value, label: names[value] })),
      initialValues: offered(),
      required: true,
    }),
  );
  const left = knownServices.filter((slug) => !chosen.includes(slug));
  documents['firm.yaml'].set('withoutServices', documents['firm.yaml'].createNode(left, { flow: true }));
};

/** Claims that a detail has answered with no. */
const settledClaims = (): readonly ClaimId[] => [
  ...(valueAt('firm.yaml', 'practitionerNumber') === 'none' ? (['practitioner'] as const) : []),
  ...(valueAt('firm.yaml', 'reviewsUrl') === 'none' ? (['rating', 'trusted'] as const) : []),
  ...(valueAt('firm.yaml', 'subscribers') === '0' ? (['subscribers'] as const) : []),
];

/** Returns the text of a claim about this firm, with the details that it includes. */
const labelClaim = (id: ClaimId, site: LocalSite): string => {
  const claim: string = claims(site)[id].text;
  const { team, milestones } = site.people;
  const filled = (words: string): string =>
    words
      .replaceAll('{founded}', String(site.firm.founded))
      .replaceAll('{clients}', `${site.firm.clients}+`)
      .replaceAll('{years}', site.fact('firm.years'))
      .replaceAll('{town}', site.town);
  if (id === 'team')
    return `${claim}: ${team.map(({ name, role, experience }) => filled(`${name} (${role}; ${experience})`)).join(', ')}`;
  if (id === 'milestones')
    return `${claim}: ${milestones.map(({ year, event }) => filled(`${year} ${event}`)).join('; ')}`;
  return claim;
};

const askClaims = async (): Promise<void> => {
  const document = documents['claims.yaml'];
  for (const id of settledClaims()) document.set(id, 'no');
  const answers = document.toJS() as Record<ClaimId, unknown>;
  const open = claimIds.filter((id) => answers[id] === 'undecided');
  if (open.length === 0) return;
  const site = siteNow();
  const chosen = answered(
    await multiselect<ClaimId>({
      message: 'The website says this of your firm. Which of it is true? (Space chooses, Enter ends)',
      options: open.map((value) => ({ value, label: labelClaim(value, site) })),
      required: false,
    }),
  );
  for (const id of chosen) document.set(id, 'yes');
  const others = open.filter((id) => !chosen.includes(id));
  if (others.length === 0) return;
  const isUntrue = answered(
    await confirm({
      message: `Take the other ${others.length} off the website? With No they stay open, and npm run check:launch goes on asking.`,
      initialValue: false,
    }),
  );
  if (isUntrue) for (const id of others) document.set(id, 'no');
};

interface WrittenPrice {
  readonly from: number;
  readonly to?: number;
  readonly for?: string;
}

const namePrice = (value: unknown): string => {
  const { from, to, for: unit } = (value ?? {}) as Partial<WrittenPrice>;
  return [from, to && `to ${to}`, unit && (unit === 'once' ? 'once' : `per ${unit}`)].filter(Boolean).join(' ');
};

const askPrices = async (): Promise<void> => {
  const document = documents['prices.yaml'];
  const prices = document.toJS() as {
    readonly ours: unknown;
    readonly services: Readonly<Partial<Record<ServiceSlug, WrittenPrice>>>;
    readonly accountingPackage: number;
  };
  const isOurs = prices.ours === 'yes' || prices.ours === true;
  if (isOurs && !answered(await confirm({ message: 'Change the prices now?', initialValue: false }))) return;
  const names = serviceNames();
  note(
    [
      ...offered().map((slug) => `${names[slug]}: ${namePrice(prices.services[slug])}`),
      ...(offered().includes('accounting-bookkeeping')
        ? [`Packages of accounting: from ${prices.accountingPackage} a month`]
        : []),
    ].join('\n'),
    'Your prices in rupees: from, up to (for search engines), for what',
  );
  const isRight = !isOurs && answered(await confirm({ message: 'Are all of these right?', initialValue: false }));
  if (!isRight) {
    for (const slug of offered())
      await ask({
        file: 'prices.yaml',
        path: `services.${slug}`,
        ask: `${names[slug]}: from, up to, for what (once, notice, claim, return, month, quarter or year)`,
        example: '2500 to 10000 once',
        write: readPrice,
        read: namePrice,
      });
    if (offered().includes('accounting-bookkeeping'))
      await ask({
        file: 'prices.yaml',
        path: 'accountingPackage',
        ask: 'Where do the packages of accounting begin, a month?',
        example: '5000',
        write: readNumber,
      });
  }
  // This is set last, because an owner who stops before has not seen each price.
  document.set('ours', 'yes');
};

const changes = (): string[] =>
  files.flatMap((file) => {
    const old = new Set(before[file].split('\n'));
    const lines = writeText(file)
      .split('\n')
      .filter((line) => !old.has(line));
    return lines.length === 0 ? [] : [`${folderName}/${file}`, ...lines.map((line) => `  ${line}`)];
  });

/** Writes the folder once the owner agrees; one that the next command would refuse is not written. */
const save = async (): Promise<boolean> => {
  const lines = changes();
  if (lines.length === 0) return false;
  const { mistakes } = tryFolder();
  if (mistakes.length > 0) {
    note(mistakes.join('\n'), 'Not written: the website could not read this');
    return false;
  }
  note(lines.join('\n'), 'This will be written');
  if ((await confirm({ message: 'Write it?' })) !== true) return false;
  for (const file of files) writeFileSync(join(folder, file), writeText(file));
  return true;
};

/** Asks again for what the website would refuse, as long as there is a question for it. */
const askAgain = async (): Promise<void> => {
  for (;;) {
    const wrong = tryFolder().mistakes.map((line) => /^[^:]+:(?:\d+:)? ([^:]+): /.exec(line)?.[1] ?? '');
    const question = questions.find(({ path }) =>
      wrong.some((field) => field === path || field.startsWith(`${path}.`)),
    );
    if (!question || question.isSettled?.()) return;
    await ask(question);
  }
};

intro(`The firm's own details (${folderName}/). Enter keeps the value shown; Ctrl+C stops.`);
const unreadable = files.filter((file) => documents[file].errors.length > 0);
if (unreadable.length > 0) {
  note(readFirm({ path: folder, name: folderName }).mistakes.join('\n'), 'Mend these lines first');
  cancel('Nothing was changed.');
  process.exit(1);
}
try {
  const missing = questions.filter((question) => isPlaceholder(current(question)));
  // The first time all is asked; later what is missing, and the rest for whoever wants to go through it.
  const untouched = missing.some(({ path }) => path === 'name');
  const again =
    !untouched && answered(await confirm({ message: 'Go through what is filled in too?', initialValue: false }));
  const all = untouched || again;
  for (const question of all ? questions : missing) await ask(question);
  if (all) await askServices();
  await askAgain();
  await askClaims();
  await askPrices();
  outro(
    (await save())
      ? `Written. npm start shows the site; npm run check:launch says what is left. A logo: ${folderName}/logo.svg.`
      : 'Nothing was changed.',
  );
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  if (await save()) outro('Written. Start npm run setup again for the rest.');
  else cancel('Stopped; nothing was changed.');
}
