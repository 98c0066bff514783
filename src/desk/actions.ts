/** What the staff do with an enquiry. */
import type { Lead } from '../forms/lead.ts';

export type Action = 'answered' | 'reopen' | 'take' | 'leave' | 'spam' | 'not-spam' | 'restore' | 'retry' | 'note';

export const undoOf = {
  answered: 'reopen',
  reopen: 'answered',
  take: 'leave',
  leave: 'take',
  spam: 'restore',
  'not-spam': 'spam',
  restore: 'spam',
  retry: null,
  note: null,
} as const satisfies Record<Action, Action | null>;

export const actions = Object.keys(undoOf) as Action[];

/** Tells whether what somebody has just done still stands: an undo would change what somebody else did since. */
export const stands = {
  answered: ({ answeredBy }, who) => answeredBy === who,
  reopen: ({ answeredAt }) => answeredAt === null,
  take: ({ takenBy }, who) => takenBy === who,
  leave: ({ takenBy }) => takenBy === null,
  spam: ({ state }) => state === 'spam',
  'not-spam': ({ state }) => state !== 'held' && state !== 'spam',
  restore: ({ state }) => state !== 'spam',
  retry: () => true,
  note: () => true,
} as const satisfies Record<Action, (lead: Lead, who: string) => boolean>;

/** The enquiry as the page showed it on which somebody acts: nobody undoes or takes over what they have not seen. */
export type Shown = Pick<Lead, 'answeredAt' | 'takenBy'>;

/** The names under which a button sends what its page showed. */
export const shownNames = { answeredAt: 'answered', takenBy: 'taken' } as const satisfies Record<keyof Shown, string>;
