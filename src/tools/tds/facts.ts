import type { LawId } from '../../../content/facts.ts';
import type { Value } from '../../../content/register/values.ts';
import { caseOf, type DayOfYear, type LawReader, lawReader, movedDays, type ReadFacts } from '../law-reader.ts';

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

const nameIn = (value: Value | undefined, name: string): string | null => {
  const found = caseOf(value, name);
  return found?.kind === 'name' ? found.name : null;
};

/** Reads them. */
export const tdsFacts: ReadFacts<TdsFacts> = (factValue, wording) => {
  const law = lawReader(factValue);

  /** The rule of a payment: `null` where the law of the time lacks a part of it. */
  const rule = (
    name: RuleName,
    sectionId: LawId,
    rateOf: (own: LawReader) => number,
    limitOf: (own: LawReader) => Limit,
    noPan: LawId = 'tds.no-pan-rate',
  ): Rule | null => {
    const own = lawReader(factValue);
    const rate = rateOf(own);
    const challanForm = nameIn(factValue('tds.challan-forms'), name);
    return own.all({
      rate,
      noPan: Math.max(rate, own.number(noPan)),
      limit: limitOf(own),
      section: own.known(wording(sectionId), ''),
      code: nameIn(factValue('tds.codes'), name),
      form: challanForm ?? own.known(wording('tds.form-resident'), ''),
      certificate:
        nameIn(factValue('tds.challan-certificates'), name) ?? own.known(wording('tds.certificate-others'), ''),
      challan: challanForm !== null,
    });
  };
  const rate =
    (id: LawId, name?: string) =>
    (own: LawReader): number =>
      own.number(id, name);
  /** A limit that the register gives for a month or for a year. */
  const upTo =
    (id: LawId, name?: string) =>
    (own: LawReader): Limit => ({
      of: own.value(id, name)?.kind === 'rupees-a-month' ? 'month' : 'year',
      most: own.money(id, name),
    });
  const contract = (own: LawReader): Limit => ({
    of: 'payment',
    most: own.money('tds.194c-threshold', 'single'),
    year: own.money('tds.194c-threshold', 'aggregate'),
  });

  const march = law.value('tds.deposit-due', 'march');
  if (march?.kind !== 'date') return null;
  return law.all({
    rules: {
      bank: rule('bank', 'tds.194a-section', rate('tds.194a-rate'), upTo('tds.194a-threshold', 'others')),
      senior: rule('senior', 'tds.194a-section', rate('tds.194a-rate'), upTo('tds.194a-threshold', 'seniors')),
      interest: rule('interest', 'tds.194a-section', rate('tds.194a-rate'), upTo('tds.194a-threshold', 'notBanks')),
      person: rule('person', 'tds.194c-section', rate('tds.194c-rate', 'individual'), contract),
      contract: rule('contract', 'tds.194c-section', rate('tds.194c-rate', 'others'), contract),
      building: rule('building', 'tds.194i-section', rate('tds.194i-rate', 'buildings'), upTo('tds.194i-threshold')),
      machinery: rule('machinery', 'tds.194i-section', rate('tds.194i-rate', 'machinery'), upTo('tds.194i-threshold')),
      home: rule('home', 'tds.194ib-section', rate('tds.rent-individual', 'rate'), (own) => ({
        of: 'month',
        most: own.money('tds.rent-individual', 'above'),
      })),
      professional: rule(
        'professional',
        'tds.194j-section',
        rate('tds.194j-rate', 'professional'),
        upTo('tds.194j-threshold'),
      ),
      technical: rule('technical', 'tds.194j-section', rate('tds.194j-rate', 'technical'), upTo('tds.194j-threshold')),
      director: rule('director', 'tds.194j-section', rate('tds.director-rate'), () => ({ of: 'none' })),
      commission: rule('commission', 'tds.194h-section', rate('tds.194h-rate'), upTo('tds.194h-threshold')),
      private: rule('private', 'tds.194m-section', rate('tds.194m-rate'), upTo('tds.194m-threshold')),
      partner: rule('partner', 'tds.194t-section', rate('tds.194t-rate'), upTo('tds.194t-threshold')),
      goods: rule(
        'goods',
        'tds.194q-section',
        rate('tds.194q', 'rate'),
        (own) => ({ of: 'excess', most: own.money('tds.194q', 'above') }),
        'tds.no-pan-goods',
      ),
      property: rule('property', 'tds.194ia-section', rate('tds.194ia', 'rate'), (own) => ({
        of: 'price',
        least: own.money('tds.194ia', 'from'),
      })),
    },
    deposit: {
      day: law.number('tds.deposit-due', 'months'),
      march: { month: march.month, day: march.day },
      challanDays: law.number('tds.form-141-due'),
    },
    statement: {
      due: law.dates('tds.due-all'),
      moved: movedDays('tds-residents'),
      certificateDays: law.number('tds.certificate-days'),
    },
    interest: {
      deposit: law.number('tds.late-interest', 'lateDeposit'),
      deduction: law.number('tds.late-interest', 'lateDeduction'),
    },
  });
};
