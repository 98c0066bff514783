import { extensionsKnownFrom } from '../../../content/due-dates/extensions.ts';
import { choice, MAX_TAX, type ToolFields, type Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

/** The government moved earlier dates more than once, so no formula gives them. */
const EARLIEST = extensionsKnownFrom.tds;
const EARLIEST_DAY = '2022-04-01';

/** Returns the form of the tool. */
export const tdsLateFeeFields = ({ words }: OwnTexts<'tdsLateFeeWords'>) => {
  const { fields: texts, statements } = words;
  const quarterly = { field: 'what', values: ['salaries', 'residents', 'abroad', 'tcs'] } as const;
  return {
    what: choice(texts.what, statements, {
      hint: texts.whatHint,
      hintFor: ({ what = '' }: Typed) =>
        Object.hasOwn(texts.whatHints, what) ? texts.whatHints[what as keyof typeof texts.whatHints] : undefined,
    }),
    quarter: { kind: 'month', label: texts.quarter, hint: texts.quarterHint, from: EARLIEST, when: quarterly },
    month: {
      kind: 'month',
      label: texts.month,
      hint: texts.monthHint,
      from: EARLIEST,
      when: { field: 'what', values: ['challan'] },
    },
    done: { kind: 'day', label: words.filed, hint: words.filedHint, from: EARLIEST_DAY, today: true },
    tax: { kind: 'rupees', label: texts.tax, hint: texts.taxHint, most: MAX_TAX },
  } as const satisfies ToolFields;
};
