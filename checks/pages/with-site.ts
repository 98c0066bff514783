import { ensureBrowser } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/site.ts';
import { startStandInBlog } from './stand-in-blog.ts';

/** Starts the built site with the stand-in blog, measures it, and ends both. */
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
