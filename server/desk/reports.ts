/** The staff look these up over all enquiries: exports, the month, the newsletter's addresses and deliveries. */
import type { FastifyInstance, FastifyReply, RouteHandler } from 'fastify';
import { monthBeside, monthSpan } from '../../src/desk/lead-words.ts';
import { deskPaths } from '../../src/desk/page.ts';
import type { Editions } from '../../src/edition/edition.ts';
import { DAY_MS, MINUTE_MS } from '../../src/office/durations.ts';
import { inIndia } from '../../src/office/indian-moment.ts';
import { dayInIndia } from '../../src/office/indian-time.ts';
import { UNSUBSCRIBE_PATH } from '../leads/intake/newsletter-routes.ts';
import type { Store } from '../leads/store/store.ts';
import { checkNightlyJobs } from '../nightly.ts';
import { CSV_TYPE, createExporter, type ExportFormat, MAX_EXPORT_ROWS, writeTable } from './export.ts';
import { readListQuery, takeQuery } from './query.ts';
import type { SendPage } from './send-page.ts';
import type { SendMail } from './sign-in.ts';

export interface ReportsOptions {
  readonly editions: Editions;
  readonly store: Pick<Store, 'desk' | 'newsletter'>;
  /** Addresses of the staff. */
  readonly members: readonly string[];
  readonly siteOrigin: string;
  readonly sendMail: SendMail | null;
  readonly mailFault: () => string | null;
  readonly backupDir: string;
  /** The moment at which the site was built, milliseconds. */
  readonly builtAt: number;
  readonly sendPage: SendPage;
  readonly now: () => number;
}

/** The mail server counts as wrong once news of an enquiry has waited this long. */
const MAX_NEWS_WAIT_MS = MINUTE_MS;

const sendFile = (reply: FastifyReply, name: string, type: string, body: Buffer | string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(body);

/** Registers the routes below the hook that asks who is there (sign-in.ts). */
export const reportRoutes = (app: FastifyInstance, options: ReportsOptions): void => {
  const { editions, store, members, siteOrigin, sendMail, mailFault, backupDir, builtAt, sendPage, now } = options;
  const { desk } = editions.en;
  const exporter = createExporter(editions.en, members);

  const exportAs =
    (format: ExportFormat): RouteHandler =>
    async (request, reply) => {
      const time = now();
      const { filter } = readListQuery(editions.en, takeQuery(request), request.staff ?? '', time);
      const ids = await store.desk.ids(filter, MAX_EXPORT_ROWS);
      const read = (from: number, size: number) => store.desk.withNotes(ids.slice(from, from + size));
      const name = `${desk.export.file}-${dayInIndia(time)}.${format}`;
      return sendFile(reply, name, exporter.types[format], await exporter.write(format, ids.length, read, time));
    };

  const showMonth: RouteHandler = async (request, reply) => {
    const asked = String(takeQuery(request).month ?? '');
    const month = monthSpan(asked) ? asked : dayInIndia(now()).slice(0, 7);
    const findSpan = (each: string) => monthSpan(each) ?? { since: 0, before: 0 };
    const [span, last] = [findSpan(month), findSpan(monthBeside(month, -1))];
    const [leads, before, erased] = await Promise.all([
      store.desk.month(span.since, span.before),
      store.desk.month(last.since, last.before),
      store.desk.erasures(span.since, span.before),
    ]);
    return sendPage(reply, 200, 'month', { month, leads, before, erased, now: now() });
  };

  const showNewsletter: RouteHandler = async (_request, reply) =>
    sendPage(reply, 200, 'newsletter', { leads: await store.desk.newsletter(), now: now() });

  const exportNewsletter: RouteHandler = async (_request, reply) => {
    const { email, since, unsubscribe } = desk.newsletter;
    const confirmed = (await store.desk.newsletter()).filter(({ state }) => state === 'confirmed');
    const rows = confirmed.map((lead) => [
      lead.email ?? '',
      inIndia(lead.confirmedAt ?? lead.receivedAt),
      `${siteOrigin}${UNSUBSCRIBE_PATH}/${store.newsletter.unsubscribeToken(lead.id)}`,
    ]);
    const csv = writeTable([email, since, unsubscribe], rows);
    return sendFile(reply, `newsletter-${dayInIndia(now())}.csv`, CSV_TYPE, csv);
  };

  const showDeliveries: RouteHandler = async (request, reply) => {
    const time = now();
    const [waiting, givenUp, heldBack, notTold, night] = await Promise.all([
      store.desk.waiting(time - MAX_NEWS_WAIT_MS),
      store.desk.givenUp(),
      store.desk.heldBack(time),
      store.desk.notTold(time - 7 * DAY_MS),
      checkNightlyJobs(backupDir, builtAt, time),
    ]);
    return sendPage(reply, 200, 'deliveries', {
      mail: { isSet: sendMail !== null, fault: mailFault() },
      waiting,
      givenUp,
      heldBack,
      notTold,
      ...night,
      backupDir,
      isRetried: takeQuery(request).done === 'retry',
      now: time,
    });
  };

  const retryDeliveries: RouteHandler = async (request, reply) => {
    await store.desk.retry(request.staff ?? '', now());
    return reply.redirect(`${deskPaths.deliveries}?done=retry`, 303);
  };

  app.get('/export.csv', exportAs('csv'));
  app.get('/export.xlsx', exportAs('xlsx'));
  app.get(deskPaths.month, showMonth);
  app.get(deskPaths.newsletter, showNewsletter);
  app.get(deskPaths.newsletterCsv, exportNewsletter);
  app.get(deskPaths.deliveries, showDeliveries);
  app.post(deskPaths.retry, retryDeliveries);
};
