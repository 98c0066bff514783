/**
 * What falls due, each once, and how its days are read from the register. Pages and calendars are made from it at the
 * build; scripts of the browser get days as data and must not import this file.
 */

import type { LocalSite } from '../../local-site.ts';
import type { FactValue, LawId } from '../../read-facts.ts';
import type { ServiceSlug } from '../../service-index/en.ts';
import type { PayerKind } from '../kinds/en.ts';
import { after, dates, dayAfter, daysAfter, inCase } from '../read-rules.ts';
import type { Rule } from '../rule.ts';

/** One due date. */
export interface Due {
  readonly id: string;
  /** What is filed, paid or held. */
  readonly name: string;
  /** The form, with its old name while people know it, a sentence. */
  readonly forms?: string;
  readonly concerns: string;
  /** The rule in words, where they say more than those made from it (rule-words/en.ts). */
  readonly words?: string;
  /** A return: several of them on one day are counted as such. */
  readonly isReturn?: true;
  /** It is handed to a payee: only what is filed with an office moves past a Sunday. */
  readonly toPayee?: true;
  /** Another service whose card may name it too. */
  readonly alsoOnCardOf?: ServiceSlug;
  /** `false`: not among the dates of which a service's card names the next. */
  readonly onCard?: false;
  /** What lateness costs. */
  readonly late: string;
  /** The facts of law that say so; none where lateness costs no sum. */
  readonly lateBy?: readonly LawId[];
  /** What the days alone do not say. */
  readonly note?: string;
  /** The fact of law that names the day: its legal basis and its office are shown. */
  readonly basis: LawId;
  readonly service: ServiceSlug;
  /** None: it stands in the list of all, and few need it. */
  readonly kinds: readonly PayerKind[];
  /** By which rules it falls due, as the register is read. */
  readonly rules: (value: (id: LawId) => ReturnType<FactValue>) => readonly Rule[];
}

/** The last day of the forms of the Income-tax Act, 1961. */
const OLD = '2026-03-31';
const form = (now: string, old: string | undefined): string =>
  `Form\u00a0${now}, until March 2026 Form\u00a0${old ?? ''}.`;

const ownYear = 'The day shown is the last one for a company whose year ends on 31 March.';
const ownMeeting = `${ownYear} The day counts from your own AGM, the yearly meeting: it is earlier if the AGM was.`;

/** The first two months of each quarter of the year. */
const FIRST_TWO = [1, 2, 4, 5, 7, 8, 10, 11] as const;
const MARCH = 3;
const ALL_BUT_MARCH = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const gst = { service: 'gst-returns' } as const satisfies Partial<Due>;
const tds = { service: 'tds-tcs-returns', kinds: ['tds'] } as const satisfies Partial<Due>;

const everybody = ['individual', 'business', 'audit', 'private-limited', 'llp'] as const;
const employer = { service: 'pf-esi-services', kinds: ['employer'] } as const satisfies Partial<Due>;
const company = { service: 'company-registration', kinds: ['private-limited'] } as const satisfies Partial<Due>;

export const dues = (site: LocalSite) => {
  const { fact, wording, plain } = site;
  const gstLate = `Late fee ${fact('gst.late-fee-day')}. With nothing to report it is ${fact('gst.late-fee-nil-day')}.`;
  const gstInterest = `Interest of ${fact('gst.late-interest')} on tax paid late.`;
  const tdsInterest = `Interest of ${fact('tds.late-interest')} on tax deposited late.`;
  const tdsLate = `Late fee ${fact('tds.late-fee-day')}. Penalty of ${fact('tds.penalty')} from the second month on.`;
  const certificateLate = `Penalty of ${fact('tds.certificate-penalty')}.`;
  const itrLate = `Late fee of ${fact('itr.late-fee')}. Interest of ${fact('itr.late-interest')} on tax that is left.`;
  const advanceLate = `Interest of ${fact('advance.interest')} on what is missing.`;
  const lateReport = (id: 'audit.late' | 'audit.transfer-pricing-late'): string =>
    `For 2025-26, a penalty of ${wording(id, OLD) ?? ''}, unless there was a reasonable cause. From tax year 2026-27, a fee of ${fact(id)}.`;
  /** Three statements are due on the same days, yet extensions have been given for one of them alone. */
  const statement = {
    ...tds,
    isReturn: true,
    late: tdsLate,
    lateBy: ['tds.late-fee-day', 'tds.penalty'],
    rules: (value) => dates('quarter', value('tds.due-all')),
  } as const satisfies Partial<Due>;
  const itr = {
    service: 'income-tax-filing',
    late: itrLate,
    lateBy: ['itr.late-fee', 'itr.late-interest'],
  } as const satisfies Partial<Due>;
  /** In the order of lists that do not go by date. */
  return [
    {
      ...gst,
      id: 'gstr-1',
      name: 'GSTR-1',
      isReturn: true,
      concerns: 'Regular GST taxpayers who file every month',
      late: gstLate,
      lateBy: ['gst.late-fee-day'],
      basis: 'gst.gstr1-due',
      kinds: ['gst-monthly'],
      rules: (value) => dayAfter('month', inCase('monthly', value('gst.gstr1-due'))),
    },
    {
      ...gst,
      id: 'gstr-3b',
      name: 'GSTR-3B',
      isReturn: true,
      concerns: 'Regular GST taxpayers who file every month',
      late: `${gstLate} ${gstInterest}`,
      lateBy: ['gst.late-fee-day', 'gst.late-interest'],
      basis: 'gst.gstr3b-due',
      kinds: ['gst-monthly'],
      rules: (value) => dayAfter('month', inCase('monthly', value('gst.gstr3b-due'))),
    },
    {
      ...gst,
      id: 'gstr-1-quarterly',
      name: 'GSTR-1, quarterly',
      isReturn: true,
      concerns: 'GST taxpayers who file every quarter (QRMP scheme)',
      late: gstLate,
      lateBy: ['gst.late-fee-day'],
      basis: 'gst.gstr1-due',
      kinds: ['gst-quarterly'],
      rules: (value) => dayAfter('quarter', inCase('quarterly', value('gst.gstr1-due'))),
    },
    {
      ...gst,
      id: 'gstr-3b-quarterly',
      name: 'GSTR-3B, quarterly',
      isReturn: true,
      concerns: 'GST taxpayers who file every quarter, with their place of business in Tamil Nadu',
      words: fact('gst.gstr3b-quarterly-due'),
      late: `${gstLate} ${gstInterest}`,
      lateBy: ['gst.late-fee-day', 'gst.late-interest'],
      basis: 'gst.gstr3b-quarterly-due',
      kinds: ['gst-quarterly'],
      rules: (value) => dayAfter('quarter', value('gst.gstr3b-quarterly-due')),
    },
    {
      ...gst,
      id: 'iff',
      name: 'IFF',
      concerns: 'GST taxpayers who file every quarter: the bills of one month, if they wish',
      words: `${fact('gst.iff-due')}, after the first two months of a quarter`,
      late: 'No fee, but your buyers wait for their credit.',
      basis: 'gst.iff-due',
      kinds: ['gst-quarterly'],
      rules: (value) => dayAfter('month', value('gst.iff-due'), FIRST_TWO),
    },
    {
      ...gst,
      id: 'pmt-06',
      name: 'PMT-06',
      concerns: 'GST taxpayers who file every quarter: the tax of the month',
      words: `${fact('gst.pmt06-due')}, after the first two months of a quarter`,
      late: gstInterest,
      lateBy: ['gst.late-interest'],
      basis: 'gst.pmt06-due',
      kinds: ['gst-quarterly'],
      rules: (value) => dayAfter('month', value('gst.pmt06-due'), FIRST_TWO),
    },
    {
      ...gst,
      id: 'cmp-08',
      name: 'CMP-08',
      concerns: 'Dealers under the composition scheme: the tax of the quarter',
      late: `${gstInterest} Usually ${plain('gst.cmp08-late-fee')}.`,
      lateBy: ['gst.late-interest', 'gst.cmp08-late-fee'],
      basis: 'gst.cmp08-due',
      kinds: ['composition'],
      rules: (value) => dayAfter('quarter', value('gst.cmp08-due')),
    },
    {
      ...gst,
      id: 'gstr-4',
      name: 'GSTR-4',
      isReturn: true,
      concerns: 'Dealers under the composition scheme: the return of the year',
      late: `Late fee ${fact('gst.gstr4-late-fee')}.`,
      lateBy: ['gst.gstr4-late-fee'],
      basis: 'gst.gstr4-due',
      kinds: ['composition'],
      rules: (value) => dates('year', value('gst.gstr4-due')),
    },
    {
      ...gst,
      id: 'composition-option',
      name: 'CMP-02',
      concerns: 'Dealers who want to enter the composition scheme',
      words: fact('gst.composition-option'),
      late: 'You file regular returns for the whole new year.',
      basis: 'gst.composition-option',
      kinds: ['gst-quarterly', 'composition'],
      rules: (value) => dates('year', value('gst.composition-option'), { after: 'period before' }),
    },
    {
      ...gst,
      id: 'gstr-9',
      name: 'GSTR-9',
      isReturn: true,
      concerns: `Regular GST taxpayers with a turnover ${fact('gst.gstr9-turnover')}: the return of the year`,
      late: `Late fee ${fact('gst.gstr9-late-fee')}.`,
      lateBy: ['gst.gstr9-late-fee'],
      basis: 'gst.gstr9-due',
      kinds: ['gst-monthly', 'gst-quarterly'],
      rules: (value) => dates('year', value('gst.gstr9-due')),
    },
    {
      ...gst,
      id: 'gstr-9c',
      name: 'GSTR-9C',
      concerns: `Regular GST taxpayers with a turnover ${fact('gst.gstr9c-turnover')}: reconciliation with the accounts`,
      late: 'The late fee of GSTR-9 runs on.',
      lateBy: ['gst.gstr9-late-fee'],
      basis: 'gst.gstr9-due',
      kinds: ['gst-monthly'],
      rules: (value) => dates('year', value('gst.gstr9-due')),
    },
    {
      ...gst,
      id: 'gst-credit',
      name: 'GST credit',
      concerns: 'Regular GST taxpayers: credit and corrections of last year, in a GSTR-3B filed by then',
      words: fact('gst.credit-limit'),
      late: 'The credit is lost.',
      basis: 'gst.credit-limit',
      kinds: ['gst-monthly', 'gst-quarterly'],
      rules: (value) => dates('year', value('gst.credit-limit')),
    },
    {
      ...gst,
      id: 'itc-04',
      name: 'ITC-04',
      concerns: 'Makers who send goods out for job work',
      words: fact('gst.itc04-due'),
      late: `Usually ${plain('gst.itc04-late')}.`,
      lateBy: ['gst.itc04-late'],
      basis: 'gst.itc04-due',
      kinds: [],
      rules: (value) => dates('half', inCase('halfYearly', value('gst.itc04-due'))),
    },
    {
      ...gst,
      id: 'gstr-7',
      name: 'GSTR-7',
      isReturn: true,
      concerns: 'Public bodies and others that deduct tax under GST',
      late: `Late fee usually ${plain('gst.gstr7-late-fee')}.`,
      lateBy: ['gst.gstr7-late-fee'],
      basis: 'gst.gstr7-due',
      kinds: [],
      rules: (value) => dayAfter('month', value('gst.gstr7-due')),
    },
    {
      ...gst,
      id: 'gstr-8',
      name: 'GSTR-8',
      isReturn: true,
      concerns: 'Online marketplaces that collect tax under GST',
      late: `Late fee usually ${plain('gst.gstr8-late-fee')}.`,
      lateBy: ['gst.gstr8-late-fee'],
      basis: 'gst.gstr8-due',
      kinds: [],
      rules: (value) => dayAfter('month', value('gst.gstr8-due')),
    },
    {
      ...tds,
      id: 'tds-deposit',
      name: 'TDS, TCS deposit',
      concerns: 'All who deduct or collect tax: the tax of the month',
      words: fact('tds.deposit-due'),
      late: tdsInterest,
      lateBy: ['tds.late-interest'],
      note: 'For the tax of March this day is certain for TDS, and usually the same for TCS.',
      basis: 'tds.deposit-due',
      rules: (value) => [
        ...dayAfter('month', inCase('months', value('tds.deposit-due')), ALL_BUT_MARCH),
        ...dates('month', inCase('march', value('tds.deposit-due')), { ending: [MARCH] }),
      ],
    },
    {
      ...statement,
      id: 'tds-salaries',
      name: 'TDS return, salaries',
      forms: form(fact('tds.form-salary'), wording('tds.form-salary', OLD)),
      concerns: 'Employers who deduct tax from salaries',
      basis: 'tds.form-salary',
    },
    {
      ...statement,
      id: 'tds-residents',
      name: 'TDS return, residents',
      forms: form(fact('tds.form-resident'), wording('tds.form-resident', OLD)),
      concerns: 'All who deduct tax from other payments to residents',
      basis: 'tds.form-resident',
    },
    {
      ...statement,
      id: 'tds-non-residents',
      name: 'TDS return, non-residents',
      forms: form(fact('tds.form-nonresident'), wording('tds.form-nonresident', OLD)),
      concerns: 'All who deduct tax from payments to non-residents',
      basis: 'tds.form-nonresident',
    },
    {
      ...statement,
      id: 'tcs',
      name: 'TCS return',
      forms: form(fact('tds.form-tcs'), wording('tds.form-tcs', OLD)),
      concerns: 'Sellers who collect tax from buyers',
      basis: 'tds.due-tcs',
      rules: (value) => dates('quarter', value('tds.due-tcs')),
    },
    {
      ...tds,
      id: 'form-141',
      name: 'Form 141',
      forms: 'Until March 2026 Forms 26QB, 26QC, 26QD and 26QE.',
      concerns: 'Only after a month with TDS on property, rent and the like',
      words: fact('tds.form-141-due'),
      late: `Late fee ${fact('tds.late-fee-day')}. ${tdsInterest}`,
      lateBy: ['tds.late-fee-day', 'tds.late-interest'],
      basis: 'tds.form-141-due',
      rules: (value) => daysAfter('month', value('tds.form-141-due')),
    },
    {
      ...tds,
      id: 'form-130',
      name: 'TDS certificate, salaries',
      forms: form(fact('tds.certificate-salary'), wording('tds.certificate-salary', OLD)),
      concerns: 'Employers who deduct tax from salaries: to each employee',
      toPayee: true,
      late: certificateLate,
      lateBy: ['tds.certificate-penalty'],
      basis: 'tds.form-130-due',
      kinds: ['tds', 'employer'],
      rules: (value) => dates('year', value('tds.form-130-due')),
    },
    {
      ...tds,
      id: 'form-131',
      name: 'TDS certificate, others',
      forms: form(fact('tds.certificate-others'), wording('tds.certificate-others', OLD)),
      concerns: 'All who deduct tax from other payments: to each payee',
      toPayee: true,
      late: certificateLate,
      lateBy: ['tds.certificate-penalty'],
      basis: 'tds.form-131-due',
      rules: (value) => dates('quarter', value('tds.form-131-due')),
    },
    {
      ...tds,
      id: 'form-133',
      name: 'TCS certificate',
      forms: form(fact('tds.certificate-tcs'), wording('tds.certificate-tcs', OLD)),
      concerns: 'Sellers who collect tax: to each buyer',
      toPayee: true,
      late: certificateLate,
      lateBy: ['tds.certificate-penalty'],
      basis: 'tds.form-133-due',
      rules: (value) => dates('quarter', value('tds.form-133-due')),
    },
    {
      ...itr,
      id: 'advance-tax',
      name: 'Advance tax',
      concerns: `All whose tax of the year is ${fact('advance.threshold')}, but nobody from 60 on without a business`,
      late: advanceLate,
      lateBy: ['advance.interest'],
      note: `In all ${fact('advance.shares')}.`,
      basis: 'advance.due',
      kinds: everybody,
      rules: (value) => dates('quarter', value('advance.due'), { after: 'beginning' }),
    },
    {
      ...itr,
      id: 'advance-tax-presumptive',
      name: 'Advance tax, presumptive',
      concerns: 'Businesses taxed on a presumed profit: the whole tax at once',
      late: advanceLate,
      lateBy: ['advance.interest'],
      basis: 'advance.presumptive-due',
      kinds: ['business'],
      rules: (value) => dates('year', value('advance.presumptive-due'), { after: 'beginning' }),
    },
    {
      ...itr,
      id: 'itr-individual',
      name: 'ITR, individuals',
      isReturn: true,
      concerns: 'Income tax return of everybody without a business: salaries, pensions, rent, gains',
      basis: 'itr.due-individuals',
      kinds: ['individual'],
      rules: (value) => dates('year', value('itr.due-individuals')),
    },
    {
      ...itr,
      id: 'itr-business',
      name: 'ITR, business',
      isReturn: true,
      concerns: 'Income tax return of businesses, professions and LLPs whose accounts need no audit',
      basis: 'itr.due-businesses',
      kinds: ['business', 'llp'],
      rules: (value) => dates('year', value('itr.due-businesses')),
    },
    {
      ...itr,
      id: 'audit-report',
      name: 'Tax audit report',
      forms: 'Form\u00a026, until March 2026 Forms\u00a03CA, 3CB and 3CD.',
      concerns: fact('audit.turnover'),
      late: lateReport('audit.late'),
      lateBy: ['audit.late'],
      basis: 'audit.report-due',
      kinds: ['audit'],
      rules: (value) => dates('year', value('audit.report-due')),
    },
    {
      ...itr,
      id: 'itr-audit',
      name: 'ITR, audit case',
      isReturn: true,
      concerns: 'Income tax return of companies, and of everybody whose accounts have to be audited',
      basis: 'itr.due-audit',
      kinds: ['audit', 'private-limited', 'llp'],
      rules: (value) => dates('year', value('itr.due-audit')),
    },
    {
      ...itr,
      id: 'transfer-pricing-report',
      name: 'Transfer pricing report',
      onCard: false,
      forms: 'Form\u00a048, until March 2026 Form\u00a03CEB.',
      concerns: 'Businesses that deal with related parties abroad',
      words: `usually ${plain('audit.transfer-pricing-due')}`,
      late: lateReport('audit.transfer-pricing-late'),
      lateBy: ['audit.transfer-pricing-late'],
      basis: 'audit.transfer-pricing-due',
      kinds: ['audit', 'private-limited'],
      rules: (value) => dates('year', value('audit.transfer-pricing-due')),
    },
    {
      ...itr,
      id: 'itr-transfer-pricing',
      name: 'ITR, transfer pricing',
      isReturn: true,
      onCard: false,
      concerns: 'Businesses that deal with related parties abroad',
      basis: 'itr.due-transfer-pricing',
      kinds: ['audit', 'private-limited'],
      rules: (value) => dates('year', value('itr.due-transfer-pricing')),
    },
    {
      ...itr,
      id: 'itr-belated',
      name: 'Belated ITR',
      isReturn: true,
      concerns: 'All who did not file in time',
      late: `After that you can only file an updated return, with more tax, until ${fact('itr.updated')}.`,
      lateBy: ['itr.updated'],
      note: `A belated return costs the late fee of ${fact('itr.late-fee')} in any case.`,
      basis: 'itr.belated',
      kinds: everybody,
      rules: (value) => dates('year', value('itr.belated')),
    },
    {
      ...itr,
      id: 'itr-revised',
      name: 'Revised ITR',
      isReturn: true,
      concerns: 'All who find a mistake in a return of the year before',
      late: `After that you can only file an updated return, with more tax, until ${fact('itr.updated')}.`,
      lateBy: ['itr.updated'],
      note: `Usually a fee of ${plain('itr.revised-fee')}.`,
      basis: 'itr.revised',
      kinds: everybody,
      rules: (value) => dates('year', value('itr.revised')),
    },
    {
      ...employer,
      id: 'pf',
      name: 'PF return',
      isReturn: true,
      forms: 'ECR.',
      concerns: `Employers under provident fund, ${fact('pf.employees')}`,
      late: `Interest of ${fact('pf.interest')} and damages of ${fact('pf.damages')}. Late fee usually ${plain('pf.return-late-fee')}.`,
      lateBy: ['pf.interest', 'pf.damages', 'pf.return-late-fee'],
      basis: 'pf.return-due',
      rules: (value) => dayAfter('month', value('pf.return-due')),
    },
    {
      ...employer,
      id: 'esi',
      name: 'ESI contribution',
      concerns: `Employers under state insurance, ${fact('esi.employees')}`,
      words: `usually the ${plain('esi.return-due')}`,
      late: `Interest of ${fact('esi.interest')}. Damages are usually ${plain('esi.damages')}.`,
      lateBy: ['esi.interest', 'esi.damages'],
      note: 'New regulations are awaited. Until they come, the day is unchanged in practice.',
      basis: 'esi.return-due',
      rules: (value) => dayAfter('month', value('esi.return-due')),
    },
    {
      ...employer,
      id: 'professional-tax',
      name: 'Professional tax',
      onCard: false,
      concerns: 'Employers: the tax of the half-year, to the local body',
      late: `Usually ${plain('professional-tax.late')}.`,
      lateBy: ['professional-tax.late'],
      basis: 'professional-tax.due',
      rules: (value) => dates('half', value('professional-tax.due'), { after: 'beginning' }),
    },
    {
      ...employer,
      id: 'labour-welfare',
      name: 'Labour welfare fund',
      onCard: false,
      forms: 'Form\u00a0A.',
      concerns: `Employers with ${fact('labour-welfare.employees')}: ${fact('labour-welfare.shares')}`,
      words: fact('labour-welfare.due'),
      late: `Usually ${plain('labour-welfare.late')}.`,
      lateBy: ['labour-welfare.late'],
      basis: 'labour-welfare.due',
      rules: (value) => dates('calendar-year', value('labour-welfare.due')),
    },
    {
      ...employer,
      id: 'bonus',
      name: 'Bonus',
      onCard: false,
      concerns: `Employers: usually ${plain('bonus.rate')} of wages, for those who earn up to ${plain('bonus.wage-limit')}`,
      words: `usually ${plain('bonus.due')}`,
      late: `Usually ${plain('bonus.late')}.`,
      lateBy: ['bonus.late'],
      basis: 'bonus.due',
      rules: (value) => after('year', value('bonus.due')),
    },
    {
      ...company,
      id: 'agm',
      name: 'AGM',
      concerns: 'Private limited companies: the annual general meeting',
      words: fact('company.agm-due'),
      late: `Penalty of ${fact('company.agm-penalty')}.`,
      lateBy: ['company.agm-penalty'],
      note: `${ownYear} The first meeting of a new company has a day of its own. ${fact('company.agm-first-due')}.`,
      basis: 'company.agm-due',
      rules: (value) => after('year', value('company.agm-due')),
    },
    {
      ...company,
      id: 'adt-1',
      name: 'ADT-1',
      concerns: 'Private limited companies: who was appointed as auditor',
      words: fact('company.adt1-due'),
      late: `Additional fee of ${fact('company.other-additional-fee')}.`,
      lateBy: ['company.other-additional-fee'],
      note: ownMeeting,
      basis: 'company.adt1-due',
      rules: (value) => after('year', value('company.agm-due'), value('company.adt1-due')),
    },
    {
      ...company,
      id: 'aoc-4',
      name: 'AOC-4',
      concerns: 'Private limited companies: the accounts',
      words: fact('company.aoc4-due'),
      late: `Additional fee of ${fact('company.additional-fee')}.`,
      lateBy: ['company.additional-fee'],
      note: ownMeeting,
      basis: 'company.aoc4-due',
      rules: (value) => after('year', value('company.agm-due'), value('company.aoc4-due')),
    },
    {
      ...company,
      id: 'annual-return',
      name: 'MGT-7, 7A',
      isReturn: true,
      concerns: 'Private limited companies: the annual return with members, directors and shares',
      words: fact('company.annual-return-due'),
      late: `Additional fee of ${fact('company.additional-fee')}.`,
      lateBy: ['company.additional-fee'],
      note: ownMeeting,
      basis: 'company.annual-return-due',
      rules: (value) => after('year', value('company.agm-due'), value('company.annual-return-due')),
    },
    {
      ...company,
      id: 'dpt-3',
      name: 'DPT-3',
      concerns: 'Private limited companies with deposits or loans on 31 March',
      late: `Additional fee of ${fact('company.other-additional-fee')}.`,
      lateBy: ['company.other-additional-fee'],
      basis: 'company.dpt3-due',
      rules: (value) => dates('year', value('company.dpt3-due')),
    },
    {
      ...company,
      id: 'msme-1',
      name: 'MSME-1',
      concerns: 'Companies that owe a micro or small supplier for more than 45 days',
      late: `Usually a penalty of ${plain('company.msme1-penalty')}.`,
      lateBy: ['company.msme1-penalty'],
      basis: 'company.msme1-due',
      rules: (value) => dates('half', value('company.msme1-due')),
    },
    {
      ...company,
      id: 'dir-3-kyc',
      name: 'DIR-3 KYC',
      concerns: 'All who hold a DIN, the number of directors and of partners named in an LLP',
      words: fact('company.director-kyc-due'),
      late: `Usually a fee of ${plain('company.director-kyc-late')}. Until it is paid, the DIN (director number) cannot be used.`,
      lateBy: ['company.director-kyc-late'],
      note: `${fact('company.director-kyc-next')}.`,
      basis: 'company.director-kyc-due',
      kinds: ['private-limited', 'llp'],
      // Who had filed by March 2026 is next due in 2028 (the register's `company.director-kyc-next`).
      rules: (value) => dates('year', value('company.director-kyc-due'), { every: { years: 3, one: 2028 } }),
    },
    {
      ...company,
      id: 'llp-11',
      name: 'LLP Form 11',
      isReturn: true,
      concerns: 'LLPs: the annual return',
      late: `Additional fee ${fact('llp.late-fee')}.`,
      lateBy: ['llp.late-fee'],
      basis: 'llp.form11-due',
      kinds: ['llp'],
      rules: (value) => dates('year', value('llp.form11-due')),
    },
    {
      ...company,
      id: 'llp-8',
      name: 'LLP Form 8',
      concerns: 'LLPs: accounts and solvency',
      late: `Additional fee ${fact('llp.late-fee')}.`,
      lateBy: ['llp.late-fee'],
      basis: 'llp.form8-due',
      kinds: ['llp'],
      rules: (value) => dates('year', value('llp.form8-due')),
    },
    {
      id: 'lut',
      name: 'LUT',
      forms: 'Form\u00a0RFD-11.',
      concerns: 'Exporters who pay no IGST: for the new year',
      words: fact('gst.lut-due'),
      late: 'Exports until then carry IGST, to be claimed back.',
      basis: 'gst.lut-due',
      service: 'gst-returns',
      alsoOnCardOf: 'iec-registration',
      kinds: ['exporter'],
      rules: (value) => dates('year', value('gst.lut-due'), { after: 'period before' }),
    },
    {
      id: 'iec',
      name: 'IEC confirmation',
      concerns: 'All who hold an import export code',
      words: fact('iec.confirmation-due'),
      late: 'The code is switched off until it is confirmed.',
      basis: 'iec.confirmation-due',
      service: 'iec-registration',
      kinds: ['exporter'],
      rules: (value) => dates('year', value('iec.confirmation-due'), { after: 'beginning' }),
    },
  ] as const satisfies readonly Due[];
};

/** The id of a due date. */
export type DueId = ReturnType<typeof dues>[number]['id'];
