/** What the server fills in (server/desk), and render.tsx makes HTML of. */
import type { desk } from '../../content/desk.ts';

/** Characters. */
export const LONGEST_NOTE = 2000;

export interface Mark {
  readonly word: string;
  readonly dot: 'filled' | 'half' | 'hollow';
  readonly late: boolean;
}

/** To a page of the desk, or a telephone, chat or mailbox. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface Button {
  readonly label: string;
  readonly action: string;
  readonly sends?: Readonly<Record<string, string>>;
  readonly strong?: true;
}

export interface Row {
  readonly href: string;
  readonly open: boolean;
  readonly name: string;
  readonly about: string;
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
  readonly count: string;
  readonly rows: readonly Row[];
  readonly none: string;
  readonly pages: readonly Link[];
  readonly exports: readonly Link[];
  /** Null while nothing is searched for or chosen. */
  readonly clear: string | null;
}

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
  /** The one for the thumb. */
  readonly done: Button | null;
  readonly buttons: readonly Button[];
  readonly erase: string;
  readonly note: string;
  readonly noteProblem: string | null;
  readonly history: readonly Line[];
  readonly deliveries: readonly Line[];
  readonly before: readonly Line[];
}

export interface Done {
  readonly text: string;
  readonly undo: Button | null;
}

/** Of a report: what it has is shown in this order. */
export interface Section {
  readonly title?: string;
  readonly text?: string;
  readonly isLate?: boolean;
  readonly items?: readonly string[];
  readonly lines?: readonly Line[];
  readonly bars?: readonly { readonly label: string; readonly count: number }[];
  readonly buttons?: readonly Button[];
  readonly links?: readonly Link[];
}

export type DeskBody =
  | {
      readonly kind: 'sign-in';
      readonly said?: string;
      readonly problem?: string;
      readonly canMail: boolean;
    }
  | { readonly kind: 'inbox'; readonly list: List; readonly enquiry: EnquiryView | null; readonly done: Done | null }
  | { readonly kind: 'report'; readonly sections: readonly Section[]; readonly done?: Done | null };

export interface DeskPage {
  readonly title: string;
  readonly who: string | null;
  readonly current?: Extract<keyof typeof desk.nav, 'enquiries' | 'month' | 'newsletter' | 'deliveries'>;
  readonly body: DeskBody;
}

/** What the module exports that the build makes of render.tsx. */
export interface DeskRenderer {
  readonly renderDesk: (page: DeskPage) => string;
  /** Each page holds it inline; the Content-Security-Policy names its hash. */
  readonly styles: string;
  readonly script: string;
}

export const hrefDeskEnquiry = (id: string): string => `/enquiries/${id}`;

export const hrefDeskList = (state: string): string => `/?state=${state}`;

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
