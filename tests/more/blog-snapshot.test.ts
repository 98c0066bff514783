/** `BLOG_SNAPSHOT=1 npm run build`: the blog's current posts in the static page, or the samples and a line about it. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { takeSnapshot } from '../../build/blog-snapshot.ts';
import { firm } from '../../content/firm.ts';
import { alive, phone } from '../support/alive.ts';
import { sharedBrowser } from '../support/browser.ts';
import { copyTree } from '../support/copy-tree.ts';
import { startSite } from '../support/site.ts';

const feed = JSON.stringify({
  feed: {
    entry: Array.from({ length: 8 }, (_, index) => ({
      id: { $t: `tag:blogger.com,1999:blog-1.post-${index}` },
      title: { $t: `Current post ${index + 1} &amp; "more" &lt;/script&gt;` },
      content: { $t: `<p><img src="https://pictures.example.com/${index}.jpg">Words ${'and more '.repeat(120)}</p>` },
      published: { $t: `2027-01-0${8 - index}T10:00:00.000+05:30` },
      link: [{ rel: 'alternate', href: `${firm.blogUrl}2027/01/post-${index}.html` }],
      category: [{ term: 'GST' }],
      author: [{ name: { $t: 'Office' } }],
    })),
  },
});

const startBlog = async (body: string) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/feeds`, close: () => server.close() };
};

test('a blog that answers is in the page and in its data; the live posts still replace it', async () => {
  const folder = copyTree();
  const blog = await startBlog(feed);
  const browser = await sharedBrowser();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'build', 'build.ts'), '--trial'], {
      cwd: folder,
      env: { ...process.env, BLOG_SNAPSHOT: '1', BLOG_FEED_URL: blog.url, LOCALES: 'en' },
    });
    expect(stdout).toContain(`BLOG_SNAPSHOT: 6 posts from ${blog.url} are in the blog page.`);
    const site = await startSite({}, join(folder, 'dist'));
    const html = parse(await (await fetch(`${site.origin}/blog`)).text());
    const titles = [1, 2, 3, 4, 5, 6].map((number) => `Current post ${number} & "more" </script>`);
    expect(html.querySelectorAll('#posts h3').map((heading) => heading.text)).toEqual(titles);
    const image = html.querySelector('#posts li img');
    expect(image?.attributes).toMatchObject({ src: 'https://pictures.example.com/0.jpg', loading: 'lazy', alt: '' });
    expect(Number(image?.getAttribute('width'))).toBeGreaterThan(0);
    const data = JSON.parse(html.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    const postings = data['@graph'].filter((thing: { '@type': string }) => thing['@type'] === 'BlogPosting');
    expect(postings.map((thing: { headline: string }) => thing.headline)).toEqual(titles);
    expect(postings[0]).toMatchObject({ datePublished: '2027-01-08', author: { '@type': 'Person', name: 'Office' } });
    expect(await readFile(join(folder, 'dist', 'site', 'sitemap.xml'), 'utf8')).toMatch(
      /\/blog<\/loc>\s*<lastmod>2027-01-08</,
    );

    // `alive` fails on a console error, which an island that does not match its markup would cause.
    await alive({ browser, site }, '/blog', { viewport: phone }, async (page) => {
      await page.getByText('Showing latest articles from our blog.').waitFor();
      expect(await page.locator('#posts h3:visible').allInnerTexts()).toEqual(titles);
      const live = { feed: { entry: [{ title: { $t: 'A newer post' }, content: { $t: 'Words' } }] } };
      await page.context().route('**/api/blog-proxy', (route) => route.fulfill({ json: live }));
      await page.getByRole('button', { name: 'Refresh Posts' }).click();
      await page.getByText('Live blog feed active').waitFor();
      expect(await page.locator('#posts h3:visible').allInnerTexts()).toEqual(['A newer post']);
    });
    await site.close();
  } finally {
    blog.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a blog that does not answer, or has no post, is told in one line and the samples stay', async () => {
  const empty = await startBlog('{"feed":{}}');
  const sign = await startBlog('<!doctype html><title>Sign in</title>');
  for (const [url, why] of [
    [empty.url, 'it has none to show'],
    [sign.url, 'not-a-feed'],
    ['http://127.0.0.1:9/', 'unreachable'],
    ['http://blog.example.com/', 'https'],
  ] as const) {
    const { posts, line } = await takeSnapshot({ blogSnapshot: true, blogFeedUrl: url });
    expect(posts).toBeNull();
    expect(line).toContain(why);
    expect(line).toContain('sample posts');
    expect(line).not.toContain('\n');
  }
  empty.close();
  sign.close();
});

test('a build that was not asked for posts asks nobody and bakes nothing', async () => {
  expect(await takeSnapshot({ blogSnapshot: false, blogFeedUrl: 'http://127.0.0.1:9/' })).toEqual({
    posts: null,
    line: null,
  });
});
