/** Writes the refusals of forms, by status: as JSON for a script, as a page for a browser without one. */

import type { LocalSite } from '../local-site.ts';

export const refusals = (site: LocalSite) => {
  const { firm } = site;
  const orCall = `or call us: ${firm.phone}`;
  const tryAgain = `Please try again in a minute ${orCall}`;
  return {
    /** The title of the page that says why. */
    title: { contact: 'Your message was not sent', newsletter: 'You are not subscribed yet' },
    unreadable: 'The form could not be read.',
    tooManyFields: 'The form was sent with too many fields.',
    file: 'You cannot attach files to this form.',
    tooLarge: 'The message is too long.',
    unsupported: 'Forms are sent as multipart or URL-encoded data.',
    unknownForm: 'This form does not exist on our website.',
    crossSite: `The form came from a page of another website, so we did not accept it. Please use our own page ${orCall}`,
    badKey: 'The Idempotency-Key header must have 8 to 200 visible ASCII characters.',
    keyReused: 'The Idempotency-Key was used for another message. Send it again with a new one.',
    keyReusedField: 'Was used for another message.',
    rateLimited: (minutes: number): string =>
      `Too many messages were sent. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${orCall}`,
    /** It is shown beside the filled form of a tool. */
    toolPostponed: (minutes: number): string =>
      `Too many requests came at once, perhaps from several people in your office. What you typed is still in the form. Please send the form again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ${orCall}`,
    overloaded: `Our website is very busy just now. ${tryAgain}`,
    notStored: {
      contact: `We could not store your message just now. ${tryAgain}`,
      newsletter: `We could not store your subscription just now. ${tryAgain}`,
    },
    /** Refuses a form after a failure that came before it was known which form it is. */
    notTaken: `We could not accept the form just now. ${tryAgain}`,
  } as const;
};

/** Messages of one field, by its label. They have no full stop, because the specified ones have none. */
export const fieldRefusals = {
  twice: (label: string): string => `${label} was sent more than once`,
  tooLong: (label: string, most: number, over: number): string =>
    `${label} can have at most ${most} characters: please remove ${over}`,
  characters: (label: string): string => `${label} contains characters that cannot be used`,
  unknownOption: (label: string): string => `${label} must be one of the options`,
} as const;
