/** The id of a field of a tool; of a choice, that of its first answer. */
export const toolFieldId = (name: string): string => `tool-${name}`;
