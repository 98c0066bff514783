import {
  cases,
  crore,
  date,
  dates,
  lakh,
  percent,
  percentAMonth,
  rupees,
  rupeesADay,
  rupeesAMonth,
} from '../register/values.ts';
import { around, type Doubt } from './doubt.ts';

/** The day on which the Income-tax Act, 2025 is believed to have come into force. */
const NEW_ACT = '2026-04-01';

/** Doubts about income tax returns. */
const returns = {
  'itr-business-date': {
    says: 'ITR due 30 September for businesses',
    believed: '31 August for business without audit, from 2026',
    touches: ['itr.due-businesses'],
    instead: { facts: { 'itr.due-businesses': { fact: date(31, 8), from: '2026-04-01' } } },
    gone: /30 September/,
  },
  'itr4-turnover': {
    says: 'ITR-4 for income up to ₹2 crore',
    believed: 'Turnover up to ₹2 crore (₹3 crore with little cash) and income up to ₹50 lakh',
    touches: ['itr.itr4-income'],
    instead: {
      facts: {
        'itr.itr4-income': {
          fact: cases(
            { turnover: crore(2), turnoverWithLittleCash: crore(3), income: lakh(50) },
            (of) =>
              `Turnover up to ${of.turnover} (${of.turnoverWithLittleCash} with little cash), income up to ${of.income}`,
          ),
          from: '2023-04-01',
        },
      },
    },
    gone: /Up to ₹2 crore/,
  },
} as const satisfies Readonly<Record<string, Doubt>>;

/** Doubts about tax deducted or collected at source. */
const atSource = {
  'tds-new-act': {
    says: 'Sections 194A, 194C, 194I, 194J; forms 24Q, 26Q, 27Q, 27EQ',
    believed: 'Income-tax Act, 2025 in force from 1 April 2026: tables of section 393; forms 138, 140, 144, 143',
    touches: [
      'tds.194a-section',
      'tds.194c-section',
      'tds.194i-section',
      'tds.194j-section',
      'tds.form-salary',
      'tds.form-resident',
      'tds.form-nonresident',
      'tds.form-tcs',
    ],
    instead: {
      facts: {
        'tds.194a-section': { fact: { text: '393 (interest)' }, from: NEW_ACT },
        'tds.194c-section': { fact: { text: '393 (contracts)' }, from: NEW_ACT },
        'tds.194i-section': { fact: { text: '393 (rent)' }, from: NEW_ACT },
        'tds.194j-section': { fact: { text: '393 (professional fees)' }, from: NEW_ACT },
        'tds.form-salary': { fact: { text: '138' }, from: NEW_ACT },
        'tds.form-resident': { fact: { text: '140' }, from: NEW_ACT },
        'tds.form-nonresident': { fact: { text: '144' }, from: NEW_ACT },
        'tds.form-tcs': { fact: { text: '143' }, from: NEW_ACT },
      },
    },
    gone: /\b194[ACIJ]\b|\b2[467]E?Q\b/,
  },
  'tcs-dates': {
    says: 'Form 27EQ due 31 May, 31 July, 31 October and 31 January, like the TDS forms',
    believed: 'TCS is due 15 July, 15 October, 15 January and 15 May',
    touches: ['tds.due-tcs'],
    instead: { facts: { 'tds.due-tcs': { fact: dates([15, 5], [15, 7], [15, 10], [15, 1]) } } },
    gone: /Tax collected from buyers.{0,120}31 May/,
  },
  'tds-interest-threshold': {
    says: '194A threshold ₹40,000 (₹50,000 for seniors)',
    believed: '₹50,000 (₹1,00,000 for seniors) from 1 April 2025',
    touches: ['tds.194a-threshold'],
    instead: {
      facts: {
        'tds.194a-threshold': {
          fact: cases(
            { others: rupees(50_000), seniors: rupees(100_000) },
            ({ others, seniors }) => `${others} (${seniors} for seniors)`,
          ),
          from: '2025-04-01',
        },
      },
    },
    gone: /₹40,000/,
  },
  'tds-rent-threshold': {
    says: '194I threshold ₹2,40,000 a year',
    believed: '₹50,000 a month from 1 April 2025',
    touches: ['tds.194i-threshold'],
    instead: { facts: { 'tds.194i-threshold': { fact: rupeesAMonth(50_000), from: '2025-04-01' } } },
    gone: /₹2,40,000/,
  },
  'tds-fees-threshold': {
    says: '194J threshold ₹30,000',
    believed: '₹50,000 from 1 April 2025',
    touches: ['tds.194j-single'],
    instead: { facts: { 'tds.194j-single': { fact: around(rupees(50_000), '{} single'), from: '2025-04-01' } } },
    gone: /architects, engineers.{0,160}₹30,000/,
  },
  'tds-fees-aggregate': {
    says: '194J: ₹1,00,000 aggregate',
    believed: 'Section 194J has no such aggregate',
    touches: ['tds.194j-aggregate'],
    instead: { facts: { 'tds.194j-aggregate': { fact: { text: '' } } } },
    gone: /architects, engineers.{0,200}₹1,00,000/,
  },
  'tds-late-fee-cap': {
    says: 'Late fee of ₹200 a day for a TDS return, without a cap',
    believed: 'At most the amount of the tax',
    touches: ['tds.late-fee-day'],
    instead: {
      facts: {
        'tds.late-fee-day': {
          fact: cases(
            { perDay: rupeesADay(200), mostOfTax: percent(100) },
            ({ perDay }) => `${perDay} per return (at most the amount of the tax)`,
          ),
        },
      },
    },
    gone: /₹200 a day per return(?! \()/,
  },
  'tds-interest': {
    says: 'Interest of 1.5% a month on delayed TDS',
    believed: '1.5% for late deposit, 1% for late deduction',
    touches: ['tds.late-interest'],
    instead: {
      facts: {
        'tds.late-interest': {
          fact: cases(
            { lateDeposit: percentAMonth(1.5), lateDeduction: percentAMonth(1) },
            ({ lateDeposit, lateDeduction }) => `${lateDeposit} (${lateDeduction} where it was deducted late)`,
          ),
        },
      },
    },
    gone: /1\.5% a month(?! \()/,
  },
} as const satisfies Readonly<Record<string, Doubt>>;

/** Doubts about income tax. */
export const incomeTaxDoubts = { ...returns, ...atSource } as const;
