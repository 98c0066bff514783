/**
 * What falls due, each once, and how its days are read from the register. Pages and calendars are made from it at the
 * build; scripts of the browser get rules as data and must not import this file.
 */
import { fact, type LawId } from '../facts.ts';
import { offices, type Source } from '../offices.ts';
import type { Value } from '../register/values.ts';
import type { ServiceSlug } from '../service-index.ts';
import type { PayerKind } from './kinds.ts';
import { afterYear, datesAfter, dayAfter, inCase } from './read-rules.ts';
import type { Rule } from './rule.ts';

/** One due date. */
export interface Due {
  readonly id: string;
  /** What is filed or held. */
  readonly name: string;
  /** Its forms where the name is none, a sentence; left out while it holds a wording under review. */
  readonly forms?: string;
  readonly concerns: string;
  /** The rule in words, where they say more than those made from it (rule-words.ts). */
  readonly words?: string;
  /** What lateness costs; each sentence that holds a wording under review is left out. */
  readonly late?: string;
  /** What the days alone do not say; as above. */
  readonly note?: string;
  readonly source: Source;
  readonly service: ServiceSlug;
  /** None, where the register holds too little for a kind of its own. */
  readonly kinds: readonly PayerKind[];
  /** By which rule it falls due, as the register is read; `undefined` where it names none. */
  readonly rule: (factValue: (id: LawId) => Value | undefined) => Rule | undefined;
}

const { gst, incomeTax, epfo, esic, mca } = offices;

const gstLate = `Late fee ${fact('gst.late-fee-day')}; ${fact('gst.late-fee-nil-day')} where there is nothing to report.`;
const gstInterest = `Interest of ${fact('gst.late-interest')} on tax paid late.`;
const tdsLate = `Late fee ${fact('tds.late-fee-day')}. Interest of ${fact('tds.late-interest')} on tax deposited late.`;
/** The three returns are due on the same days, yet extensions have been given for one of them alone. */
const tdsReturn = {
  late: tdsLate,
  source: incomeTax,
  service: 'tds-tcs-returns',
  kinds: ['tds'],
  rule: (factValue) =>
    datesAfter(
      'quarter',
      factValue('tds.due-q1'),
      factValue('tds.due-q2'),
      factValue('tds.due-q3'),
      factValue('tds.due-q4'),
    ),
} as const satisfies Partial<Due>;
const ownYear = 'The day shown is the last one for a company whose year ends on 31 March.';

/** In the order of lists that do not go by date. */
export const dues = [
  {
    id: 'gstr-1',
    name: 'GSTR-1',
    concerns: 'Regular GST taxpayers who file every month',
    late: gstLate,
    source: gst,
    service: 'gst-returns',
    kinds: ['gst-monthly'],
    rule: (factValue) => dayAfter('month', inCase('monthly', factValue('gst.gstr1-due'))),
  },
  {
    id: 'gstr-1-quarterly',
    name: 'GSTR-1, quarterly',
    concerns: 'Regular GST taxpayers who file every quarter',
    late: gstLate,
    source: gst,
    service: 'gst-returns',
    kinds: [],
    rule: (factValue) => dayAfter('quarter', inCase('quarterly', factValue('gst.gstr1-due'))),
  },
  {
    id: 'gstr-3b',
    name: 'GSTR-3B',
    concerns: 'Regular GST taxpayers who file every month',
    late: `${gstLate} ${gstInterest}`,
    source: gst,
    service: 'gst-returns',
    kinds: ['gst-monthly'],
    rule: (factValue) => dayAfter('month', inCase('monthly', factValue('gst.gstr3b-due'))),
  },
  {
    id: 'gstr-4',
    name: 'GSTR-4',
    concerns: 'Dealers under the composition scheme',
    late: gstLate,
    source: gst,
    service: 'gst-returns',
    kinds: [],
    rule: (factValue) => {
      const value = factValue('gst.gstr4-due');
      // A day of the month stands for a return of each quarter, a day of the year for one of each year.
      return dayAfter('quarter', value) ?? datesAfter('year', value);
    },
  },
  {
    id: 'tds-salaries',
    name: 'TDS return, salaries',
    forms: `Form\u00a0${fact('tds.form-salary')}.`,
    concerns: 'Who deducts tax from salaries',
    ...tdsReturn,
  },
  {
    id: 'tds-residents',
    name: 'TDS return, residents',
    forms: `Form\u00a0${fact('tds.form-resident')}.`,
    concerns: 'Who deducts tax from other payments to residents',
    ...tdsReturn,
  },
  {
    id: 'tds-non-residents',
    name: 'TDS return, non-residents',
    forms: `Form\u00a0${fact('tds.form-nonresident')}.`,
    concerns: 'Who deducts tax from payments to non-residents',
    ...tdsReturn,
  },
  {
    id: 'tcs',
    name: 'TCS return',
    forms: `Form\u00a0${fact('tds.form-tcs')}.`,
    concerns: 'Who collects tax from buyers',
    late: tdsLate,
    source: incomeTax,
    service: 'tds-tcs-returns',
    kinds: ['tds'],
    rule: (factValue) => datesAfter('quarter', factValue('tds.due-tcs')),
  },
  {
    id: 'pf',
    name: 'PF return',
    concerns: `Employers under provident fund, ${fact('pf.employees')}`,
    late: `Damages of ${fact('pf.damages')}.`,
    source: epfo,
    service: 'pf-esi-services',
    kinds: ['employer'],
    rule: (factValue) => dayAfter('month', factValue('pf.return-due')),
  },
  {
    id: 'esi',
    name: 'ESI return',
    concerns: `Employers under state insurance, ${fact('esi.employees')}`,
    late: `Interest of ${fact('esi.interest')}.`,
    source: esic,
    service: 'pf-esi-services',
    kinds: ['employer'],
    rule: (factValue) => dayAfter('month', factValue('esi.return-due')),
  },
  {
    id: 'itr-individual',
    name: 'Income tax return, individuals',
    concerns: 'Most individuals',
    source: incomeTax,
    service: 'income-tax-filing',
    kinds: ['individual'],
    rule: (factValue) => datesAfter('year', factValue('itr.due-individuals')),
  },
  {
    id: 'itr-business',
    name: 'Income tax return, business',
    concerns: 'Businesses whose accounts need no audit',
    source: incomeTax,
    service: 'income-tax-filing',
    kinds: ['business'],
    rule: (factValue) => datesAfter('year', factValue('itr.due-businesses')),
  },
  {
    id: 'itr-audit',
    name: 'Income tax return, audit case',
    concerns: 'Whose accounts have to be audited',
    source: incomeTax,
    service: 'income-tax-filing',
    kinds: ['audit'],
    rule: (factValue) => datesAfter('year', factValue('itr.due-audit')),
  },
  {
    id: 'agm',
    name: 'Annual general meeting',
    concerns: 'Private limited companies',
    late: `${fact('company.agm-penalty')} if it is not held.`,
    words: fact('company.agm-due'),
    note: `${ownYear} The first one after a company is formed has a day of its own: ask us.`,
    source: mca,
    service: 'company-registration',
    kinds: ['private-limited'],
    rule: (factValue) => afterYear(factValue('company.agm-due')),
  },
  {
    id: 'aoc-4',
    name: 'AOC-4',
    concerns: 'Private limited companies: the accounts',
    words: fact('company.aoc4-due'),
    note: `${ownYear} It counts from your own AGM: earlier where that was held earlier.`,
    source: mca,
    service: 'company-registration',
    kinds: ['private-limited'],
    rule: (factValue) => afterYear(factValue('company.agm-due'), factValue('company.aoc4-due')),
  },
  {
    id: 'annual-return',
    name: 'Annual return of a company',
    concerns: 'Private limited companies: members, directors, shares',
    late: `Penalty of ${fact('company.additional-fee')}.`,
    words: fact('company.annual-return-due'),
    note: `${ownYear} It counts from your own AGM: earlier where that was held earlier.`,
    source: mca,
    service: 'company-registration',
    kinds: ['private-limited'],
    rule: (factValue) => afterYear(factValue('company.agm-due'), factValue('company.annual-return-due')),
  },
] as const satisfies readonly Due[];

/** The id of a due date. */
export type DueId = (typeof dues)[number]['id'];
