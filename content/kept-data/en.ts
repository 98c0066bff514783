/**
 * Lists what the site keeps and whom a browser asks besides it: the privacy policy is made from these lists, and a test
 * compares them with what a browser and the database hold (tests/privacy.test.ts).
 */

import { content as contactTexts } from '../forms/contact/en.ts';
import type { LocalSite } from '../local-site.ts';
import { DRAFT_KEY, DUE_DATES_KEY, PAPERS_KEY, POPUP_KEY, WIDGET_KEY } from '../storage-keys.ts';

/** A note in a visitor's own browser. */
interface DeviceNote {
  readonly place: 'session' | 'local';
  /** The content and its purpose, in words that follow the name of the note. */
  readonly purpose: string;
}

export const deviceNotes: Readonly<Record<string, DeviceNote>> = {
  [POPUP_KEY]: {
    place: 'session',
    purpose:
      'records that you have closed the welcome message, so that the message does not open again during this visit',
  },
  [WIDGET_KEY]: {
    place: 'session',
    purpose: 'records that you have seen the WhatsApp button, so that the button does not move again',
  },
  [DRAFT_KEY]: {
    place: 'session',
    purpose:
      'what you typed in the contact form but have not sent yet, and a calculator result that you want to send us. A number saved with the draft tells us if the same message comes twice',
  },
  [PAPERS_KEY]: {
    place: 'local',
    purpose:
      "the papers you ticked on a service's list, and the answer that shortened the list. This entry is deleted when you untick all the papers",
  },
  [DUE_DATES_KEY]: {
    place: 'local',
    purpose:
      'what you ticked on the due dates page, so that you see your own due dates again. This entry is deleted when you untick everything',
  },
};

const lives = {
  session: 'Session storage, until the browser session ends',
  local: 'Local storage, until you clear the data of this website',
} as const satisfies Record<DeviceNote['place'], string>;

/** Returns a line for each note: its name, its purpose, its place and life. */
export const deviceNoteLines = (): string[] =>
  Object.entries(deviceNotes).map(([key, { place, purpose }]) => `${key}: ${purpose}. ${lives[place]}.`);

const takeOrigin = (url: string): string => /^https:\/\/[^/]+/.exec(url)?.[0] ?? url;

/** Another machine than ours that a visitor's browser asks, and when. */
interface OtherHost {
  /** An origin, or null where it can be any. */
  readonly origin: string | null;
  readonly line: string;
}

const forms = ['contact', 'newsletter'] as const;
type Form = (typeof forms)[number];
type Field = keyof ReturnType<typeof contactTexts>['fields'];

/** The line of the policy about a column, and the forms that fill it. */
type Stored = readonly [line: string, forms: readonly Form[]];

/** The lines about the stored fields; several fields may share one. */
const said = {
  name: 'Your full name',
  email: 'Your e-mail address',
  phone: 'Your phone number',
  service: 'The service you chose',
  message: 'Your message',
  page: 'The page from which you sent the form, its language, and the page that led you there',
  times: 'When your message reached us, whether it came more than once, when it was answered, and by whom',
  state: 'Whether your message is new, held back or marked as spam, and why, and whether you withdrew the message',
  follow:
    'Who in our office looks after your message, when we first called and will call you again, what became of your enquiry, and the e-mails that our office wrote to you about the enquiry',
  finding:
    'The reference number of your message, codes that show us if the same message is sent twice, and how often the wrong last digits of the phone number were entered on your enquiry page',
  consent: 'When you confirmed the subscription, and when you unsubscribed',
} as const;

/**
 * Returns every column in which a form is stored, in the words of a language; a field of which nothing is said is
 * called by its label.
 */
export const columnsIn = (
  words: Readonly<Record<keyof typeof said, string>>,
  fields: Readonly<Record<Field, { readonly label: string }>>,
) => {
  const ofField: Readonly<Record<string, string>> = words;
  const answers = Object.entries(fields).map(([name, { label }]): [string, Stored] => [
    name,
    [ofField[name] ?? label, name === 'email' ? forms : ['contact']],
  ]);
  return {
    ...(Object.fromEntries(answers) as Record<Field, Stored>),
    id: [words.finding, forms],
    form: [words.finding, forms],
    state: [words.state, forms],
    reasons: [words.state, forms],
    page: [words.page, forms],
    referrer: [words.page, forms],
    email_key: [words.finding, forms],
    phone_key: [words.finding, ['contact']],
    name_key: [words.finding, ['contact']],
    fingerprint: [words.finding, forms],
    fold_key: [words.finding, forms],
    repeats: [words.times, forms],
    received_at: [words.times, forms],
    last_received_at: [words.times, forms],
    confirmed_at: [words.consent, ['newsletter']],
    unsubscribed_at: [words.consent, ['newsletter']],
    reference: [words.finding, forms],
    language: [words.page, forms],
    answered_at: [words.times, ['contact']],
    answered_by: [words.times, ['contact']],
    taken_by: [words.follow, ['contact']],
    call_on: [words.follow, ['contact']],
    called_at: [words.follow, ['contact']],
    outcome: [words.follow, ['contact']],
    withdrawn_at: [words.state, ['contact']],
    wrong_digits: [words.finding, ['contact']],
  } as const satisfies Readonly<Record<string, Stored>>;
};

/** Returns the lines about what is stored of a form, each line once. */
export const listLines = (columns: Readonly<Record<string, Stored>>, form: Form): string[] => [
  ...new Set(Object.values(columns).flatMap(([line, of]) => (of.includes(form) ? [line] : []))),
];

export const keptDataTexts = (site: LocalSite) => {
  const { firm } = site;
  const contact = contactTexts(site);
  const otherHosts: readonly OtherHost[] = [
    {
      origin: takeOrigin(firm.mapEmbedUrl),
      line: 'The map provider: on the contact page, when the map comes into view',
    },
    ...(firm.blogUrl
      ? [
          {
            origin: takeOrigin(firm.blogUrl),
            line: 'The blogging platform: on the blog page, when our own server cannot load the posts',
          },
          { origin: null, line: 'The website that holds a picture: on the blog page, when a post shows that picture' },
        ]
      : []),
  ];
  const storedColumns = columnsIn(said, contact.fields);
  const storedLines = (form: Form): string[] => listLines(storedColumns, form);
  return { otherHosts, storedColumns, storedLines };
};
