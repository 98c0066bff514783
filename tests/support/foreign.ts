import type { ConsoleMessage } from 'playwright-core';

/** Whether the console speaks of another site (the map, the blog's pictures), which tests cut off. */
export const isForeign = (message: ConsoleMessage, origin: string): boolean => {
  const { url } = message.location();
  return url !== '' && new URL(url).origin !== origin;
};
