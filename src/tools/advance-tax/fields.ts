import { amount, choice, MAX_TAX, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

const EARLIEST = '2025-04-01';

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
    september: { ...amount(texts.september), when: payers },
    december: { ...amount(texts.december), when: payers },
    march: { ...amount(texts.march), when: payers },
    afterwards: { ...amount(texts.afterwards, texts.afterwardsHint), when: payers },
    rest: { kind: 'day', label: texts.rest, hint: texts.restHint, from: EARLIEST, optional: true },
    late: choice(texts.late, { no: texts.no, yes: texts.yes }),
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
