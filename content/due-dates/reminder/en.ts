/**
 * Writes the message of somebody who wants to be reminded. @param kinds what concerns them, in words; all dates, when
 * empty
 */
export const reminderWish = (kinds: readonly string[]): string =>
  `Hello, please remind me of my due dates. ${kinds.length > 0 ? `These apply to me: ${kinds.join('; ')}.` : 'All of them apply to me.'}`;
