import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monthInWords } from '../../content/dates.ts';
import { desk } from '../../content/desk.ts';
import { type Done, deskPaths } from '../../src/desk/page.ts';
import { dayInIndia } from '../../src/site/indian-time.ts';
import { inIndia } from '../leads/indian-moment.ts';
import { isFields } from '../leads/intake/form-body.ts';
import { UNSUBSCRIBE_PATH } from '../leads/intake/newsletter-routes.ts';
import type { Shown } from '../leads/store/desk-repository.ts';
import { readNote } from '../leads/store/lead-queries.ts';
import type { Lead } from '../leads/store/schema.ts';
import type { Store } from '../leads/store/store.ts';
import { csvOf, exporters, MOST_ROWS } from './export.ts';
import {
  type Action,
  actions,
  doneView,
  enquiryView,
  hrefLead,
  keptOf,
  listView,
  nameOf,
  PAGE_ROWS,
  referenceOf,
  shownNames,
  wantedOf,
} from './inbox.ts';
import { deliveriesReport, monthReport, newsletterReport } from './reports.ts';
import { type SendMail, type SendPage, sendMessage } from './sign-in.ts';
import { markOf, monthSpan } from './words.ts';

export interface PagesOptions {
  readonly store: Store;
  readonly siteOrigin: string;
  readonly sendMail: SendMail | null;
  readonly mailFault: () => string | null;
  readonly backupDir: string;
  readonly sendPage: SendPage;
  readonly now: () => number;
}

interface LeadRoute {
  Params: { id: string };
}

type Query = Readonly<Record<string, unknown>>;

const NEWSLETTER_CSV = '/newsletter.csv';
const RETRY = '/deliveries/retry';

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const fieldOf = ({ body }: FastifyRequest, name: string): string => (isFields(body) && body.get(name)?.[0]) || '';

/** Reads from the button that was pressed how the enquiry stood on its page. */
const shownIn = (request: FastifyRequest): Shown => {
  const answeredAt = fieldOf(request, shownNames.answeredAt);
  return {
    answeredAt: /^\d{1,15}$/.test(answeredAt) ? Number(answeredAt) : null,
    takenBy: fieldOf(request, shownNames.takenBy) || null,
  };
};

/** Returns a short text that differs when any other lead is among them. */
const digestOf = (leads: readonly Lead[]): string =>
  createHash('sha256')
    .update(
      leads
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .digest('base64url');

const attachment = (reply: FastifyReply, name: string, type: string, body: Buffer | string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(body);

/** Registers the pages below the hook that asks who is there (sign-in.ts). */
export const deskPages = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const { store, siteOrigin, sendMail, mailFault, backupDir, sendPage, now } = options;
  const queryOf = (request: FastifyRequest): Query => request.query as Query;
  const whoOf = ({ staff }: FastifyRequest): string => staff ?? '';

  const sendInbox = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string | null,
    noteProblem: string | null = null,
  ): Promise<FastifyReply> => {
    const query = queryOf(request);
    const time = now();
    const wanted = wantedOf(query, time);
    const [counts, found, one] = await Promise.all([
      store.desk.counts(wanted.filter.lateBefore),
      store.desk.find(wanted.filter, (wanted.page - 1) * PAGE_ROWS, PAGE_ROWS),
      id === null ? null : store.desk.one(id),
    ]);
    if (id !== null && !one) return sendGone(reply);
    const done: Done | null = one ? doneView(query.done, one.lead, whoOf(request), wanted.query) : erasedView(query);
    const list = listView(wanted, found, counts, id, time);
    const enquiry = one
      ? enquiryView(one, await store.desk.others(one.lead), wanted, whoOf(request), noteProblem, time)
      : null;
    return sendPage(reply, noteProblem === null ? 200 : 422, {
      title: enquiry ? enquiry.name : list.title,
      current: 'enquiries',
      body: { kind: 'inbox', list, enquiry, done },
    });
  };

  const erasedView = ({ erased }: Query): Done | null =>
    typeof erased === 'string' && /^\d{1,5}$/.test(erased)
      ? { text: desk.erase.done(Number(erased)), undo: null }
      : null;

  const sendGone = (reply: FastifyReply): FastifyReply => sendMessage(sendPage, reply, 404, desk.faults.gone);

  app.addHook('onRequest', async (request, reply) => {
    const { id } = request.params as Partial<LeadRoute['Params']>;
    if (id !== undefined && !isId(id)) return sendGone(reply);
    return undefined;
  });

  app.get(deskPaths.enquiries, (request, reply) => sendInbox(request, reply, null));
  app.get<LeadRoute>('/enquiries/:id', (request, reply) => sendInbox(request, reply, request.params.id));

  const act = async (action: Exclude<Action, 'note'>, id: string, who: string, shown: Shown): Promise<boolean> => {
    if (action === 'not-spam') return store.desk.notSpam(id, who, now());
    if (action === 'restore') return store.desk.restore(id, who, now());
    if (action === 'retry') return (await store.desk.retry(who, now(), id)) > 0;
    return store.desk.change(id, action, who, now(), shown);
  };

  const back = (request: FastifyRequest, reply: FastifyReply, id: string, done: Action | 'nothing') => {
    const query = keptOf(queryOf(request));
    query.set('done', done);
    return reply.redirect(hrefLead(id, query), 303);
  };

  for (const action of actions) {
    if (action === 'note') continue;
    app.post<LeadRoute>(`/enquiries/:id/${action}`, async (request, reply) => {
      const { id } = request.params;
      const did = await act(action, id, whoOf(request), shownIn(request));
      request.log.info({ lead: id, action, did }, 'the staff acted at the desk');
      return back(request, reply, id, did ? action : 'nothing');
    });
  }

  app.post<LeadRoute>('/enquiries/:id/note', async (request, reply) => {
    const { id } = request.params;
    const text = readNote(fieldOf(request, 'note'));
    if (text === null) return sendInbox(request, reply, id, desk.enquiry.noteMissing);
    if (!(await store.desk.one(id))) return sendGone(reply);
    await store.desk.note(id, whoOf(request), text, now());
    return back(request, reply, id, 'note');
  });

  /** The leads that go with one: it alone, or all of the person. */
  const goingWith = async (id: string) => {
    const one = await store.desk.one(id);
    return one ? { ...one, others: await store.desk.others(one.lead) } : null;
  };

  type Going = NonNullable<Awaited<ReturnType<typeof goingWith>>>;

  /** @param hasChanged says that other leads would have gone than those that were shown */
  const askToErase = (
    request: FastifyRequest,
    reply: FastifyReply,
    { lead, history, deliveries, links, others }: Going,
    hasChanged = false,
  ): FastifyReply => {
    const query = keptOf(queryOf(request));
    const action = hrefLead(`${lead.id}/erase`, query);
    const { title, intro, parts, also, more, stays, one, all, button, cancel } = desk.erase;
    const going = [
      `${nameOf(lead)}: ${parts.answers}`,
      parts.history(history.length + 1),
      parts.deliveries(deliveries.length),
      parts.links(links),
    ];
    const otherLines = others.map((other) => ({
      when: inIndia(other.received_at),
      what: `${referenceOf(other)}, ${markOf(other, now()).word}`,
      text: [other.name, other.email, other.phone, other.service].filter(Boolean).join('\n'),
      href: hrefLead(other.id, query),
    }));
    const hasOthers = others.length > 0;
    const person = { whom: 'person', shown: digestOf([lead, ...others]) };
    const buttons = [
      { label: hasOthers ? one : button, action, sends: { whom: 'one' } },
      ...(hasOthers ? [{ label: all(others.length + 1), action, sends: person }] : []),
    ];
    return sendPage(reply, hasChanged ? 409 : 200, {
      title: title(referenceOf(lead)),
      current: 'enquiries',
      body: {
        kind: 'report',
        sections: [
          ...(hasChanged ? [{ text: more, isLate: true }] : []),
          { text: intro, items: going },
          ...(hasOthers ? [{ title: also, lines: otherLines }] : []),
          { text: stays, buttons, links: [{ label: cancel, href: hrefLead(lead.id, query) }] },
        ],
      },
    });
  };

  app.get<LeadRoute>('/enquiries/:id/erase', async (request, reply) => {
    const found = await goingWith(request.params.id);
    return found ? askToErase(request, reply, found) : sendGone(reply);
  });

  app.post<LeadRoute>('/enquiries/:id/erase', async (request, reply) => {
    const found = await goingWith(request.params.id);
    if (!found) return sendGone(reply);
    const leads = [found.lead, ...(fieldOf(request, 'whom') === 'person' ? found.others : [])];
    // Nothing goes that nobody has read.
    if (leads.length > 1 && fieldOf(request, 'shown') !== digestOf(leads))
      return askToErase(request, reply, found, true);
    const ids = leads.map(({ id }) => id);
    const count = await store.desk.erase(ids, now());
    request.log.info({ leads: count }, 'the staff erased at the desk');
    // Where it fails because another program reads the log, the next erasure does it.
    await store.forget().catch(() => undefined);
    const query = keptOf(queryOf(request));
    query.set('erased', String(count));
    return reply.redirect(`/?${query}`, 303);
  });

  for (const format of Object.keys(exporters) as (keyof typeof exporters)[])
    app.get(`/export.${format}`, async (request, reply) => {
      const { leads } = await store.desk.find(wantedOf(queryOf(request), now()).filter, 0, MOST_ROWS);
      const { type, write } = exporters[format];
      const name = `${desk.export.file}-${dayInIndia(now())}.${format}`;
      return attachment(reply, name, type, await write(leads, now()));
    });

  app.get(deskPaths.month, async (request, reply) => {
    const asked = String(queryOf(request).month ?? '');
    const month = monthSpan(asked) ? asked : dayInIndia(now()).slice(0, 7);
    const { since, before } = monthSpan(month) ?? { since: 0, before: 0 };
    const erased = await store.desk.erasures(since, before);
    const sections = monthReport(month, await store.desk.month(since, before), erased, now());
    return sendPage(reply, 200, { title: monthInWords(month), current: 'month', body: { kind: 'report', sections } });
  });

  app.get(deskPaths.newsletter, async (_request, reply) =>
    sendPage(reply, 200, {
      title: desk.newsletter.title,
      current: 'newsletter',
      body: { kind: 'report', sections: newsletterReport(await store.desk.newsletter(), NEWSLETTER_CSV, now()) },
    }),
  );

  app.get(NEWSLETTER_CSV, async (_request, reply) => {
    const { email, since, unsubscribe } = desk.newsletter;
    const confirmed = (await store.desk.newsletter()).filter(({ state }) => state === 'confirmed');
    const rows = confirmed.map((row) => [
      row.email ?? '',
      inIndia(row.confirmed_at ?? row.received_at),
      `${siteOrigin}${UNSUBSCRIBE_PATH}/${store.newsletter.unsubscribeToken(row.id)}`,
    ]);
    const csv = csvOf([email, since, unsubscribe], rows);
    return attachment(reply, `newsletter-${dayInIndia(now())}.csv`, exporters.csv.type, csv);
  });

  app.get(deskPaths.deliveries, async (request, reply) => {
    const mail = { isSet: sendMail !== null, fault: mailFault() };
    const retry = { label: desk.deliveries.retry, action: RETRY };
    const sections = await deliveriesReport(store.desk, mail, backupDir, retry, now());
    const done = queryOf(request).done === 'retry' ? { text: desk.did.retry, undo: null } : null;
    const body = { kind: 'report', sections, done } as const;
    return sendPage(reply, 200, { title: desk.deliveries.title, current: 'deliveries', body });
  });

  app.post(RETRY, async (request, reply) => {
    await store.desk.retry(whoOf(request), now());
    return reply.redirect(`${deskPaths.deliveries}?done=retry`, 303);
  });
};
