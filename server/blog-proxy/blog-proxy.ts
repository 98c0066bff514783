import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Edition } from '../../src/edition/edition.ts';
import { BLOG_PROXY_PATH, ownFeedUrl } from '../../src/feed/feed-urls.ts';
import { asFile, isKnown, preferredEncoding } from '../http/answer-headers.ts';
import { renderErrors } from '../http/errors.ts';
import { type BlogFeedOptions, createBlogFeed } from './blog-feed.ts';

const compress = promisify(gzip);

/** Options that replace the firm's own feed. */
export type BlogProxyOptions = Partial<Omit<BlogFeedOptions, 'onFault'>>;

/** @throws TypeError at start when the feed's address is not https */
export const blogProxy = async (
  app: FastifyInstance,
  { edition, ...options }: BlogProxyOptions & { readonly edition: Edition },
): Promise<void> => {
  const { firm } = edition;
  const feedUrl = options.feedUrl ?? ownFeedUrl(firm);
  if (!feedUrl) return;
  const feed = createBlogFeed({
    ...options,
    feedUrl,
    onFault: (error) => app.log.warn({ errorType: error.fault, detail: error.message }, 'Blog feed fetch failed'),
  });
  // A feed has some hundred kilobytes: it is compressed once, not for each visitor.
  let packed: { readonly body: string; readonly bytes: Promise<Buffer> } | undefined;
  const pack = (body: string): Promise<Buffer> => {
    if (packed?.body !== body) packed = { body, bytes: compress(body) };
    return packed.bytes;
  };

  renderErrors(app, (_request, reply, { status, refusal, reason }) =>
    reply.code(status).send({ error: refusal, message: reason(edition), phone: firm.phone }),
  );
  app.get(BLOG_PROXY_PATH, async (request, reply) => {
    const { status, headers, body } = await feed.answer();
    asFile(reply).code(status).headers(headers);
    if (isKnown(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
    const encoding = preferredEncoding(request.headers['accept-encoding'], ['gzip', 'identity']);
    if (status !== 200 || encoding === 'identity') return reply.send(body);
    return reply.header('content-encoding', 'gzip').send(await pack(body));
  });
};
