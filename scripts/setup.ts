/** `npm run setup`: fills in the owner's folder; stopped and started again it asks for what is still missing. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cancel, confirm, intro, isCancel, multiselect, note, outro, text } from '@clack/prompts';
import { type Document, isNode, parseDocument } from 'yaml';
import { ownFolder, sampleFolder } from '../config/firm-folder.ts';
import { firmFiles, SCHEMAS } from '../config/read-firm.ts';
import { readYaml } from '../config/read-yaml.ts';
import { claimIds } from '../content/claim-ids.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { knownServices } from '../content/service-slugs.ts';

type FileName = keyof typeof firmFiles;

interface Question {
  readonly file: FileName;
  readonly path: string;
  readonly ask: string;
  readonly example: string;
  /** The text itself when left out. */
  readonly write?: (answer: string) => unknown;
  /** The value itself when left out, a list by commas. */
  readonly read?: (value: unknown) => string;
}

const list = (answer: string): string[] => answer.split(/\s*,\s*/).filter(Boolean);

const ofFirm = (path: string, ask: string, example: string, more: Partial<Question> = {}): Question => ({
  file: 'firm.yaml',
  path,
  ask,
  example,
  ...more,
});

const questions: readonly Question[] = [
  ofFirm('name', "The firm's name", 'Murugan Tax Consultants'),
  ofFirm('shortName', 'A short name, for the home screen of a phone', 'Murugan Tax'),
  ofFirm('origin', 'Address of the website', 'https://www.murugantax.in'),
  ofFirm('phones', 'Phone numbers, the one that buttons call first', '+91 422 247 1188, +91 98765 43210', {
    write: list,
  }),
  ofFirm('whatsapp', 'Number on WhatsApp', '+91 98765 43210'),
  ofFirm('email', 'E-mail address of the office', 'office@murugantax.in'),
  ofFirm('address.street', 'Building and street', '24/7 Cross Cut Road'),
  ofFirm('address.locality', 'Town', 'Coimbatore'),
  ofFirm('address.postalCode', 'PIN code', '641012'),
  ofFirm('mapUrl', 'Link to the office on the map ("Share" on the map)', 'https://maps.app.goo.gl/abc'),
  ofFirm(
    'mapEmbedUrl',
    'Address that embeds the map ("Embed a map": what stands after src=)',
    'https://www.google.com/maps/embed?pb=abc',
  ),
  ofFirm('hours.monday', 'Hours from Monday to Friday', '9:00-13:00, 14:00-19:00'),
  ofFirm('hours.saturday', 'Hours on Saturday, or closed', '9:00-13:00'),
  ofFirm('hours.sunday', 'Hours on Sunday, or closed', 'closed'),
  ofFirm('holidays', 'Days on which the office is closed: 01-26 every year, 2027-11-08 once', '01-26, 08-15, 10-02', {
    write: (answer) => Object.fromEntries(list(answer).map((day) => [day, 'closed'])),
    read: (value) => Object.keys(value ?? {}).join(', '),
  }),
  ofFirm('founded', 'Year in which the firm began', '2012', { write: Number }),
  ofFirm('clients', 'Number of clients so far', '500', { write: Number }),
  ofFirm('practitionerNumber', "GST practitioner's registration number, or none", 'none'),
  ofFirm('reviewsUrl', 'Page with your reviews, or none', 'https://g.page/r/abc/review'),
  ofFirm('rating', 'Stars and number of reviews there, or none', '4.8, 120', {
    write: (answer) => {
      const [stars, reviews] = list(answer).map(Number);
      return answer === 'none' ? answer : { stars, reviews };
    },
    read: (value) => (value && typeof value === 'object' ? Object.values(value).join(', ') : 'none'),
  }),
  ofFirm('blogUrl', 'Blog on Blogger, or none', 'none'),
  ofFirm(
    'social',
    'Addresses of profiles on Facebook, LinkedIn, Instagram or YouTube, or none',
    'https://www.facebook.com/murugantax',
    {
      write: (answer) =>
        answer === 'none'
          ? []
          : list(answer).map((url) => ({ network: /facebook|linkedin|instagram|youtube/.exec(url)?.[0] ?? url, url })),
      read: (value) => (Array.isArray(value) && value.length > 0 ? value.map(({ url }) => url).join(', ') : 'none'),
    },
  ),
  ofFirm('languages', 'Languages of the site: en, or en, ta once a native reader has read the Tamil', 'en', {
    write: list,
  }),
  { file: 'prices.yaml', path: 'gst', ask: 'Is GST in your prices: included, extra or unsaid?', example: 'extra' },
];

const { path: folder, name: folderName } = ownFolder(process.env);

const makeFolder = (): void => {
  const sample = sampleFolder();
  cpSync(sample.path, folder, { recursive: true });
  const schemas = relative(folder, join(sample.path, '..', SCHEMAS));
  for (const file of Object.keys(firmFiles)) {
    const path = join(folder, file);
    // Editors look for the schema from where the file is.
    writeFileSync(path, readFileSync(path, 'utf8').replace(`$schema=../${SCHEMAS}/`, `$schema=${schemas}/`));
  }
};
if (!existsSync(join(folder, 'firm.yaml'))) makeFolder();

const before = Object.fromEntries(
  Object.keys(firmFiles).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
) as Record<FileName, string>;
const documents = Object.fromEntries(
  Object.entries(before).map(([file, content]) => [file, parseDocument(content)]),
) as unknown as Record<FileName, Document>;
const textOf = (file: FileName, document = documents[file]): string => document.toString({ lineWidth: 0 });

/** One answer holds for five days. */
const placesOf = (path: string): string[] =>
  path === 'hours.monday'
    ? ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => `hours.${day}`)
    : [path];

const set = (document: Document, { path, write = String }: Question, answer: string): void => {
  const value = write(answer.trim());
  for (const place of placesOf(path))
    document.setIn(place.split('.'), typeof value === 'object' ? document.createNode(value) : value);
};

const mistakeOf = (question: Question, answer: string): string | undefined => {
  const trial = documents[question.file].clone() as Document;
  set(trial, question, answer);
  const found = readYaml(question.file, textOf(question.file, trial), firmFiles[question.file]).mistakes.find((line) =>
    line.replace(/^[^:]+:\d+: /, '').startsWith(question.path),
  );
  return found?.replace(/^[^:]+:\d+: [^:]+: /, '');
};

const current = ({ file, path, read = (value) => [value].flat().join(', ') }: Question): string => {
  const node = documents[file].getIn(path.split('.'), true);
  return read(isNode(node) ? (node.toJS(documents[file]) ?? '') : '');
};

class Stopped extends Error {}

const answered = <T>(value: T): Exclude<T, symbol> => {
  if (isCancel(value)) throw new Stopped();
  return value as Exclude<T, symbol>;
};

const askClaims = async (): Promise<void> => {
  const answers = documents['claims.yaml'].toJS() as Record<string, unknown>;
  if (claimIds.every((id) => answers[id] !== 'undecided')) return;
  const chosen = answered(
    await multiselect({
      message:
        'Which of these are true of your firm? What you leave out is taken from every page. (Space chooses, Enter ends)',
      options: claimIds.map((value) => ({ value, label: labels.get(value) ?? value })),
      initialValues: claimIds.filter((id) => answers[id] === 'yes'),
      required: false,
    }),
  );
  for (const id of claimIds) documents['claims.yaml'].set(id, chosen.includes(id) ? 'yes' : 'no');
};

/** What a claim says: the note above its line in the owner's file. */
const labels = new Map(
  [...before['claims.yaml'].matchAll(/^# (.+)\n([a-z-]+):/gm)].map(([, said = '', id = '']) => [id, said]),
);

const askPrices = async (): Promise<void> => {
  const { ours, services } = documents['prices.yaml'].toJS() as {
    readonly ours: unknown;
    readonly services: Readonly<Record<string, { readonly from: number }>>;
  };
  const isOurs = ours === 'yes' || ours === true;
  if (isOurs && !answered(await confirm({ message: 'Change the starting prices now?', initialValue: false }))) return;
  note(
    Object.entries(services)
      .map(([slug, { from }]) => `${slug}: ${from}`)
      .join('\n'),
    'Starting prices in rupees',
  );
  const isRight = !isOurs && answered(await confirm({ message: 'Are these your prices?', initialValue: false }));
  for (const slug of isRight ? [] : knownServices)
    await ask({
      file: 'prices.yaml',
      path: `services.${slug}.from`,
      ask: `Where does ${slug} start, in rupees?`,
      example: '2500',
      write: Number,
    });
  // Last: who stops before has not looked at each.
  documents['prices.yaml'].set('ours', 'yes');
};

const ask = async (question: Question): Promise<void> => {
  const now = current(question);
  const kept = isPlaceholder(now) ? '' : now;
  const answer = answered(
    await text({
      message: question.ask,
      placeholder: kept || `for example ${question.example}`,
      defaultValue: kept,
      validate: (value) => mistakeOf(question, value || kept),
    }),
  );
  if (answer !== kept) set(documents[question.file], question, answer);
};

const changes = (): string[] =>
  (Object.keys(firmFiles) as FileName[]).flatMap((file) => {
    const old = new Set(before[file].split('\n'));
    const lines = textOf(file)
      .split('\n')
      .filter((line) => !old.has(line));
    return lines.length === 0 ? [] : [`${folderName}/${file}`, ...lines.map((line) => `  ${line}`)];
  });

const save = async (): Promise<boolean> => {
  const lines = changes();
  if (lines.length === 0) return false;
  note(lines.join('\n'), 'This will be written');
  if ((await confirm({ message: 'Write it?' })) !== true) return false;
  for (const file of Object.keys(firmFiles) as FileName[]) writeFileSync(join(folder, file), textOf(file));
  return true;
};

intro(`The firm's own details (${folderName}/). Enter keeps what stands there; Ctrl+C stops.`);
try {
  const missing = questions.filter((question) => isPlaceholder(current(question)));
  // The first time all is asked; later what is missing, and the rest for whoever wants to go through it.
  const untouched = missing.some(({ path }) => path === 'name');
  const again =
    !untouched && answered(await confirm({ message: 'Go through what is filled in too?', initialValue: false }));
  for (const question of untouched || again ? questions : missing) await ask(question);
  await askClaims();
  await askPrices();
  outro(
    (await save())
      ? 'Written. npm start shows the site; npm run check:launch says what is left.'
      : 'Nothing was changed.',
  );
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  if (await save()) outro('Written. Start npm run setup again for the rest.');
  else cancel('Stopped; nothing was changed.');
}
