/** The content or the pages have mistakes: the message lists them, one line each. */
export class BuildError extends Error {}
