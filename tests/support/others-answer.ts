/** Other sites as the pages meet them, and the browser's word on a broken Content-Security-Policy. */
import type { BrowserContext, Page } from 'playwright-core';
import { blogAddress } from '../../src/feed/blog-source.ts';
import { sampleEdition } from './firms.ts';

const { firm } = sampleEdition();

/** Logs a console error for each violation: those fail a test that opens its page with `visitPage`. */
export const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`Violation of ${effectiveDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });

/** The picture of the live post. */
export const PICTURE = 'https://pictures.example.com/post.png';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const post = {
  id: { $t: 'tag:blogger.com,1999:blog-1.post-1' },
  title: { $t: 'A live post' },
  content: { $t: `<p style="color:red" onclick="x">Text</p><img src="${PICTURE}"><script>window.hacked = 1</script>` },
  published: { $t: '2026-03-05T10:00:00.000+05:30' },
  link: [{ rel: 'alternate', href: `${blogAddress(firm)}2026/03/post.html` }],
};

/**
 * Answers for the map, the blog and the pictures of posts as other sites do: without a word about who may embed them.
 */
export const othersAnswer = async (page: Page, context: BrowserContext): Promise<void> => {
  await reportViolations(page);
  const map = new URL(firm.mapEmbedUrl).origin;
  await context.route(`${map}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }));
  await context.route(PICTURE, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await context.route('**/api/blog-proxy', (route) => route.fulfill({ json: { feed: { entry: [post] } } }));
};
