import { noticeNames } from '../../../content/tools/notice/names.ts';
import type { ToolFields, Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';
import { mayBeOrder } from './order-forms.ts';

const EARLIEST = '2017-07-01';

const MAX_NAME_CHARS = 120;

const namesOrder = ({ form = '' }: Typed): boolean => mayBeOrder(form);

/** Returns the form of the tool. */
export const noticeFields = ({ words }: OwnTexts<'noticeWords'>) => {
  const { fields: texts } = words;
  return {
    form: { kind: 'line', label: texts.form, hint: texts.formHint, most: MAX_NAME_CHARS, offers: noticeNames },
    reply: { kind: 'day', label: texts.reply, from: EARLIEST, optional: true, half: true },
    issued: { kind: 'day', label: texts.issued, from: EARLIEST, optional: true, half: true },
    reached: {
      kind: 'day',
      label: texts.reached,
      hint: texts.reachedHint,
      from: EARLIEST,
      optional: true,
      opens: { title: texts.isOrder, folds: true, isFor: namesOrder },
    },
  } as const satisfies ToolFields;
};
