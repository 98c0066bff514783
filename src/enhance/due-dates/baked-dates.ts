/**
 * A due date a line, in the order of their list: name|kinds|pattern, and one more bar for a return. The bundler fills
 * it (build/site-config.ts). Text is a fifth smaller than objects, and kinds by name are no larger than by number.
 */
export const baked: string = '';
