import { amount, choice, MAX_TAX, type ToolFields, type Typed } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

const salaried = { field: 'salaried', values: ['yes'] } as const;
const livesIn = { field: 'house', values: ['own', 'both'] } as const;
const lets = { field: 'house', values: ['let', 'both'] } as const;
const deducts = { field: 'deductions', values: ['yes'] } as const;
const paysRent = { all: [salaried, { field: 'rents', values: ['yes'] }] } as const;
const soldShares = { field: 'sold', values: ['shares', 'both'] } as const;
const soldHouse = { field: 'sold', values: ['house', 'both'] } as const;

/** The first day of the first year of the index. */
const EARLIEST_PURCHASE = '2001-04-01';
const EARLIEST_SALE = '2025-04-01';

/** The exemption of a rent allowance depends on the basic pay. */
const asksBasicPay = ({ rents }: Typed): boolean => rents === 'yes';

/** Returns the form of the tool. */
export const incomeTaxFields = ({ words }: OwnTexts<'incomeTaxWords'>) => {
  const { fields: texts } = words;
  return {
    year: choice(
      texts.year,
      { '2026-27': words.years['2026-27'], '2025-26': words.years['2025-26'] },
      { opens: { title: words.parts.you } },
    ),
    age: choice(
      texts.age,
      { below60: texts.below60, from60: texts.from60, from80: texts.from80 },
      { hint: texts.ageHint },
    ),
    salaried: choice(
      texts.salaried,
      { no: texts.no, yes: texts.hasSalary },
      { opens: { title: words.parts.income, note: words.parts.incomeNote } },
    ),
    salary: { kind: 'rupees', label: texts.salary, hint: texts.salaryHint, most: MAX_TAX, when: salaried },
    rents: choice(texts.rents, { no: texts.no, yes: texts.yes }, { preset: 'no', optional: true, when: salaried }),
    hra: { kind: 'rupees', label: texts.hra, most: MAX_TAX, when: paysRent },
    'rent-paid': { kind: 'rupees', label: texts.rentPaid, most: MAX_TAX, when: paysRent },
    city: choice(
      texts.city,
      { others: texts.otherPlace, first: texts.first, second: texts.second },
      { when: paysRent },
    ),
    business: amount(texts.business, texts.businessHint),
    exempt: {
      ...amount(texts.exempt, texts.exemptHint),
      when: salaried,
      opens: { title: words.parts.moreSalary, folds: true, isFor: asksBasicPay },
    },
    'professional-tax': { ...amount(texts.professionalTax), when: salaried },
    'employer-nps': { ...amount(texts.employerNps, texts.employerNpsHint), when: salaried },
    'basic-pay': { ...amount(texts.basicPay, texts.basicPayHint), when: salaried },
    house: choice(
      texts.house,
      { none: texts.houseNone, own: texts.houseOwn, let: texts.houseLet, both: texts.houseBoth },
      { preset: 'none', optional: true, opens: { title: words.parts.house, folds: true } },
    ),
    'interest-own': { ...amount(texts.interestOwn, texts.interestOwnHint), when: livesIn },
    rent: { kind: 'rupees', label: texts.rent, most: MAX_TAX, when: lets },
    'municipal-tax': { ...amount(texts.municipalTax), when: lets },
    'interest-let': { ...amount(texts.interestLet), when: lets },
    'savings-interest': { ...amount(texts.savingsInterest), opens: { title: words.parts.otherIncome, folds: true } },
    'deposit-interest': amount(texts.depositInterest),
    'other-income': amount(texts.otherIncome, texts.otherIncomeHint),
    farm: amount(texts.farm, texts.farmHint),
    sold: choice(
      texts.sold,
      { none: texts.soldNone, shares: texts.soldShares, house: texts.soldHouse, both: texts.soldBoth },
      { preset: 'none', optional: true },
    ),
    'shares-short': { ...amount(texts.sharesShort, texts.sharesHint), when: soldShares },
    'shares-long': { ...amount(texts.sharesLong, texts.sharesLongHint), when: soldShares },
    bought: { kind: 'day', label: texts.bought, from: EARLIEST_PURCHASE, when: soldHouse },
    'sold-on': { kind: 'day', label: texts.soldOn, from: EARLIEST_SALE, when: soldHouse },
    price: { kind: 'rupees', label: texts.price, most: MAX_TAX, when: soldHouse },
    'sale-costs': { ...amount(texts.saleCosts, texts.saleCostsHint), when: soldHouse },
    cost: { kind: 'rupees', label: texts.cost, hint: texts.costHint, most: MAX_TAX, when: soldHouse },
    deductions: choice(
      texts.deductions,
      { no: texts.no, yes: texts.hasDeductions },
      { hint: texts.deductionsHint, preset: 'no', optional: true, opens: { title: words.parts.deductions } },
    ),
    savings: { ...amount(texts.savings, texts.savingsHint), when: deducts },
    'own-nps': { ...amount(texts.ownNps, texts.ownNpsHint), when: deducts },
    'health-own': { ...amount(texts.healthOwn), when: deducts },
    'health-parents': { ...amount(texts.healthParents), when: deducts },
    'parents-from60': choice(texts.parentsFrom60, { no: texts.no, yes: texts.yes }, { optional: true, when: deducts }),
    'other-deductions': { ...amount(texts.otherDeductions, texts.otherDeductionsHint), when: deducts },
    tds: { ...amount(texts.tds, texts.tdsHint), opens: { title: words.parts.paid, folds: true } },
    'tax-paid': amount(texts.taxPaid, texts.taxPaidHint),
  } as const satisfies ToolFields;
};

/** The amounts of a year, each with the field that asks for it. */
export const amountFields = {
  // Salary is asked before any deduction; with the exempt part of allowances and the employer's contribution to NPS.
  salary: 'salary',
  // House rent and travel allowance: exempt by the old regime alone.
  exemptAllowances: 'exempt',
  professionalTax: 'professional-tax',
  rent: 'rent',
  municipalTax: 'municipal-tax',
  interestLet: 'interest-let',
  interestOwn: 'interest-own',
  business: 'business',
  savingsInterest: 'savings-interest',
  depositInterest: 'deposit-interest',
  otherIncome: 'other-income',
  savings: 'savings',
  ownNps: 'own-nps',
  employerNps: 'employer-nps',
  basicPay: 'basic-pay',
  healthOwn: 'health-own',
  healthParents: 'health-parents',
  otherDeductions: 'other-deductions',
} as const satisfies Record<string, keyof ReturnType<typeof incomeTaxFields>>;
