import type { Locale } from './site.ts';

/** What is filled in where it stands in braces in a ready answer. */
export const answerPlaceholders = ['name', 'service', 'documents', 'promised'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

/** A text of the owner with which the staff answer: `answers/<name>.md` of his folder. */
export interface ReadyAnswer {
  readonly name: string;
  readonly title: string;
  readonly language: Locale;
  readonly text: string;
}
