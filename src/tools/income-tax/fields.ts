import { incomeTaxWords as words } from '../../../content/tools/income-tax.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Rupees: a hundred crores. */
const MOST = 1_000_000_000;

const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MOST, optional: true, ...(hint ? { hint } : {}) }) as const;

const noOrYes = [
  { value: 'no', label: texts.no },
  { value: 'yes', label: texts.yes },
] as const;

/** What the tool asks. */
export const incomeTaxFields = {
  year: {
    kind: 'choice',
    label: texts.year,
    options: [
      { value: '2026-27', label: words.years['2026-27'] },
      { value: '2025-26', label: words.years['2025-26'] },
    ],
  },
  age: {
    kind: 'choice',
    label: texts.age,
    hint: texts.ageHint,
    options: [
      { value: 'below60', label: texts.below60 },
      { value: 'from60', label: texts.from60 },
      { value: 'from80', label: texts.from80 },
    ],
  },
  salaried: { kind: 'choice', label: texts.salaried, options: noOrYes },
  salary: amount(texts.salary, texts.salaryHint),
  exempt: amount(texts.exempt, texts.exemptHint),
  'professional-tax': amount(texts.professionalTax),
  'employer-nps': amount(texts.employerNps, texts.employerNpsHint),
  'basic-pay': amount(texts.basicPay, texts.basicPayHint),
  business: amount(texts.business, texts.businessHint),
  house: {
    kind: 'choice',
    label: texts.house,
    options: [
      { value: 'none', label: texts.houseNone },
      { value: 'own', label: texts.houseOwn },
      { value: 'let', label: texts.houseLet },
      { value: 'both', label: texts.houseBoth },
    ],
  },
  'interest-own': amount(texts.interestOwn, texts.interestOwnHint),
  rent: amount(texts.rent),
  'municipal-tax': amount(texts.municipalTax),
  'interest-let': amount(texts.interestLet),
  'savings-interest': amount(texts.savingsInterest),
  'deposit-interest': amount(texts.depositInterest),
  'other-income': amount(texts.otherIncome, texts.otherIncomeHint),
  deductions: { kind: 'choice', label: texts.deductions, hint: texts.deductionsHint, options: noOrYes },
  savings: amount(texts.savings, texts.savingsHint),
  'own-nps': amount(texts.ownNps, texts.ownNpsHint),
  'health-own': amount(texts.healthOwn),
  'health-parents': amount(texts.healthParents),
  'parents-from60': { kind: 'choice', label: texts.parentsFrom60, options: noOrYes, optional: true },
  'other-deductions': amount(texts.otherDeductions, texts.otherDeductionsHint),
} as const satisfies ToolFields;
