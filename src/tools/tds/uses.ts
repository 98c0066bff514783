import type { tdsUsed } from '../../../content/tools/tds/en.ts';
import { type FigureName, usedIf } from '../tool.ts';
import type { Collected, RuleName } from './facts.ts';

/** A figure of the law, as it is named below the tool. */
export type TdsFigure = FigureName<keyof typeof tdsUsed>;

const rates: Readonly<Record<RuleName, readonly TdsFigure[]>> = {
  bank: ['tds:194a-rate', 'tds:194a-threshold/others'],
  senior: ['tds:194a-rate', 'tds:194a-threshold/seniors'],
  interest: ['tds:194a-rate', 'tds:194a-threshold/notBanks'],
  person: ['tds:194c-rate/individual', 'tds:194c-threshold/single', 'tds:194c-threshold/aggregate'],
  contract: ['tds:194c-rate/others', 'tds:194c-threshold/single', 'tds:194c-threshold/aggregate'],
  building: ['tds:194i-rate/buildings', 'tds:194i-threshold'],
  machinery: ['tds:194i-rate/machinery', 'tds:194i-threshold'],
  home: ['tds:rent-individual/rate', 'tds:rent-individual/above'],
  professional: ['tds:194j-rate/professional', 'tds:194j-threshold'],
  technical: ['tds:194j-rate/technical', 'tds:194j-threshold'],
  director: ['tds:director-rate'],
  commission: ['tds:194h-rate', 'tds:194h-threshold'],
  private: ['tds:194m-rate', 'tds:194m-threshold'],
  partner: ['tds:194t-rate', 'tds:194t-threshold'],
  goods: ['tds:194q/rate', 'tds:194q/above'],
  property: ['tds:194ia/rate', 'tds:194ia/from'],
};

/** Payments that a challan names as the statement too have no code. */
const hasCode = (name: RuleName): name is Exclude<RuleName, 'home' | 'private' | 'property'> =>
  name !== 'home' && name !== 'private' && name !== 'property';

/** Only these payments depend on who pays. */
const byPayer: readonly RuleName[] = [
  'interest',
  'person',
  'contract',
  'building',
  'machinery',
  'home',
  'professional',
  'technical',
  'commission',
  'private',
];

interface Deducted {
  /** `null` where the tax was deducted already. */
  readonly name: RuleName | null;
  /** True if the challan is the statement too. */
  readonly isChallan?: boolean;
  readonly hasTax?: boolean;
  readonly lacksPan?: boolean;
  readonly isShared?: boolean;
  readonly isDeclared?: boolean;
  readonly hasInterest?: boolean;
  readonly hasLateFee?: boolean;
}

/** Lists the figures of the law by which tax that a payer deducts is worked out. */
export const listDeductionUses = (found: Deducted): readonly TdsFigure[] => {
  const { name, isChallan, hasTax } = found;
  const dates: readonly TdsFigure[] = isChallan
    ? ['tds:form-141-due', 'tds:certificate-days']
    : ['tds:deposit-due', ...usedIf<TdsFigure>(name, 'tds:due-all', 'tds:certificate-days')];
  return [
    ...(name ? rates[name] : []),
    ...(name && hasCode(name) ? ([`tds:codes/${name}`] as const) : []),
    ...usedIf<TdsFigure>(name && byPayer.includes(name), 'tds:payer-turnover'),
    ...usedIf<TdsFigure>(name && found.lacksPan, name === 'goods' ? 'tds:no-pan-goods' : 'tds:no-pan-rate'),
    ...usedIf<TdsFigure>(found.isShared, 'tds:194ia-together'),
    ...usedIf<TdsFigure>(found.isDeclared, 'tds:transporter', 'tds:due-all'),
    ...usedIf<TdsFigure>(hasTax, ...dates, 'advance:holidays'),
    ...usedIf<TdsFigure>(found.hasInterest, 'tds:late-interest', 'advance:interest-rounding'),
    ...usedIf<TdsFigure>(found.hasLateFee, 'tds:form-141-late-fee'),
  ];
};

const collections: Readonly<Record<Collected, TdsFigure>> = {
  scrap: 'tcs:scrap',
  timber: 'tcs:timber',
  minerals: 'tcs:minerals',
  liquor: 'tcs:liquor',
  tendu: 'tcs:tendu',
  vehicle: 'tcs:vehicle',
  luxury: 'tcs:luxury',
  care: 'tcs:remittance-care',
  loan: 'tcs:remittance-loan',
  remittance: 'tcs:remittance',
  tour: 'tcs:tour',
  lease: 'tcs:lease',
};

interface CollectedTax {
  readonly hasTax: boolean;
  readonly lacksPan: boolean;
  readonly hasExceptions: boolean;
}

/** Lists the figures of the law by which tax that a seller collects is worked out. */
export const listCollectionUses = (
  sold: Collected,
  { hasTax, lacksPan, hasExceptions }: CollectedTax,
): readonly TdsFigure[] => [
  collections[sold],
  ...usedIf<TdsFigure>(lacksPan, 'tcs:no-pan'),
  ...usedIf<TdsFigure>(hasExceptions, 'tcs:exceptions', 'tds:payer-turnover'),
  ...usedIf<TdsFigure>(hasTax, 'tcs:deposit-due', 'tds:due-tcs', 'tds:certificate-days', 'advance:holidays'),
];
