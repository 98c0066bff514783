/** What no line may end in, outside of tags: a form's name (GSTR-3B), a range (15-30), a number with its Tamil ending. */
const unbroken = /\b(?:(?:[A-Z]{2,}|\d+)-\d[\dA-Z]*|\d+-[\u0B80-\u0BFF]+)(?![^<>]*>)/g;

/**
 * Keeps form names and ranges on one line: browsers break after their hyphen. A page with an island stays as it is,
 * since React would miss its own text there.
 * @param html as React wrote it
 */
export const keepTogether = (html: string): string =>
  html.includes('data-island=') ? html : html.replace(unbroken, '<span class="unbroken">$&</span>');
