import { amount, choice, MAX_TAX, type ToolFields, type Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

const EARLIEST = '2025-04-01';

/** Returns a day after the beginning of the chosen year; `null` while none is chosen. */
const inYear =
  (monthAndDay: string, later = 0) =>
  ({ year = '' }: Typed): string | null =>
    year === '' ? null : `${Number(year.slice(0, 4)) + later}-${monthAndDay}`;

const payers = { field: 'who', values: ['others', 'presumptive'] } as const;
const isLate = { field: 'late', values: ['yes'] } as const;

/** Returns the form of the tool. */
export const advanceTaxFields = ({ words }: OwnTexts<'advanceTaxWords'>) => {
  const { fields: texts } = words;
  return {
    year: choice(texts.year, { '2026-27': words.years['2026-27'], '2025-26': words.years['2025-26'] }),
    who: choice(texts.who, { presumptive: texts.presumptive, senior: texts.senior, others: texts.others }),
    tax: { kind: 'rupees', label: texts.tax, hint: texts.taxHint, most: MAX_TAX },
    tds: amount(texts.tds, texts.tdsHint),
    june: { ...amount(texts.june, texts.paidHint), when: payers },
    september: { ...amount(texts.september), when: payers, askedFrom: inYear('06-16') },
    december: { ...amount(texts.december), when: payers, askedFrom: inYear('09-16') },
    march: { ...amount(texts.march), when: payers, askedFrom: inYear('12-16') },
    afterwards: { ...amount(texts.afterwards, texts.afterwardsHint), when: payers, askedFrom: inYear('03-16', 1) },
    rest: {
      kind: 'day',
      label: texts.rest,
      hint: texts.restHint,
      from: EARLIEST,
      optional: true,
      askedFrom: inYear('04-01', 1),
    },
    // No return is due before 31 July after the year.
    late: choice(texts.late, { no: texts.no, yes: texts.yes }, { hint: texts.lateHint, askedFrom: inYear('08-01', 1) }),
    filed: { kind: 'day', label: texts.filed, from: EARLIEST, when: isLate },
    whose: choice(
      texts.whose,
      {
        individual: texts.individual,
        business: texts.business,
        audit: texts.audit,
        'transfer-pricing': texts.transferPricing,
      },
      { list: true, when: isLate },
    ),
    income: { kind: 'rupees', label: texts.income, hint: texts.incomeHint, most: MAX_TAX, when: isLate },
  } as const satisfies ToolFields;
};
