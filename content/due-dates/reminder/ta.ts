/**
 * Writes the message of somebody who wants to be reminded. @param kinds what concerns them, in words; all dates, when
 * empty
 */
export const reminderWish = (kinds: readonly string[]): string =>
  `வணக்கம், என் கடைசி தேதிகளை நினைவூட்டுங்கள். ${kinds.length > 0 ? `எனக்குப் பொருந்துபவை: ${kinds.join('; ')}.` : 'எல்லாத் தேதிகளும் எனக்குப் பொருந்தும்.'}`;

/** Writes the message of somebody who asks for the fee. @param kinds what concerns them, in words; none, when empty */
export const feeWish = (kinds: readonly string[]): string =>
  `வணக்கம், என் ரிட்டர்ன்களைத் தாக்கல் செய்ய உங்கள் கட்டணம் எவ்வளவு என்று சொல்லுங்கள்.${kinds.length > 0 ? ` எனக்குப் பொருந்துபவை: ${kinds.join('; ')}.` : ''}`;
