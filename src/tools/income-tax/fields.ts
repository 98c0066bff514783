import { incomeTaxWords as words } from '../../../content/tools/income-tax.ts';
import type { ToolFields } from '../field.ts';

const { fields: texts } = words;

/** Rupees: a hundred crores. */
const MOST = 1_000_000_000;

const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MOST, optional: true, ...(hint ? { hint } : {}) }) as const;

const salaried = { field: 'salaried', values: ['yes'] } as const;
const livesIn = { field: 'house', values: ['own', 'both'] } as const;
const lets = { field: 'house', values: ['let', 'both'] } as const;
const deducts = { field: 'deductions', values: ['yes'] } as const;

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
  salaried: {
    kind: 'choice',
    label: texts.salaried,
    options: [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.hasSalary },
    ],
  },
  salary: { kind: 'rupees', label: texts.salary, hint: texts.salaryHint, most: MOST, when: salaried },
  exempt: { ...amount(texts.exempt, texts.exemptHint), when: salaried },
  'professional-tax': { ...amount(texts.professionalTax), when: salaried },
  'employer-nps': { ...amount(texts.employerNps, texts.employerNpsHint), when: salaried },
  'basic-pay': { ...amount(texts.basicPay, texts.basicPayHint), when: salaried },
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
  'interest-own': { ...amount(texts.interestOwn, texts.interestOwnHint), when: livesIn },
  rent: { kind: 'rupees', label: texts.rent, most: MOST, when: lets },
  'municipal-tax': { ...amount(texts.municipalTax), when: lets },
  'interest-let': { ...amount(texts.interestLet), when: lets },
  'savings-interest': amount(texts.savingsInterest),
  'deposit-interest': amount(texts.depositInterest),
  'other-income': amount(texts.otherIncome, texts.otherIncomeHint),
  deductions: {
    kind: 'choice',
    label: texts.deductions,
    hint: texts.deductionsHint,
    options: [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.hasDeductions },
    ],
  },
  savings: { ...amount(texts.savings, texts.savingsHint), when: deducts },
  'own-nps': { ...amount(texts.ownNps, texts.ownNpsHint), when: deducts },
  'health-own': { ...amount(texts.healthOwn), when: deducts },
  'health-parents': { ...amount(texts.healthParents), when: deducts },
  'parents-from60': {
    kind: 'choice',
    label: texts.parentsFrom60,
    optional: true,
    when: deducts,
    options: [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.yes },
    ],
  },
  'other-deductions': { ...amount(texts.otherDeductions, texts.otherDeductionsHint), when: deducts },
} as const satisfies ToolFields;
