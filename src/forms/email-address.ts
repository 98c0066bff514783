/** Text, at sign, text, dot, text. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const looksLikeEmail = (text: string): boolean => simpleEmail.test(text);

const namePart = String.raw`[\w!#$%&'*+/=?^\`{|}~-]+`;
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** An address in the form that mail servers take (RFC 5321), with a name of 64 characters at most. */
const mailable = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${namePart}(?:\.${namePart})*@(?:${domainLabel}\.)+(?!\d+$)${domainLabel}$`,
  'i',
);

export const canBeMailed = (address: string): boolean => mailable.test(address);

/** UTF-16 units; beyond them no cleaning makes an address, and its patterns take the square of the length. */
const MAX_CLEANED = 1000;

const before = /^(?:mailto:|[\p{Zs}<>"“”‘’([,.;:])+/iu;
const after = /[\p{Zs}<>"“”‘’)\],.;:!]+$/u;

/** Returns an address without what keyboards and address books put around it: spaces, brackets, a name, a full stop. */
export const cleanEmail = (typed: string): string => {
  if (typed.length > MAX_CLEANED) return typed;
  const [, inBrackets = typed] = /<([^<>]+@[^<>]+)>/.exec(typed) ?? [];
  return inBrackets
    .replace(before, '')
    .replace(after, '')
    .replace(/\p{Zs}*([@.])\p{Zs}*/gu, '$1');
};
