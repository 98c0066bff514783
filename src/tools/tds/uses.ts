import type { tdsUsed } from '../../../content/tools/tds/en.ts';
import type { FigureName } from '../tool.ts';
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
  readonly isChallan: boolean;
  readonly hasTax: boolean;
  readonly hasPan: boolean;
  readonly isShared: boolean;
  readonly isDeclared: boolean;
  readonly hasInterest: boolean;
  readonly hasLateFee: boolean;
}

/** Lists the figures of the law by which tax that a payer deducts is worked out. */
export const deductionUses = (found: Deducted): readonly TdsFigure[] => {
  const { name, isChallan, hasTax } = found;
  const noPan = name === 'goods' ? 'tds:no-pan-goods' : 'tds:no-pan-rate';
  const dates: readonly TdsFigure[] = isChallan
    ? ['tds:form-141-due', 'tds:certificate-days']
    : ['tds:deposit-due', ...(name ? (['tds:due-all', 'tds:certificate-days'] as const) : [])];
  return [
    ...(name ? rates[name] : []),
    ...(name && hasCode(name) ? ([`tds:codes/${name}`] as const) : []),
    ...(name && byPayer.includes(name) ? (['tds:payer-turnover'] as const) : []),
    ...(name && !found.hasPan ? ([noPan] as const) : []),
    ...(found.isShared ? (['tds:194ia-together'] as const) : []),
    ...(found.isDeclared ? (['tds:transporter', 'tds:due-all'] as const) : []),
    ...(hasTax ? ([...dates, 'advance:holidays'] as const) : []),
    ...(found.hasInterest ? (['tds:late-interest', 'advance:interest-rounding'] as const) : []),
    ...(found.hasLateFee ? (['tds:form-141-late-fee'] as const) : []),
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

/** Lists the figures of the law by which tax that a seller collects is worked out. */
export const collectionUses = (
  sold: Collected,
  {
    hasTax,
    hasPan,
    hasExceptions,
  }: { readonly hasTax: boolean; readonly hasPan: boolean; readonly hasExceptions: boolean },
): readonly TdsFigure[] => [
  collections[sold],
  ...(hasPan ? [] : (['tcs:no-pan'] as const)),
  ...(hasExceptions ? (['tcs:exceptions', 'tds:payer-turnover'] as const) : []),
  ...(hasTax ? (['tcs:deposit-due', 'tds:due-tcs', 'tds:certificate-days', 'advance:holidays'] as const) : []),
];
