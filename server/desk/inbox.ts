/** The list of enquiries, one of them, and what the staff do with it. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify';
import { type Action, actions, type Shown, shownNames } from '../../src/desk/actions.ts';
import { deskPaths, type EnquiryData, hrefDeskEnquiry, PAGE_ROWS, withQuery } from '../../src/desk/page.ts';
import type { Editions } from '../../src/edition/edition.ts';
import type { Lead } from '../../src/forms/lead.ts';
import { isFields } from '../leads/intake/form-body.ts';
import { phoneLinks } from '../leads/outbox/letter.ts';
import { readNote } from '../leads/store/lead-queries.ts';
import type { Store } from '../leads/store/store.ts';
import { keptOf, queryOf, readListQuery } from './query.ts';
import type { SendPage } from './send-page.ts';

export interface InboxOptions {
  readonly editions: Editions;
  readonly store: Pick<Store, 'desk' | 'forget'>;
  readonly sendPage: SendPage;
  readonly now: () => number;
}

interface LeadRoute {
  Params: { id: string };
}

type LeadRequest = FastifyRequest<LeadRoute>;

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const whoOf = ({ staff }: Pick<FastifyRequest, 'staff'>): string => staff ?? '';

const fieldOf = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  (isFields(body) && body.get(name)?.[0]) || '';

/** Reads from the button that was pressed how the enquiry stood on its page. */
const shownIn = (request: LeadRequest): Shown => {
  const answeredAt = fieldOf(request, shownNames.answeredAt);
  return {
    answeredAt: /^\d{1,15}$/.test(answeredAt) ? Number(answeredAt) : null,
    takenBy: fieldOf(request, shownNames.takenBy) || null,
  };
};

const erasedIn = (erased: unknown): number | null =>
  typeof erased === 'string' && /^\d{1,5}$/.test(erased) ? Number(erased) : null;

/** Returns a short text that differs when any other lead is among them. */
const digestOf = (leads: readonly Lead[]): string => {
  const ids = leads.map(({ id }) => id);
  return createHash('sha256').update(ids.sort().join(' ')).digest('base64url');
};

/** Registers the routes below the hook that asks who is there (sign-in.ts). */
export const inboxRoutes = (app: FastifyInstance, { editions, store, sendPage, now }: InboxOptions): void => {
  const { desk, officeHours } = editions.en;

  const sendGone = (reply: FastifyReply): FastifyReply => sendPage(reply, 404, 'message', { text: desk.faults.gone });

  /** Null for an enquiry that is not there. */
  const findWhole = async (id: string) => {
    const one = await store.desk.one(id);
    return one && { ...one, others: await store.desk.others(one.lead) };
  };

  type Whole = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

  const findEnquiry = async (id: string, isNoteMissing: boolean): Promise<EnquiryData | null> => {
    const whole = await findWhole(id);
    if (!whole) return null;
    const links = phoneLinks(editions, whole.lead, desk.enquiry).map(([label, href]) => ({ label, href }));
    return { ...whole, phoneLinks: links, isNoteMissing };
  };

  const sendInbox = async (
    request: Pick<FastifyRequest, 'query'>,
    reply: FastifyReply,
    id: string | null,
    isNoteMissing = false,
  ): Promise<FastifyReply> => {
    const query = queryOf(request);
    const time = now();
    const { filter, page } = readListQuery(officeHours, query, time);
    const [counts, found, enquiry] = await Promise.all([
      store.desk.counts(filter.lateBefore),
      store.desk.find(filter, (page - 1) * PAGE_ROWS, PAGE_ROWS),
      id === null ? null : findEnquiry(id, isNoteMissing),
    ]);
    if (id !== null && !enquiry) return sendGone(reply);
    return sendPage(reply, isNoteMissing ? 422 : 200, 'inbox', {
      list: { state: filter.state, page, query: keptOf(query), counts, ...found },
      enquiry,
      done: query.done,
      erased: erasedIn(query.erased),
      now: time,
    });
  };

  const showList: RouteHandler = (request, reply) => sendInbox(request, reply, null);

  const showEnquiry: RouteHandler<LeadRoute> = (request, reply) => sendInbox(request, reply, request.params.id);

  const act = async (action: Exclude<Action, 'note'>, id: string, who: string, shown: Shown): Promise<boolean> => {
    if (action === 'not-spam') return store.desk.notSpam(id, who, now());
    if (action === 'restore') return store.desk.restore(id, who, now());
    if (action === 'retry') return (await store.desk.retry(who, now(), id)) > 0;
    return store.desk.change(id, action, who, now(), shown);
  };

  const goBack = (request: LeadRequest, reply: FastifyReply, done: Action | 'nothing'): FastifyReply => {
    const query = keptOf(queryOf(request));
    query.set('done', done);
    return reply.redirect(hrefDeskEnquiry(request.params.id, query), 303);
  };

  const takeAction =
    (action: Exclude<Action, 'note'>): RouteHandler<LeadRoute> =>
    async (request, reply) => {
      const { id } = request.params;
      const did = await act(action, id, whoOf(request), shownIn(request));
      request.log.info({ lead: id, action, did }, 'Lead updated at the desk');
      return goBack(request, reply, did ? action : 'nothing');
    };

  const writeNote: RouteHandler<LeadRoute> = async (request, reply) => {
    const { id } = request.params;
    const text = readNote(fieldOf(request, 'note'));
    if (text === null) return sendInbox(request, reply, id, true);
    if (!(await store.desk.one(id))) return sendGone(reply);
    await store.desk.note(id, whoOf(request), text, now());
    return goBack(request, reply, 'note');
  };

  const askToErase = (request: LeadRequest, reply: FastifyReply, whole: Whole, hasChanged: boolean): FastifyReply =>
    sendPage(reply, hasChanged ? 409 : 200, 'erase', {
      ...whole,
      query: keptOf(queryOf(request)),
      digest: digestOf([whole.lead, ...whole.others]),
      hasChanged,
      now: now(),
    });

  const showErase: RouteHandler<LeadRoute> = async (request, reply) => {
    const whole = await findWhole(request.params.id);
    return whole ? askToErase(request, reply, whole, false) : sendGone(reply);
  };

  const erase: RouteHandler<LeadRoute> = async (request, reply) => {
    const whole = await findWhole(request.params.id);
    if (!whole) return sendGone(reply);
    const leads = [whole.lead, ...(fieldOf(request, 'whom') === 'person' ? whole.others : [])];
    // Nothing goes that nobody has read.
    if (leads.length > 1 && fieldOf(request, 'shown') !== digestOf(leads))
      return askToErase(request, reply, whole, true);
    const ids = leads.map(({ id }) => id);
    const count = await store.desk.erase(ids, now());
    request.log.info({ leads: count }, 'Leads erased at the desk');
    // Where it fails because another program reads the log, the next erasure does it.
    await store.forget().catch(() => undefined);
    const query = keptOf(queryOf(request));
    query.set('erased', String(count));
    return reply.redirect(withQuery(deskPaths.enquiries, query), 303);
  };

  app.addHook('preHandler', async (request, reply) => {
    const { id } = request.params as Partial<LeadRoute['Params']>;
    if (id !== undefined && !isId(id)) return sendGone(reply);
    return undefined;
  });
  app.get(deskPaths.enquiries, showList);
  app.get('/enquiries/:id', showEnquiry);
  for (const action of actions) if (action !== 'note') app.post(`/enquiries/:id/${action}`, takeAction(action));
  app.post('/enquiries/:id/note', writeNote);
  app.get('/enquiries/:id/erase', showErase);
  app.post('/enquiries/:id/erase', erase);
};
