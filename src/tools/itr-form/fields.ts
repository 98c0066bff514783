import { choice, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

const simple = { field: 'work', values: ['none', 'presumptive'] } as const;

/** Returns the form of the tool. */
export const itrFormFields = ({ words }: OwnTexts<'itrFormWords'>) => {
  const { fields: texts } = words;
  return {
    who: choice(
      texts.who,
      {
        individual: texts.individual,
        huf: texts.huf,
        firm: texts.firm,
        llp: texts.llp,
        others: texts.others,
        company: texts.company,
        trust: texts.trust,
      },
      { list: true },
    ),
    work: choice(
      texts.work,
      { none: texts.none, presumptive: texts.presumptive, books: texts.books, partner: texts.partner },
      { hint: texts.workHint, when: { field: 'who', values: ['individual', 'huf', 'firm', 'llp', 'others'] } },
    ),
    gains: choice(
      texts.gains,
      { none: texts.gainsNone, small: texts.gainsSmall, others: texts.gainsOther },
      { when: simple },
    ),
    over: choice(texts.over, { no: texts.upTo, yes: texts.above }, { when: simple }),
    special: choice(texts.special, { no: texts.no, yes: texts.yes }, { hint: texts.specialHint, when: simple }),
    audit: choice(
      texts.audit,
      { none: texts.auditNone, audit: texts.auditYes, 'transfer-pricing': texts.auditTransferPricing },
      { hint: texts.auditHint },
    ),
  } as const satisfies ToolFields;
};
