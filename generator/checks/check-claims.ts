import type { LocalSite } from '../../content/local-site.ts';
import { type ContentText, mistakesIn, splitSentences } from './content-texts.ts';

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

/** Returns the texts that ask for a secret, or for an Aadhaar copy that is not masked. */
export const unsafeAdvice = (texts: readonly ContentText[]): string[] =>
  mistakesIn(texts, (entry) => {
    const { text } = entry;
    const given = splitSentences(text).filter(
      (sentence) =>
        givenAway.test(sentence) && !kept.test(sentence) && !safeSentences.some((one) => one.text.test(sentence)),
    );
    const open =
      /\b(?<!that )Aadhaar\b/.test(text) &&
      (isPaperList(entry) || aadhaarPaper.test(text)) &&
      !/\bmasked\b/i.test(text);
    return [
      ...given.map((sentence) => `asks visitors to hand over a secret: ${sentence}`),
      ...(open ? [`asks for an Aadhaar that is not masked: ${text}`] : []),
    ];
  });

/** A text with the usual time for a reply names the date on the notice too: some notices allow seven working days only. */
const OWN_DATE = /\bdate (?:printed )?on (?:the|your) notice\b/i;

/** Returns the texts that name the usual days for a notice without the date on the notice itself. */
export const noticeDays = ({ fact }: LocalSite, texts: readonly ContentText[]): string[] =>
  mistakesIn(texts, ({ text }) =>
    text.includes(fact('gst.notice-response')) && !OWN_DATE.test(text)
      ? [`names the usual days for a reply, not the date on the notice: ${text}`]
      : [],
  );
