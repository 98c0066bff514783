/** The texts around a post. */
export const post = {
  author: 'Tax Team',
  contents: 'On this page',
  sources: 'Official sources',
  next: 'Next steps',
  cities: 'In your city',
  published: 'Published',
  changed: 'revised',
} as const;
