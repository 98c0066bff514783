import { noticeNames, noticeWords as words } from '../../../content/tools/notice/en.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

const EARLIEST = '2017-07-01';

/** Characters. */
const LONGEST_NAME = 60;

export const noticeFields = {
  form: { kind: 'line', label: texts.form, hint: texts.formHint, most: LONGEST_NAME, offers: noticeNames },
  reply: { kind: 'day', label: texts.reply, hint: texts.replyHint, from: EARLIEST, optional: true },
} as const satisfies ToolFields;
