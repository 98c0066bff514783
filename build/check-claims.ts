import { claimIds } from '../content/claim-ids.ts';
import { claims } from '../content/claims.ts';
import { fact } from '../content/facts.ts';
import { type ContentText, mistakesIn, sentencesOf } from './content-texts.ts';

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

/** The claims of the firm that content/claims.ts does not have. */
export const claimMistakes = (texts: readonly ContentText[]): string[] =>
  mistakesIn(texts, ({ file, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      if (!aboutTheFirm.test(file) && !/\b(?:we|our|us)\b/i.test(sentence)) return [];
      if (exceptions.some((one) => one.text.test(sentence))) return [];
      if (claimIds.some((id) => claims[id].wordings.test(sentence))) return [];
      return Object.entries(patterns).flatMap(([kind, pattern]) => {
        const hit = pattern.exec(sentence)?.[0];
        return hit ? [`a ${kind} ("${hit}") that content/claims.ts does not have: ${sentence}`] : [];
      });
    }),
  );

const secret = String.raw`\b(?:OTPs?|one-time passwords?|passwords?|PINs?|CVV|(?:digital )?signature tokens?)\b`;
const letOut = String.raw`\b(?:send|sends|sent|give|gives|given|share|shared|tell|told|forward|read(?:s)? out|hand(?:s)? over|submit|mail|upload|post|dictate|photograph)\b`;

const givenAway = new RegExp(`${letOut}[^.]{0,80}${secret}|${secret}[^.]{0,60}${letOut}`, 'i');

/** Words that make such a sentence a warning, or leave the secret with its owner. */
const kept = /\b(?:never|not|no one|nobody|yourself|keep|keeps|without|asks? for no|stays?)\b/i;

const aadhaarPaper =
  /\bAadhaar\b[^.]{0,40}\b(?:cop(?:y|ies)|photograph\w*|scans?)\b|\b(?:cop(?:y|ies)|photograph\w*|scans?) of\b[^.]{0,40}\bAadhaar\b/i;

const isPaperList = ({ field }: ContentText): boolean => /(?:^|\.)(?:documents|send)\.\d+(?:\.text)?$/.test(field);

const safeSentences: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /the portal sends an OTP|a portal sends an OTP/,
    reason: 'the portal sends it to the visitor, not the visitor to us',
  },
  { text: /Change the password or block the card first/, reason: 'tells to change it' },
];

/** The texts that ask for a secret, or for an Aadhaar copy that is not masked. */
export const unsafeAdvice = (texts: readonly ContentText[]): string[] =>
  mistakesIn(texts, (entry) => {
    const { text } = entry;
    const given = sentencesOf(text).filter(
      (sentence) =>
        givenAway.test(sentence) && !kept.test(sentence) && !safeSentences.some((one) => one.text.test(sentence)),
    );
    const open =
      /\b(?<!that )Aadhaar\b/.test(text) &&
      (isPaperList(entry) || aadhaarPaper.test(text)) &&
      !/\bmasked\b/i.test(text);
    return [
      ...given.map((sentence) => `asks a visitor to let a secret out of his hands: ${sentence}`),
      ...(open ? [`asks for an Aadhaar that is not masked: ${text}`] : []),
    ];
  });

/** Must stand beside the usual time for an answer to a notice: some notices allow seven working days only. */
const NOTICE_RULES = /the date printed on your notice rules/;

/** The texts that name the usual days for a notice and do not say that the notice's own date rules. */
export const noticeDays = (texts: readonly ContentText[]): string[] =>
  mistakesIn(texts, ({ text }) =>
    text.includes(fact('gst.notice-response')) && !NOTICE_RULES.test(text)
      ? [`does not say that the notice's own date rules: ${text}`]
      : [],
  );
