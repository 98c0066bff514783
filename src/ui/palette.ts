/**
 * The colours for drawings, icons and browsers: the tokens of these names in src/ui/tokens.css; a test compares them.
 */
export const palette = {
  bottle: '#0a3a33',
  turmeric: '#f2b62b',
  paper: '#ffffff',
} as const;
