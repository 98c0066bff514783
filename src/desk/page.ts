/** What a page of the desk shows. The server fills it in; render.tsx makes HTML of it. */
import type { desk } from '../../content/desk.ts';

/** The longest note, characters. */
export const LONGEST_NOTE = 2000;

/** How a row is marked: its state as a word, and a dot. */
export interface Mark {
  readonly word: string;
  readonly dot: 'filled' | 'half' | 'hollow';
  readonly late: boolean;
}

/** A link of the desk's own, or to a telephone, chat or mailbox. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A button that posts. */
export interface Button {
  readonly label: string;
  readonly action: string;
  /** Values that it sends. */
  readonly sends?: Readonly<Record<string, string>>;
}

export interface Row {
  readonly href: string;
  readonly open: boolean;
  readonly received: string;
  readonly name: string;
  readonly about: string;
  readonly language: string;
  readonly age: string;
  readonly mark: Mark;
}

export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

export interface List {
  readonly title: string;
  readonly states: readonly (Link & { readonly count: number; readonly current: boolean; readonly late: boolean })[];
  readonly search: string;
  readonly state: string;
  readonly choices: readonly Choice[];
  /** Whether something is searched for or chosen, and whether a choice is. */
  readonly isFiltered: boolean;
  readonly isNarrowed: boolean;
  readonly count: string;
  readonly rows: readonly Row[];
  readonly none: string;
  readonly newer: string | null;
  readonly older: string | null;
  readonly exports: readonly Link[];
  readonly clear: string;
}

/** Something of the history, of the sender's other messages, or of a table with two columns. */
export interface Line {
  readonly when: string;
  readonly what: string;
  readonly text?: string | null;
  readonly href?: string;
}

export interface EnquiryView {
  readonly name: string;
  readonly reference: string;
  readonly mark: Mark;
  readonly age: string;
  readonly back: string;
  readonly reach: readonly Link[];
  readonly rows: readonly (readonly [label: string, value: string, href?: string])[];
  readonly message: string;
  /** The button for the thumb, and the others. */
  readonly done: Button | null;
  readonly buttons: readonly Button[];
  readonly erase: string;
  readonly note: string;
  readonly noteProblem: string | null;
  readonly history: readonly Line[];
  readonly deliveries: readonly Line[];
  readonly before: readonly Line[];
}

/** A bar list: how often each thing came. */
export interface Bars {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

/** What is said after an action, and what takes it back. */
export interface Done {
  readonly text: string;
  readonly undo: Button | null;
}

export type DeskBody =
  | {
      readonly kind: 'sign-in';
      readonly said: string | null;
      readonly problem: string | null;
      readonly canMail: boolean;
    }
  | { readonly kind: 'enter'; readonly action: string }
  | { readonly kind: 'message'; readonly title: string; readonly text: string; readonly link: Link | null }
  | { readonly kind: 'inbox'; readonly list: List; readonly enquiry: EnquiryView | null; readonly done: Done | null }
  | {
      readonly kind: 'erase';
      readonly title: string;
      readonly parts: readonly string[];
      readonly others: readonly string[];
      readonly buttons: readonly Button[];
      readonly cancel: string;
    }
  | {
      readonly kind: 'month';
      readonly title: string;
      readonly total: string;
      readonly previous: string;
      readonly next: string;
      readonly bars: readonly Bars[];
      readonly late: readonly Line[];
      readonly erased: readonly Line[];
    }
  | {
      readonly kind: 'newsletter';
      readonly counts: string;
      readonly lines: readonly Line[];
      readonly csv: string;
    }
  | {
      readonly kind: 'deliveries';
      readonly mail: { readonly text: string; readonly wrong: boolean };
      readonly backup: { readonly text: string; readonly wrong: boolean };
      readonly lines: readonly Line[];
      readonly retry: Button | null;
      readonly done: Done | null;
    };

export interface DeskPage {
  readonly title: string;
  /** Who is signed in; null before. */
  readonly who: string | null;
  /** Which part of the desk is open. */
  readonly current: Extract<keyof typeof desk.nav, 'enquiries' | 'month' | 'newsletter' | 'deliveries'> | null;
  readonly body: DeskBody;
}

/** What the built module gives the server. */
export interface DeskRenderer {
  /** Makes the HTML of a page. */
  readonly renderDesk: (page: DeskPage) => string;
  /** The style sheet that each page holds, for its hash in the Content-Security-Policy. */
  readonly styles: string;
  /** The desk's only script. */
  readonly script: string;
}

/** The address of an enquiry at the desk. */
export const hrefDeskEnquiry = (id: string): string => `/enquiries/${id}`;

/** The address of one of its lists. */
export const hrefDeskList = (state: string): string => `/?state=${state}`;

/** The desk's addresses. */
export const deskPaths = {
  enquiries: '/',
  month: '/month',
  newsletter: '/newsletter',
  deliveries: '/deliveries',
  signIn: '/sign-in',
  signOut: '/sign-out',
  signOutEverywhere: '/sign-out-everywhere',
  script: '/desk.js',
} as const;
