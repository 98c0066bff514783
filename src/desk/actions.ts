/** Lists the actions of the staff on an enquiry. */
import type { Lead } from '../forms/lead.ts';

export type Action =
  | 'answered'
  | 'reopen'
  | 'outcome'
  | 'assign'
  | 'call-again'
  | 'called'
  | 'not-called'
  | 'spam'
  | 'not-spam'
  | 'restore'
  | 'retry'
  | 'note';

export const undoOf = {
  answered: 'reopen',
  reopen: 'answered',
  outcome: null,
  assign: 'assign',
  'call-again': null,
  called: 'not-called',
  'not-called': null,
  spam: 'restore',
  'not-spam': 'spam',
  restore: 'spam',
  retry: null,
  note: null,
} as const satisfies Record<Action, Action | null>;

export const actions = Object.keys(undoOf) as Action[];

/** The actions that can be done to several enquiries at once. */
export const severalActions = ['answered', 'spam'] as const;
export type SeveralAction = (typeof severalActions)[number];

/** Tells whether an action can be undone: not once somebody else has changed what it did. */
export const canUndo = {
  answered: ({ answeredBy }, who) => answeredBy === who,
  reopen: ({ answeredAt }) => answeredAt === null,
  outcome: () => true,
  assign: () => true,
  'call-again': () => true,
  called: ({ calledAt }) => calledAt !== null,
  'not-called': ({ calledAt }) => calledAt === null,
  spam: ({ state }) => state === 'spam',
  'not-spam': ({ state }) => state !== 'held' && state !== 'spam',
  restore: ({ state }) => state !== 'spam',
  retry: () => true,
  note: () => true,
} as const satisfies Record<Action, (lead: Lead, who: string) => boolean>;

/** The enquiry as the page showed it on which somebody acts: nobody undoes or takes over what they have not seen. */
export type Shown = Pick<Lead, 'answeredAt' | 'takenBy' | 'callOn' | 'calledAt'>;

/** An enquiry with which nobody has done anything. */
export const untouched: Shown = { answeredAt: null, takenBy: null, callOn: null, calledAt: null };

/** The names under which a button sends what its page showed. */
export const shownNames = {
  answeredAt: 'answered',
  takenBy: 'taken',
  callOn: 'planned',
  calledAt: 'called',
} as const satisfies Record<keyof Shown, string>;

/** The names under which the form of an enquiry sends what the staff typed or chose. */
export const typedNames = { note: 'note', day: 'day', outcome: 'outcome', to: 'to', next: 'next' } as const;
