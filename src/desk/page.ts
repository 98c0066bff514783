/** The server hands these values to the pages of the desk (render.tsx); both know the addresses. */
import type { ServiceSlug } from '../../content/service-index.ts';
import type { SavedReply } from '../../content/site.ts';
import type { Edition } from '../edition/edition.ts';
import type { Delivery, Erasure, Lead, LeadEvent } from '../forms/lead.ts';
import { MINUTE_MS } from '../office/durations.ts';

export const MAX_NOTE_LENGTH = 2000;

/** A mail that is written at the desk is no longer. */
export const MAX_MAIL_LENGTH = 10_000;
export const MAX_SUBJECT_LENGTH = 200;

/** The names under which the form of a mail sends its fields: `fill` asks for a saved reply, `chosen` is in the text. */
export const mailNames = {
  subject: 'subject',
  text: 'text',
  marks: 'marks',
  mails: 'mails',
  fill: 'fill',
  chosen: 'chosen',
} as const;

/** The list's buttons and the database know so many enquiries as one page. */
export const PAGE_ROWS = 50;

/** The lists of the desk, in the order in which its menu shows them. */
export const deskStates = [
  'new',
  'late',
  'mine',
  'nobody',
  'again',
  'planned',
  'held',
  'answered',
  'spam',
  'withdrawn',
  'undelivered',
  'all',
] as const;
export type DeskState = (typeof deskStates)[number];

export const choiceNames = ['service', 'city', 'language', 'month'] as const;

export interface ListData {
  readonly state: DeskState;
  readonly page: number;
  /** The parts of the address that links on the page keep. */
  readonly query: URLSearchParams;
  readonly counts: Readonly<Record<DeskState | 'waiting', number>>;
  /** The number of enquiries that meet the filter; `leads` are those of one page. */
  readonly count: number;
  readonly leads: readonly Lead[];
  /** The staff to whom an enquiry can be given. */
  readonly staff: readonly string[];
  /** The enquiries that are chosen at first; null if the page offers no choice of several. */
  readonly selection: 'some' | 'all' | null;
}

/** Tells a page that is open what has come since. */
export interface News {
  /** The number of enquiries that wait. */
  readonly waiting: number;
  readonly rows: readonly { readonly id: string; readonly html: string }[];
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface EnquiryData {
  readonly lead: Lead;
  readonly history: readonly LeadEvent[];
  readonly deliveries: readonly Delivery[];
  /** Everything else of the same person. */
  readonly others: readonly Lead[];
  /** The server reads the numbers: the library for it is large. */
  readonly phoneLinks: readonly Link[];
  /** The place in the open list; null if the enquiry is not in it. */
  readonly place: Place | null;
  readonly problem: EnquiryProblem | null;
}

/** The position of an enquiry in a list: its number from 1 on, and the ids of its neighbours. */
export interface Place {
  readonly number: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The text typed beside an enquiry of which one field was refused. */
export interface EnquiryProblem {
  readonly field: 'note' | 'day';
  readonly note: string;
  readonly day: string;
  readonly outcome: string;
}

/** The action just taken: on one enquiry, or on several at one moment. */
export interface Done {
  readonly action: unknown;
  /** The enquiry; null if it is the one that is open. */
  readonly lead: Lead | null;
  readonly history: readonly LeadEvent[];
  readonly several: { readonly count: number; readonly at: number } | null;
}

/** A delivery, and which enquiry it is about. */
type NamedDelivery = Delivery & Pick<Lead, 'name' | 'reference'> & { readonly leadId: string };

/** The data of each page. */
export interface DeskData {
  readonly signIn: { readonly canMail: boolean; readonly notice?: string; readonly problem?: string };
  readonly enter: { readonly token: string };
  readonly message: { readonly text: string; readonly title?: string; readonly link?: Link };
  readonly inbox: {
    readonly list: ListData;
    readonly enquiry: EnquiryData | null;
    readonly done: Done | null;
    /** The number of enquiries erased just now. */
    readonly erased: number | null;
    /** Waiting enquiries which came so shortly before that others of that time may not be stored yet. */
    readonly known: readonly string[];
    readonly now: number;
  };
  readonly erase: Pick<EnquiryData, 'lead' | 'history' | 'deliveries' | 'others'> & {
    readonly query: URLSearchParams;
    readonly links: number;
    /** Goes with the button that erases everything of the person. */
    readonly digest: string;
    /** Other leads would have gone than those that were shown. */
    readonly hasChanged: boolean;
    readonly now: number;
  };
  readonly write: {
    readonly lead: Lead;
    readonly query: URLSearchParams;
    /** True if a mail server is set. */
    readonly canMail: boolean;
    /** True for a real enquiry that was not withdrawn. */
    readonly isOpen: boolean;
    /** How many mails were written to the visitor before. */
    readonly mails: number;
    readonly ready: readonly Pick<SavedReply, 'name' | 'title' | 'language'>[];
    readonly chosen: string | null;
    /** True if the chosen answer was put above what had been typed. */
    readonly isInserted: boolean;
    /** Links that open a chat with the chosen answer. */
    readonly phoneLinks: readonly Link[];
    readonly typed: { readonly subject: string; readonly text: string };
    readonly problem: string | null;
  };
  readonly month: {
    /** The month, such as `2026-11`. */
    readonly month: string;
    readonly leads: readonly Lead[];
    /** The enquiries of the previous month, for comparison. */
    readonly before: readonly Lead[];
    readonly erased: readonly Erasure[];
    readonly now: number;
  };
  readonly newsletter: { readonly leads: readonly Lead[]; readonly now: number };
  readonly deliveries: {
    readonly mail: { readonly isSet: boolean; readonly fault: string | null };
    readonly waiting: { readonly count: number; readonly error: string | null };
    readonly givenUp: readonly NamedDelivery[];
    /** Mails to visitors that the limits hold back. */
    readonly heldBack: readonly NamedDelivery[];
    /** The number of visitors who got no acknowledgement in the last week. */
    readonly notTold: number;
    readonly backup: { readonly at: number; readonly size: number; readonly isLate: boolean } | null;
    readonly backupDir: string;
    /** The build of the site that is served. */
    readonly build: { readonly at: number; readonly isLate: boolean };
    readonly isRetried: boolean;
    readonly now: number;
  };
}

export type DeskPageName = keyof DeskData;

/** Renders the desk. */
export interface DeskRenderer {
  /** Each returns the HTML for `who`, or for nobody who is signed in. */
  readonly pages: { readonly [Name in DeskPageName]: (data: DeskData[Name], who: string | null) => string };
  /** Returns a row of a list, as the page of the list has it. */
  readonly row: (lead: Lead, staff: readonly string[], query: URLSearchParams, now: number) => string;
  /** Returns the papers that a service needs, in the language of an edition. */
  readonly papersOfService: (edition: Edition, slug: ServiceSlug) => readonly string[];
  /** Each page holds it inline; the Content-Security-Policy names its hash. */
  readonly styles: string;
  readonly script: string;
  /** Files in base64, by name. */
  readonly fonts: ReadonlyMap<string, string>;
}

/** The desk serves its fonts at this path; visitors of the sign-in page see them too. */
export const FONTS_PATH = '/fonts/';

export const hrefDeskFont = (name: string): string => `${FONTS_PATH}${name}.woff2`;

/** The module that the build makes of render.tsx. */
export interface DeskModule {
  /** Returns the renderer of the desk; the office reads English. */
  readonly createDeskRenderer: (edition: Edition) => DeskRenderer;
}

export const deskPaths = {
  enquiries: '/',
  month: '/month',
  newsletter: '/newsletter',
  newsletterCsv: '/newsletter.csv',
  deliveries: '/deliveries',
  retry: '/deliveries/retry',
  signIn: '/sign-in',
  signOut: '/sign-out',
  signOutEverywhere: '/sign-out-everywhere',
  script: '/desk.js',
  several: '/several',
  undoSeveral: '/several/undo',
  news: '/news',
} as const;

/**
 * Enquiries from so long before the last look are looked for again: they may have been stored later, or on a slower
 * clock.
 */
export const NEWS_OVERLAP_MS = 2 * MINUTE_MS;

/** @param changes parts of the query to set, or to remove where null */
export const withQuery = (
  path: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>> = {},
): string => {
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes))
    if (value === null) all.delete(name);
    else all.set(name, value);
  const text = all.toString();
  return text ? `${path}?${text}` : path;
};

export const hrefDeskEnquiry = (id: string, query = new URLSearchParams()): string =>
  withQuery(`/enquiries/${id}`, query);

export const hrefDeskList = (state: DeskState): string => `/?state=${state}`;

/** Returns the address of a page below an enquiry's, or of an action on it. */
export const hrefDeskAction = (id: string, action: string, query: URLSearchParams): string =>
  withQuery(`/enquiries/${id}/${action}`, query);
