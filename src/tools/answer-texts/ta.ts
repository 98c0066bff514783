/** Exports the texts that a Tamil answer needs besides the words of its tool. */
export { inWords, monthInWords } from '../../../content/ta/dates.ts';
export { messages } from '../../../content/tools/messages/ta.ts';
