/** What an answer in English needs besides the words of its tool. */
export { inWords, monthInWords } from '../../../content/dates.ts';
export { messages } from '../../../content/tools/messages/en.ts';
