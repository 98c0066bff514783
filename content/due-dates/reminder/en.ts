/**
 * Writes the message of somebody who wants to be reminded. @param kinds what concerns them, in words; all dates, when
 * empty
 */
export const reminderWish = (kinds: readonly string[]): string =>
  `Hello, please remind me of my due dates. ${kinds.length > 0 ? `These apply to me: ${kinds.join('; ')}.` : 'All of them apply to me.'}`;

/** Writes the message of somebody who asks for the fee. @param kinds what concerns them, in words; none, when empty */
export const feeWish = (kinds: readonly string[]): string =>
  `Hello, please tell me your fee for filing my returns.${kinds.length > 0 ? ` These apply to me: ${kinds.join('; ')}.` : ''}`;
