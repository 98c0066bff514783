/** What tools say, in the language of their page: whoever makes a tool hands it its texts. */
import type { Translated } from '../../content/translated.ts';
import type { Words } from '../../content/words.ts';

/** What every tool says around its form and its result, and how it writes days and months. */
export type SharedTexts = Translated<Pick<Words, 'messages' | 'toolWords' | 'inWords' | 'monthInWords'>>;

/** How days and months are written. */
export type DateTexts = Pick<SharedTexts, 'inWords' | 'monthInWords'>;

/** The words around a form and a result. */
export type ToolWords = WordsOf<'toolWords'>;

/** Words in any language, by their name among all words. */
export type WordsOf<Name extends keyof Words> = Translated<Words[Name]>;

/** The words of one tool. */
export interface OwnTexts<Name extends keyof Words> {
  readonly words: WordsOf<Name>;
}

/** All that one tool says, with what only its result says where that is apart. */
export type ToolTexts<Name extends keyof Words, Result extends keyof Words = Name> = SharedTexts & {
  readonly words: WordsOf<Name> & WordsOf<Result>;
};
