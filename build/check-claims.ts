/** Checks that every superlative, number, title and promise in the content is an entry of content/claims.ts. */
import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { type ContentText, sentencesOf } from './content-texts.ts';

const patterns = {
  comparison:
    /\b(?:best|leading|finest|fastest|cheapest|trusted|renowned|experts?|specialists?|unmatched|premier|number one|most experienced)\b/i,
  promise:
    /\b(?:never|always|every (?:time|return|rupee|message|figure|notice)|each (?:time|one|return)|guarantee\w*|the same (?:day|evening|week)|at once|within (?:an?|one|two|three|\d+) (?:hours?|days?|working days?)|24.?7|hidden|no charge|free consultation|(?:consultation|talk) is free|on time|without fail|before (?:it|anything|a return)|call back|answer within|a person (?:reads|will answer)|before the work begins|told in advance)\b/i,
  title:
    /\b(?:CA|chartered accountants?|company secretar(?:y|ies)|cost accountants?|certified|qualified|licensed|practitioner)\b/i,
  number:
    /\b(?:\d[\d,]*\+?|hundreds of|thousands of|dozens of) (?:clients|owners|business owners|reviews|subscribers)\b|\bsince 20\d\d\b/i,
} as const;

/** Files whose every sentence is about the firm; in others only those with "we", "our" or "us". */
const aboutTheFirm = /^(?:pages|legal)\/|^(?:service-index)\.ts$/;

/** Sentences that look like a claim of the firm but are none, with the reason. */
const exceptions: readonly { readonly text: RegExp; readonly reason: string }[] = [
  { text: /a casting that never returned on paper/, reason: 'said of goods' },
  { text: /cash book that never/, reason: "said of the client's cash book" },
  { text: /the order in which each one moves/, reason: 'said of licences' },
  { text: /hidden field that people do not see/, reason: 'said of a field of the form' },
  { text: /A copy of every notice/, reason: "the client's duty" },
  { text: /Tell us at once/, reason: "the client's duty" },
  { text: /do not promise that it will never be interrupted/, reason: 'promises nothing' },
  { text: /personal guarantee to the bank/, reason: 'a term of lending' },
  { text: /may claim, never both/, reason: 'the law' },
  { text: /name a practitioner/, reason: 'the word of the portals' },
  { text: /every figure can be read/, reason: "said of the client's photograph" },
  {
    text: /certified (?:stage|bill|cop|work|quantit)|licensed (?:shed|store|premises|room)/,
    reason: 'said of goods and places',
  },
  { text: /never to send/i, reason: 'a warning to the client' },
];

/**
 * The claims without an entry.
 * @returns one line for each
 */
export const claimMistakes = (texts: readonly ContentText[]): string[] =>
  texts.flatMap(({ file, field, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      if (!aboutTheFirm.test(file) && !/\b(?:we|our|us)\b/i.test(sentence)) return [];
      if (/seo\.keywords/.test(field) || exceptions.some((one) => one.text.test(sentence))) return [];
      if (claimIds.some((id) => claims[id].wordings.test(sentence))) return [];
      return Object.entries(patterns).flatMap(([kind, pattern]) => {
        const hit = pattern.exec(sentence)?.[0];
        return hit
          ? [`content/${file}: ${field}: a ${kind} ("${hit}") that content/claims.ts does not have: ${sentence}`]
          : [];
      });
    }),
  );
