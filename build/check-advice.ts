/** Checks that no text tells a visitor to give away a secret, such as a password. */
import { fact } from '../content/facts.ts';
import { type ContentText, sentencesOf } from './content-texts.ts';

const secret = String.raw`\b(?:OTPs?|one-time passwords?|passwords?|PINs?|CVV|(?:digital )?signature tokens?)\b`;
const letOut = String.raw`\b(?:send|sends|sent|give|gives|given|share|shared|tell|told|forward|read(?:s)? out|hand(?:s)? over|submit|mail|upload|post|dictate|photograph)\b`;

/** A sentence in which a secret is sent or given, in either order. */
const givenAway = new RegExp(`${letOut}[^.]{0,80}${secret}|${secret}[^.]{0,60}${letOut}`, 'i');

/** Words that make such a sentence a warning, or leave the secret with its owner. */
const kept = /\b(?:never|not|no one|nobody|yourself|keep|keeps|without|asks? for no|stays?)\b/i;

/** Aadhaar as a document that is collected, photographed or copied. */
const aadhaarPaper =
  /\bAadhaar\b[^.]{0,40}\b(?:cop(?:y|ies)|photograph\w*|scans?)\b|\b(?:cop(?:y|ies)|photograph\w*|scans?) of\b[^.]{0,40}\bAadhaar\b/i;

/** Whether a text is an entry in a list of documents to bring. */
const isPaperList = ({ field }: ContentText): boolean => /(?:^|\.)(?:documents|send)\.\d+(?:\.text)?$/.test(field);

/** Sentences that may stay, with the reason. */
const exceptions: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /the portal sends an OTP|a portal sends an OTP/,
    reason: 'the portal sends it to the visitor, not the visitor to us',
  },
  { text: /Change the password or block the card first/, reason: 'tells to change it' },
];

/**
 * The texts that ask for a secret, or for an Aadhaar copy that is not masked.
 * @returns one line for each
 */
export const unsafeAdvice = (texts: readonly ContentText[]): string[] =>
  texts.flatMap((entry) => {
    const { file, field, text } = entry;
    const place = `content/${file}: ${field}`;
    const given = sentencesOf(text).filter(
      (sentence) =>
        givenAway.test(sentence) && !kept.test(sentence) && !exceptions.some((one) => one.text.test(sentence)),
    );
    const open =
      /\b(?<!that )Aadhaar\b/.test(text) &&
      (isPaperList(entry) || aadhaarPaper.test(text)) &&
      !/\bmasked\b/i.test(text);
    return [
      ...given.map((sentence) => `${place}: asks a visitor to let a secret out of his hands: ${sentence}`),
      ...(open ? [`${place}: asks for an Aadhaar that is not masked: ${text}`] : []),
    ];
  });

/** Must stand beside the usual time for an answer to a notice: some notices allow seven working days only. */
const NOTICE_RULES = /the date printed on your notice rules/;

/**
 * The texts that name the usual days for a notice and do not say that the notice's own date rules.
 * @returns one line for each
 */
export const noticeDays = (texts: readonly ContentText[]): string[] =>
  texts
    .filter(({ text }) => text.includes(fact('gst.notice-response')) && !NOTICE_RULES.test(text))
    .map(
      ({ file, field, text }) => `content/${file}: ${field}: does not say that the notice's own date rules: ${text}`,
    );
