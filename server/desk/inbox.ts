/** The list of enquiries, one of them, and what the staff do with it. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify';
import {
  type Action,
  actions,
  type SeveralAction,
  type Shown,
  severalActions,
  shownNames,
  typedNames,
  untouched,
} from '../../src/desk/actions.ts';
import {
  type DeskRenderer,
  type Done,
  deskPaths,
  type EnquiryProblem,
  hrefDeskEnquiry,
  NEWS_OVERLAP_MS,
  type News,
  PAGE_ROWS,
} from '../../src/desk/page.ts';
import type { Editions } from '../../src/edition/edition.ts';
import type { Lead } from '../../src/forms/lead.ts';
import { dayInIndia } from '../../src/office/indian-time.ts';
import { isFields, readField } from '../leads/intake/form-body.ts';
import { phoneLinks } from '../leads/outbox/letter.ts';
import type { LeadChange } from '../leads/store/desk-repository.ts';
import { readNote } from '../leads/store/lead-queries.ts';
import type { Store } from '../leads/store/store.ts';
import { keepQuery, readListQuery, readNumber, redirectWithin, takeQuery } from './query.ts';
import type { SendPage } from './send-page.ts';

export interface InboxOptions {
  readonly editions: Editions;
  readonly store: Pick<Store, 'desk' | 'forget'>;
  readonly render: Pick<DeskRenderer, 'row'>;
  /** The staff to whom an enquiry can be given. */
  readonly members: readonly string[];
  readonly sendPage: SendPage;
  readonly now: () => number;
}

interface LeadRoute {
  Params: { id: string };
}

type LeadRequest = FastifyRequest<LeadRoute>;

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const readStaff = ({ staff }: Pick<FastifyRequest, 'staff'>): string => staff ?? '';

/** Reads from the button that was pressed how the enquiry stood on its page. */
const shownIn = (request: LeadRequest): Shown => ({
  answeredAt: readNumber(readField(request, shownNames.answeredAt)),
  takenBy: readField(request, shownNames.takenBy) || null,
  callOn: readField(request, shownNames.callOn) || null,
  calledAt: readNumber(readField(request, shownNames.calledAt)),
});

/** Reads what the staff typed or chose in the form of an enquiry. */
const typedIn = (request: LeadRequest): Readonly<Record<keyof typeof typedNames, string>> => ({
  note: readField(request, typedNames.note),
  day: readField(request, typedNames.day),
  outcome: readField(request, typedNames.outcome),
  to: readField(request, typedNames.to),
  next: readField(request, typedNames.next),
});

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns a short text that differs when any other lead is among them. */
const digestLeads = (leads: readonly Lead[]): string => {
  const ids = leads.map(({ id }) => id);
  return createHash('sha256').update(ids.sort().join(' ')).digest('base64url');
};

/** Registers the routes below the hook that asks who is there (sign-in.ts). */
export const inboxRoutes = (app: FastifyInstance, options: InboxOptions): void => {
  const { editions, store, render, members, sendPage, now } = options;
  const { desk, site } = editions.en;

  const sendGone = (reply: FastifyReply): FastifyReply => sendPage(reply, 404, 'message', { text: desk.faults.gone });

  /** Returns an enquiry with all its parts; null if it does not exist. */
  const findEnquiry = async (id: string) => {
    const one = await store.desk.one(id);
    return one && { ...one, others: await store.desk.others(one.lead) };
  };

  type FoundEnquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

  const readQuery = (request: Pick<FastifyRequest, 'query' | 'staff'>) =>
    readListQuery(editions.en, takeQuery(request), readStaff(request), now());

  /** Reads from the address what was just done. */
  const findDone = async ({ done, of, several, at }: ReturnType<typeof takeQuery>): Promise<Done | null> => {
    if (done === undefined) return null;
    const other = typeof of === 'string' && isId(of) ? await store.desk.one(of) : null;
    const [count, moment] = [readNumber(several), readNumber(at)];
    return {
      action: done,
      lead: other?.lead ?? null,
      history: other?.history ?? [],
      several: count === null ? null : { count, at: moment ?? 0 },
    };
  };

  const sendInbox = async (
    request: Pick<FastifyRequest, 'query' | 'staff'>,
    reply: FastifyReply,
    id: string | null,
    problem: EnquiryProblem | null = null,
  ): Promise<FastifyReply> => {
    const query = takeQuery(request);
    const time = now();
    const { filter, page } = readQuery(request);
    const [counts, found, done, news, enquiry, place] = await Promise.all([
      store.desk.counts(filter),
      store.desk.find(filter, (page - 1) * PAGE_ROWS, PAGE_ROWS),
      findDone(query),
      store.desk.news(time - NEWS_OVERLAP_MS),
      id === null ? null : findEnquiry(id),
      id === null ? null : store.desk.place(filter, id),
    ]);
    if (id !== null && !enquiry) return sendGone(reply);
    const links = enquiry
      ? phoneLinks(editions, enquiry.lead, desk.enquiry).map(([label, href]) => ({ label, href }))
      : [];
    return sendPage(reply, problem ? 422 : 200, 'inbox', {
      list: {
        state: filter.state,
        page,
        query: keepQuery(query),
        counts,
        ...found,
        staff: members,
        selection: query.select === 'all' || query.select === 'some' ? query.select : null,
      },
      enquiry: enquiry && { ...enquiry, phoneLinks: links, place, problem },
      done,
      erased: readNumber(query.erased),
      known: news.map((lead) => lead.id),
      now: time,
    });
  };

  const showList: RouteHandler = (request, reply) => sendInbox(request, reply, null);

  const showEnquiry: RouteHandler<LeadRoute> = (request, reply) => sendInbox(request, reply, request.params.id);

  const showNews: RouteHandler = async (request, reply) => {
    const query = takeQuery(request);
    const time = now();
    const [waiting, leads] = await Promise.all([
      store.desk.countWaiting(readQuery(request).filter),
      store.desk.news(readNumber(query.since) ?? time),
    ]);
    const rows = leads.map((lead) => ({ id: lead.id, html: render.row(lead, members, keepQuery(query), time) }));
    return reply.send({ waiting, rows } satisfies News);
  };

  const act = async (
    action: Exclude<Action, 'note'>,
    { id, who, value, shown }: { id: string; who: string; value: string | null; shown: Shown },
  ): Promise<boolean> => {
    if (action === 'not-spam') return store.desk.notSpam(id, who, now());
    if (action === 'restore') return store.desk.restore(id, who, now());
    if (action === 'retry') return (await store.desk.retry(who, now(), id)) > 0;
    return store.desk.change(id, action satisfies LeadChange, who, now(), { value, shown });
  };

  const goBack = (request: LeadRequest, reply: FastifyReply, done: Action | 'nothing'): FastifyReply =>
    redirectWithin(request, reply, hrefDeskEnquiry(request.params.id), { done });

  /** Leads to the next enquiry of the list, or from its end to its first; to the list where no other is left. */
  const goOn = (request: LeadRequest, reply: FastifyReply, done: Action, next: string | null): FastifyReply =>
    redirectWithin(request, reply, next === null ? deskPaths.enquiries : hrefDeskEnquiry(next), {
      done,
      of: request.params.id,
    });

  const findNext = async (request: LeadRequest): Promise<string | null> => {
    const { filter } = readQuery(request);
    const { id } = request.params;
    const next = (await store.desk.place(filter, id))?.next;
    if (next) return next;
    const first = await store.desk.first(filter);
    return first === id ? null : first;
  };

  const readDay = (action: 'call-again' | 'called', day: string, { callOn }: Shown): string | null | undefined => {
    // An empty day removes the one that is set.
    if (day === '') return action === 'call-again' && callOn !== null ? null : undefined;
    return isDay(day) && day >= dayInIndia(now()) ? day : undefined;
  };

  /** Returns what an action was given; undefined for what it cannot take. */
  const readValue = async (action: Action, request: LeadRequest): Promise<string | null | undefined> => {
    const { day, outcome, to } = typedIn(request);
    if (action === 'assign') return to === '' ? null : members.find((member) => member === to);
    if (action === 'call-again' || action === 'called') return readDay(action, day, shownIn(request));
    if (action !== 'answered' && action !== 'outcome') return null;
    const isKnown = site.outcomes.includes(outcome);
    // The owner may have taken it off the list.
    return isKnown || (await store.desk.one(request.params.id))?.lead.outcome === outcome ? outcome : null;
  };

  /** Handles a button; the text typed into the note is stored, whichever button was pressed. */
  const takeAction =
    (action: Action): RouteHandler<LeadRoute> =>
    async (request, reply) => {
      const { id } = request.params;
      const who = readStaff(request);
      const typed = typedIn(request);
      const note = readNote(typed.note);
      const isNoteWrong = note === null && (action === 'note' || typed.note.trim() !== '');
      if (isNoteWrong) return sendInbox(request, reply, id, { field: 'note', ...typed });
      const value = await readValue(action, request);
      if (value === undefined && action === 'assign') return goBack(request, reply, 'nothing');
      if (value === undefined) return sendInbox(request, reply, id, { field: 'day', ...typed });
      if (note !== null) {
        if (!(await store.desk.one(id))) return sendGone(reply);
        await store.desk.note(id, who, note, now());
      }
      if (action === 'note') return goBack(request, reply, 'note');
      const goesOn = typed.next !== '';
      const next = goesOn ? await findNext(request) : null;
      const changed = await act(action, { id, who, value, shown: shownIn(request) });
      request.log.info({ lead: id, action, changed }, 'Lead updated at the desk');
      if (!changed) return goBack(request, reply, 'nothing');
      return goesOn ? goOn(request, reply, action, next) : goBack(request, reply, action);
    };

  const severalIn = (request: FastifyRequest): SeveralAction | null =>
    severalActions.find((each) => each === readField(request, 'action')) ?? null;

  /** Changes enquiries one after the other and logs how many. @returns that number, as an address holds it */
  const changeEach = async (
    { log }: Pick<FastifyRequest, 'log'>,
    action: SeveralAction | null,
    ids: readonly string[],
    change: (action: SeveralAction, id: string) => Promise<boolean>,
  ): Promise<string> => {
    let count = 0;
    if (action) for (const id of ids) if (await change(action, id)) count++;
    log.info({ action, chosen: ids.length, changed: count }, 'Leads updated at the desk');
    return String(count);
  };

  const takeSeveral: RouteHandler = async (request, reply) => {
    const action = severalIn(request);
    const ids = isFields(request.body) ? (request.body.get('lead') ?? []).filter(isId).slice(0, PAGE_ROWS) : [];
    const at = now();
    const several = await changeEach(request, action, ids, (pressed, id) =>
      store.desk.change(id, pressed, readStaff(request), at),
    );
    const done = { done: action ?? 'nothing', several, at: String(at) };
    return redirectWithin(request, reply, deskPaths.enquiries, { select: null, ...done });
  };

  const undoSeveral: RouteHandler = async (request, reply) => {
    const action = severalIn(request);
    const at = readNumber(readField(request, 'at')) ?? 0;
    const who = readStaff(request);
    const undo = {
      answered: (id: string) =>
        store.desk.change(id, 'reopen', who, now(), { shown: { ...untouched, answeredAt: at } }),
      spam: (id: string) => store.desk.restore(id, who, now()),
    } as const satisfies Record<SeveralAction, (id: string) => Promise<boolean>>;
    const ids = action ? await store.desk.changedAt(who, at, action) : [];
    const several = await changeEach(request, action, ids, (pressed, id) => undo[pressed](id));
    return redirectWithin(request, reply, deskPaths.enquiries, { select: null, done: 'undone', several });
  };

  const askToErase = (
    request: LeadRequest,
    reply: FastifyReply,
    enquiry: FoundEnquiry,
    hasChanged: boolean,
  ): FastifyReply =>
    sendPage(reply, hasChanged ? 409 : 200, 'erase', {
      ...enquiry,
      query: keepQuery(takeQuery(request)),
      digest: digestLeads([enquiry.lead, ...enquiry.others]),
      hasChanged,
      now: now(),
    });

  const showErase: RouteHandler<LeadRoute> = async (request, reply) => {
    const enquiry = await findEnquiry(request.params.id);
    return enquiry ? askToErase(request, reply, enquiry, false) : sendGone(reply);
  };

  const erase: RouteHandler<LeadRoute> = async (request, reply) => {
    const enquiry = await findEnquiry(request.params.id);
    if (!enquiry) return sendGone(reply);
    const leads = [enquiry.lead, ...(readField(request, 'whom') === 'person' ? enquiry.others : [])];
    // Erases only what the page has shown.
    if (leads.length > 1 && readField(request, 'shown') !== digestLeads(leads))
      return askToErase(request, reply, enquiry, true);
    const ids = leads.map(({ id }) => id);
    const count = await store.desk.erase(ids, now());
    request.log.info({ leads: count }, 'Leads deleted at the desk');
    // The truncation fails while another program reads the log; the next erasure does it then.
    await store.forget().catch(() => undefined);
    return redirectWithin(request, reply, deskPaths.enquiries, { erased: String(count) });
  };

  app.addHook('preHandler', async (request, reply) => {
    const { id } = request.params as Partial<LeadRoute['Params']>;
    if (id !== undefined && !isId(id)) return sendGone(reply);
    return undefined;
  });
  app.get(deskPaths.enquiries, showList);
  app.get('/enquiries/:id', showEnquiry);
  app.get(deskPaths.news, showNews);
  app.post(deskPaths.several, takeSeveral);
  app.post(deskPaths.undoSeveral, undoSeveral);
  for (const action of actions) app.post(`/enquiries/:id/${action}`, takeAction(action));
  app.get('/enquiries/:id/erase', showErase);
  app.post('/enquiries/:id/erase', erase);
};
