import { extensions } from '../../../content/due-dates/extensions.ts';
import type { LawId } from '../../../content/facts.ts';
import type { Value } from '../../../content/register/values.ts';
import { tdsWords } from '../../../content/tools/tds.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { inCase } from '../in-case.ts';
import { paise } from '../money.ts';

const { used } = tdsWords;

/** From which amount on tax is deducted, and from what. Paise. */
export type Limit =
  /** On all of the year, when it is more. */
  | { readonly of: 'year'; readonly most: number }
  /** On a payment that is more, or on all of the year when that is more. */
  | { readonly of: 'payment'; readonly most: number; readonly year: number }
  /** On the month, when it is more. */
  | { readonly of: 'month'; readonly most: number }
  /** On what is beyond it in the year. */
  | { readonly of: 'excess'; readonly most: number }
  /** On the price, from it on. */
  | { readonly of: 'price'; readonly least: number }
  | { readonly of: 'none' };

/** What the law says of one kind of payment. */
export interface Rule {
  /** Percent. */
  readonly rate: number;
  /** Percent, where the payee gives no PAN. */
  readonly noPan: number;
  readonly limit: Limit;
  readonly section: string;
  /** The code of the payment in the statement; none on a challan that is the statement too. */
  readonly code: string | null;
  readonly form: string;
  readonly certificate: string;
  /** Whether challan and statement are one. */
  readonly challan: boolean;
}

export const ruleNames = [
  'bank',
  'senior',
  'interest',
  'person',
  'contract',
  'building',
  'machinery',
  'home',
  'professional',
  'technical',
  'director',
  'commission',
  'private',
  'partner',
  'goods',
  'property',
] as const;

/** The kinds of payment that the law tells apart. `home` and `private` are rent and work paid by private persons. */
export type RuleName = (typeof ruleNames)[number];

/** A day of the year; the month counted from 1. */
interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** What the tool reads of the register. */
export interface TdsFacts {
  /** `null` where the law of the time has no such tax, or holds it as no number. */
  readonly rules: Readonly<Record<RuleName, Rule | null>>;
  readonly deposit: {
    /** The day of the next month. */
    readonly day: number;
    /** For what is paid in March. */
    readonly march: DayOfYear;
    /** Days after the end of the month, for a challan that is the statement too. */
    readonly challanDays: number;
  };
  readonly statement: {
    readonly due: readonly DayOfYear[];
    /** The days that the government has set for single quarters. */
    readonly moved: Readonly<Record<string, string>>;
    /** Days after the statement's, for the certificate. */
    readonly certificateDays: number;
  };
  /** Percent a month. */
  readonly interest: { readonly deposit: number; readonly deduction: number };
}

const caseOf = (value: Value | undefined, name: string): Value | undefined =>
  value?.kind === 'cases' ? value.cases[name] : value;
const nameIn = (value: Value | undefined, name: string): string | null => {
  const found = caseOf(value, name);
  return found?.kind === 'name' ? found.name : null;
};

/** A limit that the register gives for a month or for a year. */
const monthOrYear = (value: Value | undefined): Limit | null => {
  if (value?.kind === 'rupees-a-month') return { of: 'month', most: paise(value.amount) };
  return value?.kind === 'rupees-a-year' || value?.kind === 'rupees' ? { of: 'year', most: paise(value.amount) } : null;
};

const read: ToolFacts<TdsFacts>['read'] = (factValue, wording) => {
  const number = (id: LawId, name = ''): number | undefined => inCase(factValue(id), name);
  const form = wording('tds.form-resident');
  const certificate = wording('tds.certificate-others');
  const noPan = number('tds.no-pan-rate');

  const yearly = (id: LawId, name: string): Limit | null => monthOrYear(caseOf(factValue(id), name));
  const rule = (
    name: RuleName,
    rate: number | undefined,
    limit: Limit | null,
    sectionId: LawId,
    withoutPan = noPan,
  ): Rule | null => {
    const section = wording(sectionId);
    const challanForm = nameIn(factValue('tds.challan-forms'), name);
    const ownForm = challanForm ?? form;
    const ownCertificate = nameIn(factValue('tds.challan-certificates'), name) ?? certificate;
    if (rate === undefined || withoutPan === undefined || !limit || !section || !ownForm || !ownCertificate)
      return null;
    return {
      rate,
      noPan: Math.max(rate, withoutPan),
      limit,
      section,
      code: nameIn(factValue('tds.codes'), name),
      form: ownForm,
      certificate: ownCertificate,
      challan: challanForm !== null,
    };
  };

  const single = number('tds.194c-threshold', 'single');
  const aggregate = number('tds.194c-threshold', 'aggregate');
  const contract: Limit | null =
    single === undefined || aggregate === undefined
      ? null
      : { of: 'payment', most: paise(single), year: paise(aggregate) };
  const homeAbove = number('tds.rent-individual', 'above');
  const goodsAbove = number('tds.194q', 'above');
  const propertyFrom = number('tds.194ia', 'from');
  const interest = factValue('tds.194a-threshold');
  const interestRule = (name: 'bank' | 'senior' | 'interest', of: string): Rule | null =>
    rule(name, number('tds.194a-rate'), monthOrYear(caseOf(interest, of)), 'tds.194a-section');
  const fees = yearly('tds.194j-threshold', '');

  const march = caseOf(factValue('tds.deposit-due'), 'march');
  const day = number('tds.deposit-due', 'months');
  const challanDays = number('tds.form-141-due');
  const due = factValue('tds.due-all');
  const certificateDays = number('tds.certificate-days');
  const deposit = number('tds.late-interest', 'lateDeposit');
  const deduction = number('tds.late-interest', 'lateDeduction');
  if (march?.kind !== 'date' || due?.kind !== 'dates' || day === undefined || challanDays === undefined) return null;
  if (certificateDays === undefined || deposit === undefined || deduction === undefined) return null;

  return {
    rules: {
      bank: interestRule('bank', 'others'),
      senior: interestRule('senior', 'seniors'),
      interest: interestRule('interest', 'notBanks'),
      person: rule('person', number('tds.194c-rate', 'individual'), contract, 'tds.194c-section'),
      contract: rule('contract', number('tds.194c-rate', 'others'), contract, 'tds.194c-section'),
      building: rule(
        'building',
        number('tds.194i-rate', 'buildings'),
        yearly('tds.194i-threshold', ''),
        'tds.194i-section',
      ),
      machinery: rule(
        'machinery',
        number('tds.194i-rate', 'machinery'),
        yearly('tds.194i-threshold', ''),
        'tds.194i-section',
      ),
      home: rule(
        'home',
        number('tds.rent-individual', 'rate'),
        homeAbove === undefined ? null : { of: 'month', most: paise(homeAbove) },
        'tds.194ib-section',
      ),
      professional: rule('professional', number('tds.194j-rate', 'professional'), fees, 'tds.194j-section'),
      technical: rule('technical', number('tds.194j-rate', 'technical'), fees, 'tds.194j-section'),
      director: rule('director', number('tds.director-rate'), { of: 'none' }, 'tds.194j-section'),
      commission: rule('commission', number('tds.194h-rate'), yearly('tds.194h-threshold', ''), 'tds.194h-section'),
      private: rule('private', number('tds.194m-rate'), yearly('tds.194m-threshold', ''), 'tds.194m-section'),
      partner: rule('partner', number('tds.194t-rate'), yearly('tds.194t-threshold', ''), 'tds.194t-section'),
      goods: rule(
        'goods',
        number('tds.194q', 'rate'),
        goodsAbove === undefined ? null : { of: 'excess', most: paise(goodsAbove) },
        'tds.194q-section',
        number('tds.no-pan-goods'),
      ),
      property: rule(
        'property',
        number('tds.194ia', 'rate'),
        propertyFrom === undefined ? null : { of: 'price', least: paise(propertyFrom) },
        'tds.194ia-section',
      ),
    },
    deposit: { day, march: { month: march.month, day: march.day }, challanDays },
    statement: {
      due: due.dates,
      moved: Object.fromEntries(
        extensions.filter((each) => each.due === 'tds-residents').map(({ period, to }) => [period, to]),
      ),
      certificateDays,
    },
    interest: { deposit, deduction },
  };
};

export const tdsFacts: ToolFacts<TdsFacts> = {
  read,
  used: {
    'tds.194a-threshold': used.interestLimit,
    'tds.194c-threshold': used.contractLimit,
    'tds.194i-threshold': used.rentLimit,
    'tds.rent-individual': used.homeRent,
    'tds.194j-threshold': used.feeLimit,
    'tds.director-rate': used.director,
    'tds.194h-rate': used.commission,
    'tds.194m-threshold': used.private,
    'tds.194t-threshold': used.partner,
    'tds.194q': used.goods,
    'tds.194ia': used.property,
    'tds.payer-turnover': used.payer,
    'tds.no-pan-rate': used.noPan,
    'tds.codes': used.codes,
    'tds.deposit-due': used.deposit,
    'tds.form-141-due': used.challan,
    'tds.due-all': used.statement,
    'tds.certificate-days': used.certificate,
    'tds.late-interest': used.lateInterest,
    'advance.holidays': used.holidays,
  },
};
