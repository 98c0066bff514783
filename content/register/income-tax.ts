import { type Entry, law, offices } from './entry.ts';
import {
  cases,
  crore,
  date,
  dates,
  days,
  lakh,
  percent,
  percentAMonth,
  rupees,
  rupeesADay,
  rupeesAYear,
} from './values.ts';

const { incomeTax } = offices;

const QUARTERS = [
  [31, 5],
  [31, 7],
  [31, 10],
  [31, 1],
] as const;

/** Income tax returns, and tax deducted or collected at source. */
export const incomeTaxEntries = {
  'itr.range': law(incomeTax, 'ITR-1 to ITR-7'),
  'itr.itr1-income': law(incomeTax, lakh(50), 'Up to {}'),
  'itr.itr2-income': law(incomeTax, 'No limit'),
  'itr.itr3-income': law(incomeTax, 'No limit'),
  'itr.itr4-income': law(incomeTax, crore(2), 'Up to {}'),
  'itr.due-individuals': law(incomeTax, date(31, 7)),
  'itr.due-businesses': law(incomeTax, date(30, 9)),
  'itr.due-audit': law(incomeTax, date(31, 10)),
  'itr.refund-processing': law(incomeTax, days(45, 60)),

  'tds.form-salary': law(incomeTax, '24Q'),
  'tds.form-resident': law(incomeTax, '26Q'),
  'tds.form-nonresident': law(incomeTax, '27Q'),
  'tds.form-tcs': law(incomeTax, '27EQ'),
  'tds.due-q1': law(incomeTax, date(31, 7)),
  'tds.due-q2': law(incomeTax, date(31, 10)),
  'tds.due-q3': law(incomeTax, date(31, 1)),
  'tds.due-q4': law(incomeTax, date(31, 5)),
  'tds.due-all': law(incomeTax, dates(...QUARTERS)),
  'tds.due-tcs': law(incomeTax, dates(...QUARTERS)),
  'tds.late-fee-day': law(incomeTax, rupeesADay(200), '{} per return'),
  'tds.late-interest': law(incomeTax, percentAMonth(1.5)),
  'tds.194a-section': law(incomeTax, '194A'),
  'tds.194a-rate': law(incomeTax, percent(10)),
  'tds.194a-threshold': law(
    incomeTax,
    cases(
      { others: rupees(40_000), seniors: rupees(50_000) },
      ({ others, seniors }) => `${others} (${seniors} for seniors)`,
    ),
  ),
  'tds.194c-section': law(incomeTax, '194C'),
  'tds.194c-rate': law(
    incomeTax,
    cases(
      { individual: percent(1), others: percent(2) },
      (of) => `${of.individual} individual/HUF, ${of.others} others`,
    ),
  ),
  'tds.194c-threshold': law(
    incomeTax,
    cases(
      { single: rupees(30_000), aggregate: rupees(100_000) },
      ({ single, aggregate }) => `${single} single, ${aggregate} aggregate`,
    ),
  ),
  'tds.194i-section': law(incomeTax, '194I'),
  'tds.194i-rate': law(incomeTax, percent(10)),
  'tds.194i-threshold': law(incomeTax, rupeesAYear(240_000)),
  'tds.194j-section': law(incomeTax, '194J'),
  'tds.194j-rate': law(incomeTax, percent(10)),
  'tds.194j-single': law(incomeTax, rupees(30_000), '{} single'),
  'tds.194j-aggregate': law(incomeTax, rupees(100_000), ', {} aggregate'),
} as const satisfies Record<string, Entry>;
