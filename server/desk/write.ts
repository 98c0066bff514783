/** The page on which the staff answer in writing: saved replies for WhatsApp and mail, and a mail from the desk. */
import type { FastifyInstance, FastifyReply, RouteHandler } from 'fastify';
import type { AnswerPlaceholder } from '../../content/saved-reply.ts';
import type { SavedReply } from '../../content/site.ts';
import { shownNames } from '../../src/desk/actions.ts';
import {
  type DeskRenderer,
  hrefDeskEnquiry,
  MAX_MAIL_LENGTH,
  MAX_SUBJECT_LENGTH,
  mailNames,
} from '../../src/desk/page.ts';
import type { Editions } from '../../src/edition/edition.ts';
import { clean, unitsFor } from '../../src/forms/check-answer.ts';
import { findService, optionText } from '../../src/forms/contact.ts';
import { canBeMailed } from '../../src/forms/email-address.ts';
import type { Lead } from '../../src/forms/lead.ts';
import { answerDue } from '../../src/office/answer-due.ts';
import { dayInIndia, minuteInIndia } from '../../src/office/indian-time.ts';
import { editionFor } from '../edition-for.ts';
import { readField } from '../leads/intake/form-body.ts';
import { phoneLinks } from '../leads/outbox/letter.ts';
import type { Store } from '../leads/store/store.ts';
import { keepQuery, readNumber, redirectWithin, takeQuery } from './query.ts';
import type { SendPage } from './send-page.ts';
import type { SendMail } from './sign-in.ts';

export interface WriteOptions {
  readonly editions: Editions;
  readonly store: Pick<Store, 'desk'>;
  readonly render: Pick<DeskRenderer, 'papersOfService'>;
  readonly sendMail: SendMail | null;
  readonly sendPage: SendPage;
  readonly now: () => number;
}

interface LeadRoute {
  Params: { id: string };
}

/** A text that is too long comes back with what is wrong, so that nothing typed is lost. */
const MAX_MAIL_BODY_BYTES = 1024 * 1024;

const isOpen = ({ form, state, withdrawnAt }: Lead): boolean =>
  form === 'contact' && state === 'new' && withdrawnAt === null;

/** Registers the routes below the hook that asks who is there (sign-in.ts). */
export const writeRoutes = (app: FastifyInstance, options: WriteOptions): void => {
  const { editions, store, render, sendMail, sendPage, now } = options;
  const { desk, officeHours, site } = editions.en;
  const words = desk.write;

  /** Returns null for what is not known of this enquiry. */
  const valuesFor = (lead: Lead, language: Lead['language']): Record<AnswerPlaceholder, string | null> => {
    const edition = editionFor(editions, language);
    const fromPage = edition.enquiryIn(lead.page ?? '').service ?? '';
    const slug = findService(lead.service ?? '') ?? (edition.isServiceSlug(fromPage) ? fromPage : undefined);
    const papers = slug ? render.papersOfService(edition, slug) : [];
    const due = answerDue(lead.receivedAt, officeHours);
    const clock = edition.clockText(Math.floor(minuteInIndia(due)));
    return {
      name: lead.name,
      service: slug ? edition.serviceEntry(slug).name : lead.service && optionText(edition, lead.service),
      documents: papers.map((paper) => `- ${paper}`).join('\n') || null,
      promised: due > now() ? edition.answerMail.by(edition.inWords(dayInIndia(due)), clock) : null,
    };
  };

  /** Returns null where something is not known that the text needs. */
  const fill = (lead: Lead, { language, text }: SavedReply): string | null => {
    const values: Readonly<Record<string, string | null>> = valuesFor(lead, language);
    let isComplete = true;
    const filled = text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const value = values[name] ?? null;
      if (value === null) isComplete = false;
      return value ?? '';
    });
    return isComplete ? filled : null;
  };

  const answersFor = (lead: Lead) =>
    site.savedReplies
      .flatMap((answer) => {
        const text = fill(lead, answer);
        return text === null ? [] : [{ ...answer, text }];
      })
      .toSorted((one, other) => Number(other.language === lead.language) - Number(one.language === lead.language));

  const quoteLead = (lead: Lead): string => {
    if (!lead.message) return '';
    const { answerMail, inWords } = editionFor(editions, lead.language);
    const lines = lead.message.split('\n').map((each) => `> ${each}`.trimEnd());
    return `\n\n${answerMail.quote(inWords(dayInIndia(lead.receivedAt)))}\n${lines.join('\n')}`;
  };

  interface Typed {
    readonly subject: string;
    readonly text: string;
  }

  const sendForm = async (
    request: Parameters<RouteHandler<LeadRoute>>[0],
    reply: FastifyReply,
    { status, typed, problem }: { status: number; typed: Typed | null; problem: string | null },
  ): Promise<FastifyReply> => {
    const enquiry = await store.desk.one(request.params.id);
    if (!enquiry) return sendPage(reply, 404, 'message', { text: desk.faults.gone });
    const { lead, history } = enquiry;
    const ready = answersFor(lead);
    const named = (field: 'fill' | 'chosen') => ready.find(({ name }) => name === readField(request, mailNames[field]));
    const before = named('chosen');
    const filled = named('fill');
    const chosen = filled ?? before;
    const { answerMail, enquiryPage } = editionFor(editions, lead.language);
    const textWith = (answer?: SavedReply): string =>
      (answer?.text ?? enquiryPage.greeting(lead.reference ?? '')) + quoteLead(lead);
    const text = typed?.text.replaceAll('\r\n', '\n') ?? '';
    const isOwn = text.trim() !== '' && text !== textWith(before);
    const links = phoneLinks(editions, lead, desk.enquiry, chosen?.text ?? null);
    return sendPage(reply, status, 'write', {
      lead,
      query: keepQuery(takeQuery(request)),
      canMail: sendMail !== null,
      isOpen: isOpen(lead),
      mails: history.filter(({ event }) => event === 'mailed').length,
      ready,
      chosen: chosen?.name ?? null,
      isInserted: isOwn && filled !== undefined,
      phoneLinks: links.flatMap(([label, href]) => (href.startsWith('tel:') ? [] : [{ label, href }])),
      typed: {
        subject: typed?.subject ?? answerMail.subject(lead.reference ?? '').trim(),
        text: typed && (isOwn || !filled) ? [filled?.text ?? [], text].flat().join('\n\n') : textWith(chosen),
      },
      problem,
    });
  };

  const show: RouteHandler<LeadRoute> = (request, reply) =>
    sendForm(request, reply, { status: 200, typed: null, problem: null });

  const send: RouteHandler<LeadRoute> = async (request, reply) => {
    const { id } = request.params;
    const typed = { subject: readField(request, mailNames.subject), text: readField(request, mailNames.text) };
    if (readField(request, mailNames.fill) !== '')
      return sendForm(request, reply, { status: 200, typed, problem: null });
    const refuse = (status: number, problem: string) => sendForm(request, reply, { status, typed, problem });
    const enquiry = await store.desk.one(id);
    if (!enquiry || sendMail === null || !isOpen(enquiry.lead) || !canBeMailed(enquiry.lead.email ?? ''))
      return sendForm(request, reply, { status: 422, typed, problem: null });
    // A subject is one line of a mail's head.
    const subject = clean(typed.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), MAX_SUBJECT_LENGTH);
    const text = clean(typed.text.replace(/[^\P{Cc}\r\n\t]/gu, ''), MAX_MAIL_LENGTH);
    const over = [subject.length - MAX_SUBJECT_LENGTH, text.length - MAX_MAIL_LENGTH].map((count) =>
      Math.max(0, count),
    );
    if (over.some((count) => count > 0) || text.text.length > unitsFor(MAX_MAIL_LENGTH))
      return refuse(422, words.tooLong(over[0] ?? 0, over[1] ?? 0));
    if (subject.text === '' || text.text === '') return refuse(422, words.empty);
    const mail = {
      who: request.staff ?? '',
      now: now(),
      subject: subject.text,
      text: text.text,
      marksAnswered: readField(request, mailNames.marks) !== '',
      shown: { answeredAt: readNumber(readField(request, shownNames.answeredAt)) },
      mails: readNumber(readField(request, mailNames.mails)) ?? -1,
    };
    const isQueued = await store.desk.mail(id, mail);
    request.log.info({ lead: id, queued: isQueued }, 'Mail written at the desk');
    if (!isQueued) return refuse(409, words.quicker);
    return redirectWithin(request, reply, hrefDeskEnquiry(id), { done: 'mailed' });
  };

  app.get('/enquiries/:id/write', show);
  app.post('/enquiries/:id/write', { bodyLimit: MAX_MAIL_BODY_BYTES }, send);
};
