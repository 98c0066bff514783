/** What is filled in where it stands in braces in a ready answer. */
export const answerPlaceholders = ['name', 'service', 'documents', 'promised'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];
