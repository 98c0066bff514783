import type { LawId } from '../../../content/read-facts.ts';
import { register } from '../../../content/register/register.ts';
import type { Value } from '../../../content/register/values.ts';
import { type FactsOf, type LawReader, lawReader, movedDays, pickCase, type ReadFacts } from '../law-reader.ts';

/** The amount from which tax is deducted, and the sum that it is deducted from, in paise. */
export type Limit =
  /** Tax is on all of the year, if that is more. */
  | { readonly of: 'year'; readonly most: number }
  /** Tax is on a payment that is more, or on all of the year if that is more. */
  | { readonly of: 'payment'; readonly most: number; readonly year: number }
  /** Tax is on the month, if it is more. */
  | { readonly of: 'month'; readonly most: number }
  /** Tax is on what is beyond the limit in the year. */
  | { readonly of: 'excess'; readonly most: number }
  /** Tax is on the whole price, if it reaches the limit. */
  | { readonly of: 'price'; readonly least: number }
  | { readonly of: 'none' };

/** A figure of the law; the name chooses one of several cases. */
type Figure = readonly [id: LawId, name?: string];

interface Source {
  readonly section: LawId;
  readonly rate: Figure;
  readonly limit: (law: LawReader) => Limit;
  readonly noPan?: LawId;
}

/** Returns a limit for a month or for a year, as the law states it. */
const upTo =
  (...figure: Figure) =>
  (law: LawReader): Limit => ({
    of: law.value(...figure)?.kind === 'rupees-a-month' ? 'month' : 'year',
    most: law.money(...figure),
  });

const contract = (law: LawReader): Limit => ({
  of: 'payment',
  most: law.money('tds.194c-threshold', 'single'),
  year: law.money('tds.194c-threshold', 'aggregate'),
});

const homeRent = (law: LawReader): Limit => ({ of: 'month', most: law.money('tds.rent-individual', 'above') });
const goods = (law: LawReader): Limit => ({ of: 'excess', most: law.money('tds.194q', 'above') });
const property = (law: LawReader): Limit => ({ of: 'price', least: law.money('tds.194ia', 'from') });

/** `home` and `private` are rent and work paid by private persons. */
const sources = {
  bank: { section: 'tds.194a-section', rate: ['tds.194a-rate'], limit: upTo('tds.194a-threshold', 'others') },
  senior: { section: 'tds.194a-section', rate: ['tds.194a-rate'], limit: upTo('tds.194a-threshold', 'seniors') },
  interest: { section: 'tds.194a-section', rate: ['tds.194a-rate'], limit: upTo('tds.194a-threshold', 'notBanks') },
  person: { section: 'tds.194c-section', rate: ['tds.194c-rate', 'individual'], limit: contract },
  contract: { section: 'tds.194c-section', rate: ['tds.194c-rate', 'others'], limit: contract },
  building: { section: 'tds.194i-section', rate: ['tds.194i-rate', 'buildings'], limit: upTo('tds.194i-threshold') },
  machinery: { section: 'tds.194i-section', rate: ['tds.194i-rate', 'machinery'], limit: upTo('tds.194i-threshold') },
  home: { section: 'tds.194ib-section', rate: ['tds.rent-individual', 'rate'], limit: homeRent },
  professional: {
    section: 'tds.194j-section',
    rate: ['tds.194j-rate', 'professional'],
    limit: upTo('tds.194j-threshold'),
  },
  technical: { section: 'tds.194j-section', rate: ['tds.194j-rate', 'technical'], limit: upTo('tds.194j-threshold') },
  director: { section: 'tds.194j-section', rate: ['tds.director-rate'], limit: () => ({ of: 'none' }) },
  commission: { section: 'tds.194h-section', rate: ['tds.194h-rate'], limit: upTo('tds.194h-threshold') },
  private: { section: 'tds.194m-section', rate: ['tds.194m-rate'], limit: upTo('tds.194m-threshold') },
  partner: { section: 'tds.194t-section', rate: ['tds.194t-rate'], limit: upTo('tds.194t-threshold') },
  goods: { section: 'tds.194q-section', rate: ['tds.194q', 'rate'], limit: goods, noPan: 'tds.no-pan-goods' },
  property: { section: 'tds.194ia-section', rate: ['tds.194ia', 'rate'], limit: property },
} as const satisfies Record<string, Source>;

/** Tax is on one sale above a limit (in paise), on what passes it in the year, or always. */
export type TcsLimit =
  | { readonly of: 'sale'; readonly most: number }
  | { readonly of: 'excess'; readonly most: number }
  | { readonly of: 'none' };

/**
 * Tax collected at source on each kind of sale, lease or payment abroad; `serial` is its row of the table in the new
 * Act.
 */
const collected = {
  scrap: { id: 'tcs.scrap', limit: 'none', serial: '4' },
  timber: { id: 'tcs.timber', limit: 'none', serial: '3' },
  minerals: { id: 'tcs.minerals', limit: 'none', serial: '5' },
  liquor: { id: 'tcs.liquor', limit: 'none', serial: '1' },
  tendu: { id: 'tcs.tendu', limit: 'none', serial: '2' },
  vehicle: { id: 'tcs.vehicle', limit: 'sale', serial: '6' },
  luxury: { id: 'tcs.luxury', limit: 'sale', serial: '6' },
  care: { id: 'tcs.remittance-care', limit: 'excess', serial: '7' },
  loan: { id: 'tcs.remittance-loan', limit: 'none', serial: '7' },
  remittance: { id: 'tcs.remittance', limit: 'excess', serial: '7' },
  tour: { id: 'tcs.tour', limit: 'none', serial: '8' },
  lease: { id: 'tcs.lease', limit: 'none', serial: '9' },
} as const satisfies Record<string, { readonly id: LawId; readonly limit: TcsLimit['of']; readonly serial: string }>;

export type Collected = keyof typeof collected;

export type RuleName = keyof typeof sources;

const nameIn = (value: Value | undefined, name: string): string | null => {
  const found = pickCase(value, name);
  return found?.kind === 'name' ? found.name : null;
};

export const tdsFacts = ((factValue, { wording, schedule }) => {
  const law = lawReader(factValue);

  const readRule = (name: RuleName) => {
    const own = lawReader(factValue);
    const { section, rate: figure, limit, noPan = 'tds.no-pan-rate' }: Source = sources[name];
    const rate = own.number(...figure);
    const challanForm = nameIn(factValue('tds.challan-forms'), name);
    return own.all({
      // The rate is in percent, also where the payee gives no PAN.
      rate,
      noPan: Math.max(rate, own.number(noPan)),
      limit: limit(own),
      section: own.known(wording(section), ''),
      // The statement names the payment by this code; a challan that is the statement too has none.
      code: nameIn(factValue('tds.codes'), name),
      form: challanForm ?? own.known(wording('tds.form-resident'), ''),
      certificate:
        nameIn(factValue('tds.challan-certificates'), name) ?? own.known(wording('tds.certificate-others'), ''),
      challan: challanForm !== null,
    });
  };

  const readCollection = (name: Collected) => {
    const { id, limit, serial } = collected[name];
    const own = lawReader(factValue);
    const rate = own.number(id, 'rate');
    const times = own.number('tcs.no-pan', 'times');
    const noPan = Math.min(Math.max(rate * times, own.number('tcs.no-pan', 'least')), own.number('tcs.no-pan', 'most'));
    return own.all({
      rate,
      // A rate of zero stays zero without PAN: there is nothing to double.
      noPan: rate === 0 ? 0 : noPan,
      limit: limit === 'none' ? { of: limit } : { of: limit, most: own.money(id, 'above') },
      serial,
      likely: register[id].certainty === 'likely',
    });
  };
  const collectedInMarch = pickCase(factValue('tcs.deposit-due'), 'march');

  const march = law.value('tds.deposit-due', 'march');
  if (march?.kind !== 'date') return null;
  const together = law.value('tds.194ia-together');
  return law.all({
    // Built from the keys of the type; `null` where the law of the time has no such tax, or holds it as no number.
    rules: Object.fromEntries((Object.keys(sources) as RuleName[]).map((name) => [name, readRule(name)])) as Readonly<
      Record<RuleName, ReturnType<typeof readRule>>
    >,
    deposit: {
      // The deposit is due on this day of the next month; for March in April.
      day: law.number('tds.deposit-due', 'months'),
      march: { month: march.month, day: march.day },
      // The days count from the end of the month, for a challan that is the statement too.
      challanDays: law.number('tds.form-141-due'),
    },
    statement: {
      due: law.dates('tds.due-all'),
      moved: movedDays(schedule('tds-residents')),
      // The days count from the due day of the statement.
      certificateDays: law.number('tds.certificate-days'),
    },
    // A challan that is the statement too has a fee of its own.
    lateFee: law.money('tds.form-141-late-fee', 'perDay'),
    // The limit of property counts what all buyers pay, for payments from this day on.
    together: together?.kind === 'calendar-day' ? together.day : '',
    collection: {
      // Built from the keys of the type; `null` where the law of the time is not recorded as a number.
      rules: Object.fromEntries(
        (Object.keys(collected) as Collected[]).map((name) => [name, readCollection(name)]),
      ) as Readonly<Record<Collected, ReturnType<typeof readCollection>>>,
      section: law.known(wording('tcs.section'), ''),
      day: law.number('tcs.deposit-due', 'months'),
      // Tax collected in March is due in April; `null` if March has no day of its own.
      march: collectedInMarch?.kind === 'date' ? { month: collectedInMarch.month, day: collectedInMarch.day } : null,
      form: law.known(wording('tds.form-tcs'), ''),
      due: law.dates('tds.due-tcs'),
      moved: movedDays(schedule('tcs')),
      certificate: law.known(wording('tds.certificate-tcs'), ''),
    },
    // The rate is in percent a month.
    interest: {
      deposit: law.number('tds.late-interest', 'lateDeposit'),
      deduction: law.number('tds.late-interest', 'lateDeduction'),
    },
  });
}) satisfies ReadFacts<unknown>;

export type TdsFacts = FactsOf<typeof tdsFacts>;
export type Rule = NonNullable<TdsFacts['rules'][RuleName]>;
