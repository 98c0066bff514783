/** Text, at sign, text, dot, text. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address: the simple pattern that both sides use. */
export const looksLikeEmail = (text: string): boolean => simpleEmail.test(text);
