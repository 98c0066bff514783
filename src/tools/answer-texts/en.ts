/** Exports the texts that an English answer needs besides the words of its tool. */
export { inWords, monthInWords } from '../../../content/dates.ts';
export { messages } from '../../../content/tools/messages/en.ts';
