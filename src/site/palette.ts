/**
 * The colours that stand outside the style sheet: in drawings, icons, share images and what browsers are told. They are
 * the tokens of the same names in `src/ui/tokens.css`; a test compares them.
 */
export const palette = {
  bottle: '#0a3a33',
  turmeric: '#f2b62b',
  paper: '#ffffff',
} as const;
