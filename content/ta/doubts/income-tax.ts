import { around, type Doubt } from '../../doubts/doubt.ts';
import { incomeTaxDoubts as english } from '../../doubts/income-tax.ts';
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

/** The day on which the Income-tax Act, 2025 is believed to have come into force. */
const NEW_ACT = '2026-04-01';

/** Doubts about income tax. */
export const incomeTaxDoubts = {
  // Returns
  'itr-business-date': {
    ...english['itr-business-date'],
    instead: { facts: { 'itr.due-businesses': { fact: date(31, 8), from: '2026-04-01' } } },
  },
  'itr4-turnover': {
    ...english['itr4-turnover'],
    instead: {
      facts: {
        'itr.itr4-income': {
          fact: cases(
            { turnover: crore(2), turnoverWithLittleCash: crore(3), income: lakh(50) },
            (of) =>
              `விற்றுமுதல் ${of.turnover} வரை (ரொக்கம் குறைவு என்றால் ${of.turnoverWithLittleCash} வரை), வருமானம் ${of.income} வரை`,
          ),
          from: '2023-04-01',
        },
      },
    },
  },

  // Tax deducted or collected at source
  'tds-new-act': {
    ...english['tds-new-act'],
    instead: {
      facts: {
        'tds.194a-section': { fact: { text: '393 (வட்டி)' }, from: NEW_ACT },
        'tds.194c-section': { fact: { text: '393 (ஒப்பந்தம்)' }, from: NEW_ACT },
        'tds.194i-section': { fact: { text: '393 (வாடகை)' }, from: NEW_ACT },
        'tds.194j-section': { fact: { text: '393 (தொழில்முறைக் கட்டணம்)' }, from: NEW_ACT },
        'tds.form-salary': { fact: { text: '138' }, from: NEW_ACT },
        'tds.form-resident': { fact: { text: '140' }, from: NEW_ACT },
        'tds.form-nonresident': { fact: { text: '144' }, from: NEW_ACT },
        'tds.form-tcs': { fact: { text: '143' }, from: NEW_ACT },
      },
    },
  },
  'tcs-dates': {
    ...english['tcs-dates'],
    instead: { facts: { 'tds.due-tcs': { fact: dates([15, 5], [15, 7], [15, 10], [15, 1]) } } },
  },
  'tds-interest-threshold': {
    ...english['tds-interest-threshold'],
    instead: {
      facts: {
        'tds.194a-threshold': {
          fact: cases(
            { others: rupees(50_000), seniors: rupees(100_000) },
            ({ others, seniors }) => `${others} (மூத்த குடிமக்களுக்கு ${seniors})`,
          ),
          from: '2025-04-01',
        },
      },
    },
  },
  'tds-rent-threshold': {
    ...english['tds-rent-threshold'],
    instead: { facts: { 'tds.194i-threshold': { fact: rupeesAMonth(50_000), from: '2025-04-01' } } },
  },
  'tds-fees-threshold': {
    ...english['tds-fees-threshold'],
    instead: { facts: { 'tds.194j-single': { fact: around(rupees(50_000), 'ஒரு முறைக்கு {}'), from: '2025-04-01' } } },
  },
  'tds-fees-aggregate': {
    ...english['tds-fees-aggregate'],
    instead: { facts: { 'tds.194j-aggregate': { fact: { text: '' } } } },
  },
  'tds-late-fee-cap': {
    ...english['tds-late-fee-cap'],
    instead: {
      facts: {
        'tds.late-fee-day': {
          fact: cases(
            { perDay: rupeesADay(200), mostOfTax: percent(100) },
            ({ perDay }) => `ஒவ்வொரு ரிட்டர்னுக்கும் ${perDay} (அதிகபட்சம் வரித் தொகை அளவு)`,
          ),
        },
      },
    },
  },
  'tds-interest': {
    ...english['tds-interest'],
    instead: {
      facts: {
        'tds.late-interest': {
          fact: cases(
            { lateDeposit: percentAMonth(1.5), lateDeduction: percentAMonth(1) },
            ({ lateDeposit, lateDeduction }) => `${lateDeposit} (தாமதமாகப் பிடித்திருந்தால் ${lateDeduction})`,
          ),
        },
      },
    },
  },
} as const satisfies Readonly<Record<keyof typeof english, Doubt>>;
