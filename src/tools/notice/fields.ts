import { noticeNames } from '../../../content/tools/notice/names.ts';
import { choice, type ToolFields, type Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';
import { isNoticeKind, noticeKinds } from './kinds.ts';
import { isOrderName, mayBeOrder } from './order-forms.ts';

const EARLIEST = '2017-07-01';

const MAX_NAME_CHARS = 120;

const namesOrder = ({ form = '', kind = '' }: Typed): boolean =>
  form === '' ? isNoticeKind(kind) && isOrderName(noticeKinds[kind]) : mayBeOrder(form);

/** Returns the form of the tool. */
export const noticeFields = ({ words }: OwnTexts<'noticeWords'>) => {
  const { fields: texts } = words;
  return {
    form: {
      kind: 'line',
      label: texts.form,
      example: texts.formExample,
      most: MAX_NAME_CHARS,
      offers: noticeNames,
      optional: 'either',
      half: true,
    },
    // Some papers carry no number, so a visitor can choose the kind of notice instead.
    kind: choice(texts.listed, words.kinds, { list: true, optional: 'either', half: true }),
    reply: { kind: 'day', label: texts.reply, from: EARLIEST, optional: true, half: true },
    issued: { kind: 'day', label: texts.issued, from: EARLIEST, optional: true, half: true },
    reached: {
      kind: 'day',
      label: texts.reached,
      hint: texts.reachedHint,
      from: EARLIEST,
      optional: true,
      opens: { title: texts.isOrder, folds: true, isFor: namesOrder, waits: true },
    },
  } as const satisfies ToolFields;
};
