/** The names that a saved reply may hold in braces; the desk replaces them with the values of the enquiry. */
export const answerPlaceholders = ['name', 'service', 'documents', 'promised'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];
