/** The texts for the page of an enquiry; src/pages/server-pages.tsx has the marks that they replace. */
import { contactFields } from '../../../src/forms/contact.ts';
import type { Filling } from '../../../src/site/fill.ts';
import { hrefEnquiry } from '../../../src/site/href.ts';
import type { Enquiry } from '../store/enquiry-repository.ts';
import type { Lead } from '../store/schema.ts';
import { chosenService, type VisitorWords } from '../visitor-words.ts';

type Words = VisitorWords['enquiry'];

const once: readonly Filling[] = [{}];
const never: readonly Filling[] = [];

const languageTags = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Lead['language'], string>;

/** A moment as the page says it. */
const said = ({ stand }: Words, language: Lead['language'], time: number | null): string =>
  time === null
    ? stand.notYet
    : stand.inIndia(
        new Intl.DateTimeFormat(languageTags[language], {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: 'Asia/Kolkata',
        }).format(time),
      );

/** What was answered, with the label of each field. */
export const answersOf = (lead: Lead, words: Words): readonly (readonly [label: string, said: string])[] =>
  contactFields.flatMap(({ name }) => {
    const answer = lead[name];
    if (answer === null) return [];
    return [[words.labels[name], name === 'service' ? chosenService(answer, lead.language) : answer] as const];
  });

/** Where an enquiry stands, a row each. */
export const enquiryStatus = ({ lead, passedAt }: Enquiry, words: Words) => ({
  reference: lead.reference ?? lead.id,
  received: said(words, lead.language, lead.received_at),
  passed: said(words, lead.language, passedAt),
  answered: said(words, lead.language, lead.answered_at),
  withdrawn: said(words, lead.language, lead.withdrawn_at),
});

/** What a page of an enquiry shows besides where it stands. */
export type Shows =
  | { readonly kind: 'locked'; readonly wrong?: boolean }
  | { readonly kind: 'all' | 'ask'; readonly digits: string };

/** Fills the page of an enquiry. */
export const enquiryFilling = (enquiry: Enquiry, token: string, words: Words, shows: Shows): Filling => {
  const stand = enquiryStatus(enquiry, words);
  const isAsking = shows.kind === 'ask';
  const locked = shows.kind === 'locked' ? shows : null;
  const answers = shows.kind === 'all' ? answersOf(enquiry.lead, words) : [];
  return {
    texts: {
      title: words.title(stand.reference),
      text: words.lead,
      action: hrefEnquiry(token),
      digits: shows.kind === 'locked' ? '' : shows.digits,
      ...stand,
    },
    parts: {
      over: never,
      ask: isAsking ? once : never,
      enquiry: isAsking ? never : once,
      withdrawn: enquiry.lead.withdrawn_at === null ? never : once,
      closed: locked && !enquiry.open ? once : never,
      unlock: locked && enquiry.open ? once : never,
      wrong: locked?.wrong ? once : never,
      shown: locked ? never : once,
      withdrawable: enquiry.lead.withdrawn_at === null ? once : never,
      answer: answers.map(([label, answer]) => ({ texts: { label, said: answer } })),
    },
  };
};

/** Fills the page where there is no enquiry to show. */
export const messageFilling = (title: string, text: string): Filling => ({
  texts: { title, text },
  parts: { over: once, ask: never, enquiry: never },
});
