/** The length of a text as a reader counts it. */
export const lengthOf = (text: string): number => [...text].length;
