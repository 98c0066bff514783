/**
 * The shape of the owner's folder: one schema reads it, explains its mistakes, and gives editors completion
 * (`config/schemas/`, written by `npm run format`). A line that a new version asks for has a default where an honest one
 * exists, so that the site is built from a folder of an older version.
 */
import { z } from 'zod';
import { findCity } from '../content/cities/find-city.ts';
import { allCities } from '../content/cities/index.ts';
import { claimIds } from '../content/claim-ids.ts';
import { iconNames } from '../content/icons.ts';
import { knownServices } from '../content/service-index.ts';
import type { Span } from '../content/site.ts';
import { listRefusals } from './own-colours.ts';

/** A colour as screens show it. */
const HEX = /^#[\da-f]{6}$/i;

const EARLIEST = 1900;
const LATEST = 2100;

/** Returns the schema of a text of one line. */
export const line = (description: string, example: string, min: number, max: number) =>
  z
    .string(`must be a text, for example "${example}"`)
    .trim()
    .min(min, `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .meta({ description, examples: [example] });

/** A day of the owner's own texts. */
export const isoDay = z.iso.date('must be a day, written 2026-11-24').meta({ examples: ['2026-11-24'] });

const matching = (description: string, example: string, pattern: RegExp, must: string) =>
  z
    .string(must)
    .trim()
    .regex(pattern, must)
    .meta({ description, examples: [example] });

/** Lets an owner write `none` for what the firm may not have. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z
    .union(
      [z.literal('none').transform(() => null), schema],
      `${schema.meta()?.description ?? 'must be right'}, or none`,
    )
    .prefault('none');

const yesOrNo = (description: string) =>
  z
    .union([z.enum(['yes', 'no']), z.boolean()], 'must be yes or no')
    .transform((value) => value === true || value === 'yes')
    .meta({ description, examples: ['no'] })
    .prefault('no');

const url = (description: string, example: string) =>
  matching(description, example, /^https:\/\/[^\s/]+\.[^\s]*$/, 'must be an address that begins with https://');

const phone = (description: string) =>
  matching(
    description,
    '+91 98765 43210',
    /^(?=(?:\D*\d){8,15}\D*$)\+\d{1,3}(?: \d{2,8}){1,4}$/,
    'must begin with + and the country, with spaces between its parts',
  );

const wholeNumber = (description: string, example: number, min: number, max: number) =>
  z
    .int('must be a whole number, in digits alone')
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`)
    .meta({ description, examples: [example] });

const minutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

const CLOCK = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const SPAN = `${CLOCK} ?- ?${CLOCK}`;
const listSpans = (text: string): readonly Span[] =>
  text === 'closed'
    ? []
    : text.split(',').map((span) => {
        const [opens = 0, closes = 0] = span.trim().split(/ ?- ?/).map(minutes);
        return [opens, closes] as const;
      });

const dayHours = matching(
  'The hours of a day by the clock of 24 hours; a break makes two spans; a day without hours is closed',
  '9:00-13:00, 14:00-19:00',
  new RegExp(`^(?:closed|${SPAN}(?:, ?${SPAN}){0,3})$`),
  'must be written like 9:00-19:00, like 9:00-13:00, 14:00-19:00 with a break, or closed',
)
  .refine((text) => {
    const times = listSpans(text).flat();
    return times.every((time, at) => at === 0 || (times[at - 1] ?? 0) < time);
  }, 'must go forward in time: each time is later than the one before')
  .transform(listSpans);

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const person = {
  name: line('Name or title', 'Senior Accountant', 2, 60),
  role: line('What the person does', 'Books and payroll', 2, 80),
  experience: line('Since when, or with what', 'With the firm since {founded}', 2, 120),
  expertise: line('What the person knows best, in one sentence', 'Monthly closing and MIS reports.', 10, 260),
  qualification: line('Degree, title or membership, where the person has one', 'M.Com', 2, 120).optional(),
};

const address = z
  .strictObject({
    street: line('Building and street', '24/7 Cross Cut Road', 3, 120),
    locality: line('Town', 'Coimbatore', 2, 60),
    region: line('State', 'Tamil Nadu', 2, 60),
    postalCode: matching('PIN code', '641012', /^\d{6}$/, "must have six digits in quotes, such as '641012'"),
    nearestCity: line(
      'For a town without pages of its own: the nearest city that has them',
      'Madurai',
      2,
      40,
    ).optional(),
  })
  .refine(({ locality, nearestCity }) => findCity(locality) || findCity(nearestCity ?? ''), {
    path: ['nearestCity'],
    message: `must name the city nearest to the office, as its town has no pages of its own; there are ${allCities.map(({ name }) => name).join(', ')}`,
  });

const pictureFile = (description: string, example: string) =>
  matching(
    description,
    example,
    /^[^\\/.][^\\/]*\.(?:jpe?g|JPE?G|png|PNG|webp|WEBP)$/,
    'must be the name of a picture in the folder photos, such as office.jpg: a JPEG, PNG or WebP',
  );

/** A photograph: of the firm, or of a post. */
export const photoSchema = z.strictObject({
  file: pictureFile('A picture in the folder photos/', 'office.jpg'),
  shows: line('What it shows, for whoever cannot see it too', 'Our office, seen from Cross Cut Road', 3, 120),
  tamil: line('The same in Tamil', 'கிராஸ் கட் சாலையில் எங்கள் அலுவலகம்', 2, 120).optional(),
});

const colour = (description: string, example: string) =>
  matching(
    description,
    example,
    HEX,
    `must be # and six figures or letters from a to f, all in quotes, such as '${example}'`,
  ).transform((hex) => hex.toLowerCase());

const coloursSchema = z
  .strictObject({
    brand: colour('Of links, buttons and grounds', '#0b5345'),
    accent: colour('Of what is to be seen first: the main button, marks on dark grounds', '#e2a400'),
  })
  .superRefine((own, { addIssue }) => {
    if (!HEX.test(own.brand) || !HEX.test(own.accent)) return;
    for (const { half, worst, nearest } of listRefusals(own))
      addIssue({
        code: 'custom',
        path: [half],
        message: `gives a contrast of ${worst.contrast.toFixed(2)} where ${worst.min} is needed to read; the nearest that passes is '${nearest}'`,
      });
  })
  .meta({ description: "must have brand and accent, each in quotes: { brand: '#0b5345', accent: '#e2a400' }" });

/** The schema of `firm.yaml`. */
export const firmSchema = z.strictObject({
  name: line("The firm's name", 'Murugan Tax Consultants', 3, 60),
  shortName: line('The name on the home screen of a phone', 'Murugan Tax', 2, 20),
  origin: matching(
    'Where the site is published',
    'https://www.murugantax.in',
    /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+$/,
    'must begin with https:// and have no slash at the end and no capitals',
  ).transform((value) => value as `https://${string}`),
  phones: z
    .array(
      phone('A number by which the office is called'),
      'must be a list: each number on a line that begins with "- "',
    )
    .min(1, 'must have at least one number')
    .max(4, 'must have at most four numbers')
    .meta({ description: 'The first is the one that buttons call', examples: [['+91 98765 43210']] }),
  email: z
    .email('must be an e-mail address')
    .meta({ description: "The office's e-mail address", examples: ['office@murugantax.in'] }),
  whatsapp: phone('The number on WhatsApp'),
  whatsappMessage: line("What a visitor's message begins with", 'Hello, I would like a free consultation.', 5, 200),
  address,
  mapUrl: url('The map\'s "Share" link', 'https://maps.app.goo.gl/abc'),
  mapEmbedUrl: url('The address inside the code that embeds the map', 'https://www.google.com/maps/embed?pb=abc'),
  hours: z
    .strictObject({
      monday: dayHours,
      tuesday: dayHours,
      wednesday: dayHours,
      thursday: dayHours,
      friday: dayHours,
      saturday: dayHours,
      sunday: dayHours,
    })
    .refine((week) => weekdays.some((day) => week[day].length > 0), 'must have a day on which the office opens')
    .transform((week) => weekdays.map((day) => week[day])),
  holidays: z
    .record(
      z
        .string()
        .regex(
          /^(?:20\d\d-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
          'must be month and day in figures, such as 01-26 for 26 January, or with the year 2027-11-08',
        ),
      dayHours,
    )
    .meta({
      description: 'Days with other hours: 01-26 every year, 2027-11-08 once',
      examples: [{ '01-26': 'closed' }],
    })
    .prefault({}),
  founded: wholeNumber('The year in which the firm began', 2012, EARLIEST, LATEST),
  clients: wholeNumber('How many clients it has had', 500, 1, 10_000_000),
  subscribers: wholeNumber('How many read the newsletter', 1000, 0, 10_000_000),
  practitionerNumber: orNone(line("The GST practitioner's registration number", '331900000042TRP', 3, 60)),
  reviewsUrl: orNone(url('The page with the reviews', 'https://g.page/r/abc/review')),
  rating: orNone(
    z
      .strictObject({
        stars: z
          .number('must be a number, for example 4.8')
          .min(1)
          .max(5, 'must be 5 or less')
          .meta({ examples: [4.8] }),
        reviews: wholeNumber('How many reviews', 120, 1, 1_000_000),
      })
      .meta({ description: 'must have the lines stars and reviews' }),
  ),
  blogUrl: orNone(url('The blog', 'https://murugantax.blogspot.com/')),
  social: z
    .array(
      z.strictObject({
        network: z
          .enum(['facebook', 'linkedin', 'instagram', 'youtube'], 'must be facebook, linkedin, instagram or youtube')
          .meta({ examples: ['facebook'] }),
        url: url('The profile', 'https://www.facebook.com/murugantax'),
      }),
    )
    .max(4)
    .prefault([]),
  team: z
    .array(
      z.strictObject({
        icon: z.enum(iconNames).meta({ description: 'The drawing beside the name', examples: ['book'] }),
        ...person,
        photo: pictureFile("The person's photograph, in the folder photos/", 'devi.jpg').optional(),
        tamil: z.strictObject(person).optional(),
      }),
    )
    .max(12)
    .prefault([]),
  milestones: z
    .array(
      z.strictObject({
        year: z.union([z.literal('{founded}'), z.int().min(EARLIEST)], "must be a year, or '{founded}'"),
        event: line('What happened', '200+ clients', 3, 120),
        tamil: line('The same in Tamil', '200+ வாடிக்கையாளர்கள்', 2, 120).optional(),
      }),
    )
    .max(12)
    .prefault([]),
  colours: orNone(coloursSchema),
  photos: z
    .array(photoSchema)
    .max(3, 'must be three at most')
    .default([])
    .meta({ description: 'Photographs of the office and its people; the first is the widest' }),
  withoutServices: z
    .array(z.enum(knownServices, `must be of these: ${knownServices.join(', ')}`))
    .meta({ description: 'Services that are not offered', examples: [['iec-registration']] })
    .prefault([]),
  outcomes: z
    .array(line('What became of an enquiry', 'Became a client', 2, 40))
    .max(12, 'must be twelve at most')
    .refine((list) => new Set(list).size === list.length, 'must name each one once')
    .meta({ description: 'What can become of an enquiry: the staff choose it at the desk when an enquiry is done' })
    .prefault(['Became a client', 'No answer', 'Too expensive', 'Not for us', 'Wrong number']),
  languages: z
    .union([z.tuple([z.literal('en')]), z.tuple([z.literal('en'), z.literal('ta')])], 'must be [en] or [en, ta]')
    .transform((list): readonly ('en' | 'ta')[] => list)
    .prefault(['en']),
  tamilReader: orNone(
    z
      .strictObject({
        name: line('Who has read the Tamil pages', 'Name of the person', 2, 80),
        day: z.iso.date('must be a day such as 2026-12-01'),
      })
      .meta({ description: 'must have name and day' }),
  ),
  tamil: z
    .strictObject({
      name: line("The firm's name in Tamil", 'முருகன் வரி ஆலோசகர்கள்', 2, 60).optional(),
      street: line('Building and street in Tamil', 'கிராஸ் கட் ரோடு', 2, 120).optional(),
      locality: line('Town in Tamil', 'கோயம்புத்தூர்', 2, 60).optional(),
      region: line('State in Tamil', 'தமிழ்நாடு', 2, 60).optional(),
      whatsappMessage: line("What a visitor's message begins with, in Tamil", 'வணக்கம்', 2, 200).optional(),
      enquiriesCopiedTo: line('Where each enquiry is copied to, in Tamil', 'எங்கள் Google Sheet', 2, 80).optional(),
    })
    .prefault({}),
  enquiriesCopiedTo: orNone(
    line('Where each enquiry is copied to, as the privacy page says it', 'our Google sheet', 3, 80),
  ),
  remindsOnWhatsapp: yesOrNo('Whether the office reminds by hand whoever asks for it on WhatsApp'),
  hstsPreload: yesOrNo("Whether to ask for a place in the browsers' lists of https-only sites"),
  indexNowKey: matching(
    'Proves to search engines that whoever tells them of changes owns the site',
    '7d1f3c5a9e2b4860',
    /^[a-zA-Z0-9-]{8,128}$/,
    'must have 8 to 128 letters, digits or dashes',
  ),
});

const rupees = (description: string, example: number) => wholeNumber(description, example, 1, 100_000_000);

export const priceSchema = z
  .strictObject({
    from: rupees('Where the price starts, in rupees', 2500),
    to: rupees('Up to where it goes', 10_000).optional(),
    for: z
      .enum(
        ['once', 'notice', 'claim', 'return', 'month', 'quarter', 'year'],
        'must be once, notice, claim, return, month, quarter or year',
      )
      .meta({ description: 'What it is for', examples: ['once'] })
      .optional(),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ['to'],
    message: 'must be more than "from", or be left out',
  });

/** The schema of `prices.yaml`. */
export const pricesSchema = z.strictObject({
  gst: z
    .enum(['included', 'extra', 'unsaid'], 'must be included, extra or unsaid')
    .meta({ description: 'Whether GST is in the prices', examples: ['extra'] })
    .prefault('unsaid'),
  ours: yesOrNo('Whether you have looked at each price and stand for it'),
  services: z.partialRecord(z.enum(knownServices), priceSchema),
  accountingPackage: rupees('Where the packages of accounting begin, a month', 5000),
});

const answerSchema = z
  .union([z.enum(['yes', 'no', 'undecided']), z.boolean()], 'must be yes, no or undecided')
  .transform((value) => (value === true ? 'yes' : value === false ? 'no' : value))
  .meta({ description: 'Whether the firm stands for it', examples: ['yes'] })
  // A sentence that a new version brings waits for the owner's answer.
  .prefault('no');

/** The schema of `claims.yaml`. */
export const claimsSchema = z.strictObject(
  Object.fromEntries(claimIds.map((id) => [id, answerSchema])) as Record<
    (typeof claimIds)[number],
    typeof answerSchema
  >,
);
