/**
 * All due dates in the order of their list, one a line: name, kinds with spaces between them, pattern of the days, and one
 * more bar for a return. Build and development server put them here (build/bake.ts). Text is a fifth smaller than
 * the same as objects, and kinds by name are no larger than by number.
 */
export const baked: string = '';
