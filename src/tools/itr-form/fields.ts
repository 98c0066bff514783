import { itrFormWords as words } from '../../../content/tools/itr-form.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Where one of the simple forms may do. */
const simple = { field: 'work', values: ['none', 'presumptive'] } as const;

/** What the tool asks: at most six questions. */
export const itrFormFields = {
  who: {
    kind: 'choice',
    label: texts.who,
    list: true,
    options: [
      { value: 'individual', label: texts.individual },
      { value: 'huf', label: texts.huf },
      { value: 'firm', label: texts.firm },
      { value: 'llp', label: texts.llp },
      { value: 'others', label: texts.others },
      { value: 'company', label: texts.company },
      { value: 'trust', label: texts.trust },
    ],
  },
  work: {
    kind: 'choice',
    label: texts.work,
    hint: texts.workHint,
    when: { field: 'who', values: ['individual', 'huf', 'firm', 'llp', 'others'] },
    options: [
      { value: 'none', label: texts.none },
      { value: 'presumptive', label: texts.presumptive },
      { value: 'books', label: texts.books },
      { value: 'partner', label: texts.partner },
    ],
  },
  gains: {
    kind: 'choice',
    label: texts.gains,
    when: simple,
    options: [
      { value: 'none', label: texts.gainsNone },
      { value: 'small', label: texts.gainsSmall },
      { value: 'others', label: texts.gainsOther },
    ],
  },
  over: {
    kind: 'choice',
    label: texts.over,
    when: simple,
    options: [
      { value: 'no', label: texts.upTo },
      { value: 'yes', label: texts.above },
    ],
  },
  special: {
    kind: 'choice',
    label: texts.special,
    hint: texts.specialHint,
    when: simple,
    options: [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.yes },
    ],
  },
  audit: {
    kind: 'choice',
    label: texts.audit,
    hint: texts.auditHint,
    options: [
      { value: 'none', label: texts.auditNone },
      { value: 'audit', label: texts.auditYes },
      { value: 'transfer-pricing', label: texts.auditTransferPricing },
    ],
  },
} as const satisfies ToolFields;
