/**
 * The strict shape of everything in this folder. Types are derived from it; the build runs it over every record
 * and fails naming file and field. Browser code imports the types only, never this module's values.
 */
import { z } from 'zod';
import type { CityFacts } from './cities/city.ts';
import { type District, tamilDistricts } from './cities/districts.ts';
import { type CitySlug, citySlugs } from './cities/index.ts';
import { type Department, departments } from './departments/en.ts';
import { iconNames } from './icons.ts';
import { type IndustryKind, industryIndex } from './industries/en.ts';
import { externalLinks, type LinkId } from './links/en.ts';
import { postIndex } from './post-index.ts';
import { seoBounds } from './seo-bounds.ts';
import { knownServices, type ServiceSlug } from './service-index.ts';

const line = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text === text.trim() && !/\s{2,}|\n/.test(text), 'has stray white space');

/** Accepts paragraphs, a line each. */
const paragraphs = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(
      (text) => text.split('\n').every((part) => part !== '' && part === part.trim() && !/\s{2,}/.test(part)),
      'has stray white space',
    );

const keys = <T extends string>(record: Readonly<Record<T, unknown>>) => Object.keys(record) as [T, ...T[]];

const icon = z.enum(iconNames);
const link = z.enum(keys<LinkId>(externalLinks));
const industry = z.enum(keys<IndustryKind>(industryIndex));
const serviceSlug = z.enum(knownServices);
const citySlug = z.enum(citySlugs);

export const seoSchema = z.strictObject({
  // The checks of built pages have the bounds that count (seo-bounds.ts): some texts name the town of the office.
  title: line(10, 90),
  description: line(60, 240),
});

export const benefitCardSchema = z.strictObject({ icon, title: line(3, 60), description: line(40, 260) });
export const processStepSchema = z.strictObject({
  step: z.int().min(1).max(4),
  title: line(3, 60),
  description: line(40, 260),
});
export const questionSchema = z.strictObject({ question: line(10, 140), answer: paragraphs(40, 700) });
const titledTextSchema = z.strictObject({ title: line(3, 70), description: line(30, 320) });

const processSchema = z
  .array(processStepSchema)
  .length(4)
  .refine((steps) => steps.every((step, index) => step.step === index + 1), 'steps must be numbered 1 to 4')
  .readonly();

const cell = line(1, 240);

/** Legal basis and department, as `basis()` of the facts gives them. */
const basisSchema = z.strictObject({ text: line(10, 900), department: z.enum(keys<Department>(departments)) });

const blockFields = {
  title: line(5, 70),
  intro: line(30, 320),
  /** A deadline or penalty that must not be missed. */
  warning: line(20, 400).optional(),
  /** The law behind the figures of the block. */
  basis: basisSchema.optional(),
};

/** A rule that a visitor learnt years ago or reads elsewhere, and the rule that holds now. */
export const changeSchema = z.strictObject({ before: cell, now: cell, since: line(2, 80), rule: line(5, 240) });

/** The extra block of a service page: official pages, a table, or cards. */
export const extraSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('official-links'),
    title: line(5, 70),
    intro: line(30, 320),
    links: z
      .array(z.strictObject({ link, description: line(20, 200) }))
      .min(3)
      .max(6)
      .readonly(),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      ...blockFields,
      /** The kind sets how the column looks (src/ui/ledger-table). */
      columns: z
        .array(z.strictObject({ heading: line(2, 60), kind: z.enum(['day', 'name', 'text', 'figure']).optional() }))
        .min(2)
        .max(6)
        .readonly(),
      rows: z.array(z.array(cell).readonly()).min(2).max(12).readonly(),
    })
    .refine(
      ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
      'must have as many cells in each row as columns',
    )
    .refine(
      ({ columns }) => columns.filter(({ kind }) => kind === 'name').length === 1,
      'must have exactly one column of kind "name"',
    ),
  z.strictObject({
    kind: z.literal('cards'),
    ...blockFields,
    rows: z
      .array(
        z.strictObject({
          title: cell,
          text: cell,
          /** Whom it is for. */
          suits: cell.optional(),
          features: z.array(line(3, 160)).min(3).max(6).readonly().optional(),
          penalty: cell.optional(),
        }),
      )
      .min(2)
      .max(12)
      .readonly(),
  }),
]);

/** A paper that everyone brings, or one that only some are asked for: `for` names their answers to the question. */
const paperSchema = z.union([
  line(5, 140),
  z.strictObject({ text: line(5, 140), for: z.array(z.string()).min(1).readonly() }),
]);

const serviceFields = z.strictObject({
  slug: serviceSlug,
  /** ISO date of the last change to this file's text; `lastmod` of the pages made from it. */
  changedOn: z.iso.date(),
  /** A sentence or two for cards and lists. */
  description: line(80, 240),
  features: z.array(line(10, 110)).min(5).max(6).readonly(),
  benefits: z.array(line(30, 180)).min(4).max(5).readonly(),
  process: processSchema,
  documents: z.array(paperSchema).length(8).readonly(),
  /** The question that shortens the list of papers; none if every paper is asked from everyone. */
  papersQuestion: z
    .strictObject({ ask: line(5, 60), answers: z.record(z.string().regex(/^[a-z]+$/), line(3, 50)) })
    .optional(),
  page: z.strictObject({
    title: line(10, 60),
    intro: line(120, 320),
    action: line(8, 40),
    items: z.array(titledTextSchema).min(6).max(8).readonly(),
    benefits: z.array(benefitCardSchema).length(4).readonly(),
    reasons: z.array(benefitCardSchema).length(3).readonly(),
    questions: z.array(questionSchema).length(4).readonly(),
    closing: z.strictObject({ title: line(10, 80), text: line(40, 240), action: line(8, 40) }),
    extras: z.array(extraSchema).min(1).max(3).readonly(),
    /** The changes of law; none if nothing has changed. */
    changes: z.array(changeSchema).min(1).max(14).readonly().optional(),
  }),
  seo: seoSchema,
  /** The day of the law whose figures it holds (ISO date). */
  lawAsOf: z.iso.date(),
});

/** Whom a paper is asked from is one of the answers, and every question leaves a paper out for someone. */
export const serviceContentSchema = serviceFields.superRefine(({ documents, papersQuestion }, context) => {
  const answers = Object.keys(papersQuestion?.answers ?? {});
  const asked = documents.map((paper) => (typeof paper === 'string' ? answers : paper.for));
  asked.forEach((from, at) => {
    for (const answer of from)
      if (!answers.includes(answer))
        context.addIssue({ code: 'custom', path: ['documents', at, 'for'], message: `"${answer}" is no answer` });
  });
  if (papersQuestion && asked.every((from) => answers.every((answer) => from.includes(answer))))
    context.addIssue({
      code: 'custom',
      path: ['papersQuestion'],
      message: 'asks for the same papers after every answer: name `for` at a paper, or delete the question',
    });
});

const words = (text: string): number => text.split(/\s+/).length;

const sentences = line(20, 420);

/** The needs of one trade of a place in one service. */
const cityTradeSchema = z.strictObject({
  trade: industry,
  name: line(4, 60),
  /** The trouble in this trade, at most two sentences. */
  wrong: sentences,
  /** The help that we give, one sentence. */
  we: sentences,
  /** Papers by name. */
  send: z.array(line(3, 90)).min(2).max(4).readonly(),
});

/** The texts about one service in one city alone. */
const cityServiceSchema = z.strictObject({
  lead: line(30, 200),
  trades: z
    .array(cityTradeSchema)
    .length(3)
    .readonly()
    .refine((list) => new Set(list.map(({ trade }) => trade)).size === list.length, 'names one trade twice'),
  question: z.strictObject({ question: line(10, 140), answer: paragraphs(40, 420) }),
});

const tamilName = z.string().regex(/^\p{Script=Tamil}+$/u, 'must have only Tamil letters');

/** Identifies a city in addresses and lists. */
export const citySchema = z.strictObject({
  slug: citySlug,
  name: line(3, 40),
  tamilName: tamilName.optional(),
  spellings: z.array(line(3, 40)).readonly(),
  services: z.array(serviceSlug).min(1).readonly().optional(),
});

const spot = z.tuple([z.enum(['left', 'right', 'above', 'below']), z.number(), z.number()]).readonly();

const mapNames = z.strictObject({
  name: spot,
  leader: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().optional(),
  desk: spot.optional(),
  bearings: z.partialRecord(citySlug, spot),
  phone: z.strictObject({
    at: z.tuple([z.number(), z.number()]).readonly(),
    desk: spot.optional(),
    bearings: z.array(citySlug).readonly(),
  }),
});

/** Checks the facts that the pages of a city show. */
export const cityFactsSchema = z.strictObject({
  otherTamilNames: z.array(tamilName).readonly(),
  district: z.enum(keys<District>(tamilDistricts)),
  latitude: z.number().min(8).max(14),
  longitude: z.number().min(76).max(81),
  pincode: z.string().regex(/^6\d{5}$/, 'must be a Tamil Nadu pincode'),
  population: z.string().regex(/^\d{1,2}(,\d\d)*,\d{3}\+$/, 'must read like 11,00,000+'),
  changedOn: z.iso.date(),
  trades: z.partialRecord(industry, z.array(serviceSlug).min(1).max(3).readonly()),
  map: z.strictObject({ en: mapNames, ta: mapNames }).optional(),
});

/** The words of a city in English; a translation has those of the city's own page. */
export const cityWordsSchema = z.strictObject({
  /** A sentence under the page's title. */
  intro: line(100, 240),
  description: z
    .array(line(120, 900))
    .min(2)
    .max(3)
    .readonly()
    .refine((paragraphs) => words(paragraphs.join(' ')) >= 90, 'must have at least 90 words'),
  keyAttractions: z.array(line(4, 60)).min(4).max(6).readonly(),
  majorIndustries: z
    .array(z.strictObject({ kind: industry, name: line(4, 60), note: line(50, 260) }))
    .min(4)
    .max(6)
    .readonly()
    .refine(
      (list) => new Set(list.map((entry) => entry.kind)).size === list.length,
      'names one kind of industry twice',
    ),
  serviceAreas: z
    .array(line(3, 40))
    .length(8)
    .readonly()
    .refine((list) => new Set(list).size === list.length, 'names one area twice'),
  /**
   * The work for this place, and how we work with people there from the town of the office: by WhatsApp, courier or
   * visit.
   */
  work: z.custom<(town: string) => string>(
    (work) => typeof work === 'function' && line(60, 320).safeParse(work('Tiruchirappalli')).success,
    'must be a function of the town of the office that gives 60 to 320 characters',
  ),
  /** Local trades and what they usually need; the services that this is are in `city.ts`. */
  trades: z
    .array(
      z.strictObject({
        kind: industry,
        name: line(4, 60),
        needs: line(30, 320),
      }),
    )
    .min(3)
    .max(4)
    .readonly()
    .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'names one trade twice'),
  /** The text of each service's page in this city: there is a page where there is a text. */
  services: z.partialRecord(serviceSlug, cityServiceSchema),
  seo: seoSchema,
});

/** A page of legal text. */
export const legalPageSchema = z.strictObject({
  name: line(4, 60),
  title: line(8, 60),
  intro: line(60, 400),
  /** The text added after the day of the specified text, with its own day. */
  added: line(30, 300).optional(),
  changedOn: z.iso.date(),
  sections: z
    .array(
      z.strictObject({
        title: line(4, 80),
        paragraphs: z.array(line(30, 900)).min(1).max(5).readonly(),
        points: z.array(line(3, 260)).min(1).max(12).readonly().optional(),
      }),
    )
    .min(8)
    .max(17)
    .readonly(),
  closing: z.strictObject({ text: line(30, 240), action: line(8, 40) }),
  seo: seoSchema,
});

const postLine = line(2, 160);

/** Counts the words of every text in a value; the kinds of blocks are none. */
const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return words(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, each]) => sum + (key === 'kind' ? 0 : wordsIn(each)), 0);
};

/** A part of a post: a paragraph, a list, a table, or an example worked line by line. */
const postBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: line(40, 900) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(line(8, 300)).min(2).max(12).readonly() }),
  z.strictObject({
    kind: z.literal('table'),
    caption: line(8, 120),
    columns: z.array(postLine).min(2).max(5).readonly(),
    rows: z.array(z.array(postLine).readonly()).min(2).max(12).readonly(),
  }),
  z.strictObject({
    kind: z.literal('example'),
    title: line(5, 90),
    text: line(40, 600).optional(),
    lines: z
      .array(z.strictObject({ label: postLine, figure: line(1, 60) }))
      .min(2)
      .max(10)
      .readonly(),
  }),
]);

/** A built-in post, one of six: a guide with a page of its own, and a card when no live feed answers. */
export const samplePostSchema = z
  .strictObject({
    id: z.enum(postIndex),
    title: line(20, 60),
    description: line(seoBounds.description.min, seoBounds.description.max),
    category: z.enum(['GST', 'Income Tax', 'Company Registration', 'TDS TCS', 'PF ESI', 'Accounting']),
    publishedOn: z.iso.date(),
    changedOn: z.iso.date(),
    /** The service that it leads to, and cities where its trades are at home. */
    service: serviceSlug,
    cities: z.array(citySlug).min(2).max(4).readonly(),
    lead: line(80, 600),
    sections: z
      .array(z.strictObject({ title: line(5, 70), blocks: z.array(postBlockSchema).min(1).max(6).readonly() }))
      .min(3)
      .max(9)
      .readonly(),
    /** The pages on which the office itself states it. */
    sources: z.array(link).min(1).max(4).readonly(),
    /** The day of the law whose figures it holds (ISO date). */
    lawAsOf: z.iso.date(),
  })
  .refine(
    ({ sections }) =>
      sections.every(({ blocks }) =>
        blocks.every(
          (block) => block.kind !== 'table' || block.rows.every((row) => row.length === block.columns.length),
        ),
      ),
    'a row has other columns than its table',
  )
  .refine(({ lead, sections }) => {
    const count = wordsIn([lead, sections]);
    return count >= 500 && count <= 900;
  }, 'must have 500 to 900 words')
  .refine(({ sections }) => {
    const kinds = new Set(sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    return kinds.has('example') && (kinds.has('list') || kinds.has('table'));
  }, 'must have a worked example, and a list or a table');

/** The words of one field: `invalid` of an e-mail address, `choose` and `options` of a choice. */
const fieldTextsSchema = z.strictObject({
  label: line(3, 60),
  placeholder: line(3, 80).optional(),
  /** The message for a required field that is empty. */
  missing: line(10, 120).optional(),
  invalid: line(10, 120).optional(),
  /** The option that stands for no answer. */
  choose: line(3, 60).optional(),
  options: z.array(line(3, 60)).min(2).max(20).readonly().optional(),
});

/** The words of a form; the lists of fields in `src/forms` say which field needs which. */
export const formTextsSchema = z.strictObject({
  fields: z.record(z.string(), fieldTextsSchema).readonly(),
  submit: line(3, 40),
  /** The button's words while the form is under way. */
  sending: line(3, 40),
  successTitle: line(3, 80).optional(),
  success: line(10, 200),
  /** The words that a screen reader says first. */
  successSpoken: line(3, 80).optional(),
  /** The step that the sender has still to take, if there is one. */
  confirm: line(10, 200).optional(),
  errorTitle: line(3, 80).optional(),
  error: line(10, 200),
  errorSpoken: line(3, 80).optional(),
  /** The notice of what is stored and why; the link to the privacy policy follows. */
  notice: line(40, 300),
});

/** An extension of a due date (due-dates/extensions.json). */
export const extensionSchema = z.strictObject({
  due: z.string().min(2),
  period: z.string().min(4),
  to: z.iso.date(),
  by: z.string().min(5),
  source: z.url({ protocol: /^https$/ }),
  recorded: z.iso.date(),
});

export type Seo = z.infer<typeof seoSchema>;
export type BenefitCard = z.infer<typeof benefitCardSchema>;
export type ProcessStep = z.infer<typeof processStepSchema>;
export type Change = z.infer<typeof changeSchema>;
export type Question = z.infer<typeof questionSchema>;
export type ServiceExtra = z.infer<typeof extraSchema>;
export type ServiceContent = z.infer<typeof serviceContentSchema>;
export type CityWords = z.infer<typeof cityWordsSchema>;
export type TranslatedCityWords = Omit<CityWords, 'services'>;
/** A city as its pages show it: its facts, and its words in one language. */
export type CityContent = Omit<CityFacts, 'trades'> &
  Omit<CityWords, 'trades' | 'work'> & {
    readonly slug: CitySlug;
    readonly work: string;
    readonly trades: readonly (CityWords['trades'][number] & { readonly services: readonly ServiceSlug[] })[];
  };
export type CityServiceText = z.infer<typeof cityServiceSchema>;
export type LegalPage = z.infer<typeof legalPageSchema>;
export type SamplePost = z.infer<typeof samplePostSchema>;
export type FieldTexts = z.infer<typeof fieldTextsSchema>;
export type FormTexts = z.infer<typeof formTextsSchema>;
export type PostBlock = SamplePost['sections'][number]['blocks'][number];
