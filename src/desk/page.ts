/** The server hands these values to the pages of the desk (render.tsx); both know the addresses. */
import type { Edition } from '../edition/edition.ts';
import type { Delivery, Erasure, Lead, LeadEvent } from '../forms/lead.ts';

/** Characters. */
export const LONGEST_NOTE = 2000;

/** The list's buttons and the database know so many enquiries as one page. */
export const PAGE_ROWS = 50;

export const deskStates = ['new', 'late', 'held', 'answered', 'spam', 'withdrawn', 'undelivered', 'all'] as const;
export type DeskState = (typeof deskStates)[number];

export const choiceNames = ['service', 'city', 'language', 'month'] as const;

export interface ListData {
  readonly state: DeskState;
  readonly page: number;
  /** The parts of the address that links on the page keep. */
  readonly query: URLSearchParams;
  readonly counts: Readonly<Record<DeskState, number>>;
  /** How many enquiries meet the filter; `leads` are those of one page. */
  readonly count: number;
  readonly leads: readonly Lead[];
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
  readonly isNoteMissing: boolean;
}

/** The data of each page. */
export interface DeskData {
  readonly signIn: { readonly canMail: boolean; readonly said?: string; readonly problem?: string };
  readonly enter: { readonly token: string };
  readonly message: { readonly text: string; readonly title?: string; readonly link?: Link };
  readonly inbox: {
    readonly list: ListData;
    readonly enquiry: EnquiryData | null;
    /** The action that led here, as the address says it. */
    readonly done: unknown;
    /** How many enquiries were erased just now. */
    readonly erased: number | null;
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
  readonly month: {
    /** Such as `2026-11`. */
    readonly month: string;
    readonly leads: readonly Lead[];
    readonly erased: readonly Erasure[];
    readonly now: number;
  };
  readonly newsletter: { readonly leads: readonly Lead[]; readonly now: number };
  readonly deliveries: {
    readonly mail: { readonly isSet: boolean; readonly fault: string | null };
    readonly waiting: { readonly count: number; readonly error: string | null };
    readonly givenUp: readonly (Delivery & Pick<Lead, 'name' | 'reference'> & { readonly leadId: string })[];
    readonly backup: { readonly at: number; readonly size: number; readonly isLate: boolean } | null;
    readonly backupDir: string;
    /** Of the site that is served. */
    readonly build: { readonly at: number; readonly isLate: boolean };
    readonly isRetried: boolean;
    readonly now: number;
  };
}

export type DeskPageName = keyof DeskData;

/** What renders the desk. */
export interface DeskRenderer {
  /** Each returns the HTML for `who`, or for nobody who is signed in. */
  readonly pages: { readonly [Name in DeskPageName]: (data: DeskData[Name], who: string | null) => string };
  /** Each page holds it inline; the Content-Security-Policy names its hash. */
  readonly styles: string;
  readonly script: string;
}

/** What the build makes of render.tsx. */
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
} as const;

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

export const hrefDeskList = (state: string): string => `/?state=${state}`;

/** Returns the address of a page below an enquiry's, or of an action on it. */
export const hrefDeskAction = (id: string, action: string, query: URLSearchParams): string =>
  withQuery(`/enquiries/${id}/${action}`, query);
