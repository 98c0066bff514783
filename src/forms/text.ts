/** How an answer is read and counted: the same in the page and on the server. */
/** Direction marks and the byte-order mark: invisible, pasted along with phone numbers, and able to reorder a line. */
const invisibleMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Control characters of one-line fields, line breaks included; and those of a message, which has lines and tabs. */
const lineControls = /[\p{Cc}\u2028\u2029]/u;
const textControls = /[^\P{Cc}\n\t]/u;

/** Something that a reader sees. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const characters = (text: string): number => [...text].length;

/** The stored form of a text, with its length as the visitor's browser counted it. */
export interface CleanText {
  readonly text: string;
  readonly length: number;
}

/** Trims, unifies line breaks, drops direction marks and composes accents (NFC). */
export const clean = (raw: string): CleanText => {
  const typed = raw.replace(/\r\n?/g, '\n').replace(invisibleMarks, '').trim();
  const text = typed.normalize('NFC').toWellFormed();
  // A browser limits what was typed; composing may shorten it, and for a few Indic letters lengthen it.
  return { text, length: Math.min(characters(typed), characters(text)) };
};

/** Whether a text has nothing to read, like one of zero-width spaces. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Whether a text holds control characters that its field does not take. */
export const hasControls = (text: string, lines: 'one' | 'many'): boolean =>
  (lines === 'one' ? lineControls : textControls).test(text);
