import { ensureBrowser } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/site.ts';
import { startStandInBlog } from './stand-in-blog.ts';

/** Starts the built site on the stand-in blog, lets something measure it, and ends them all. */
export const withSite = async <T>(measure: (origin: string) => Promise<T>): Promise<T> => {
  ensureBrowser();
  const blog = await startStandInBlog();
  const site = await startSite({}, undefined, blog.options);
  try {
    return await measure(site.origin);
  } finally {
    await site.close();
    await blog.close();
  }
};
