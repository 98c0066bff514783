/** Texts of tools in the language of their page; whoever makes a tool passes them in. */
import type { Translated } from '../../content/translated.ts';
import type { Words } from '../../content/words.ts';

/** The texts around the form and the result of every tool, with the functions that write days and months. */
export type SharedTexts = Translated<Pick<Words, 'messages' | 'toolWords' | 'inWords' | 'monthInWords'>>;

/** The functions that write days and months. */
export type DateTexts = Pick<SharedTexts, 'inWords' | 'monthInWords'>;

/** The words around a form and a result. */
export type ToolWords = WordsOf<'toolWords'>;

/** Words in any language, by their name among all words. */
export type WordsOf<Name extends keyof Words> = Translated<Words[Name]>;

/** The words of one tool. */
export interface OwnTexts<Name extends keyof Words> {
  readonly words: WordsOf<Name>;
}

/** Every text of one tool, including those that only its result uses if they are in a file of their own. */
export type ToolTexts<Name extends keyof Words, Result extends keyof Words = Name> = SharedTexts & {
  readonly words: WordsOf<Name> & WordsOf<Result>;
};
