/** Names of form fields that have gone wrong in some program: what every object has, what parsers take for syntax. */
export const oddNames = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'name[]', 'Name'],
  'x'.repeat(500),
  'na"me',
  '\ufb01eld',
  '\u0000',
] as const;
