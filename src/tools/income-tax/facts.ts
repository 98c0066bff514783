import { numberOf, type Value } from '../../../content/register/values.ts';
import { incomeTaxWords } from '../../../content/tools/income-tax.ts';
import type { ToolFacts } from '../facts-over-time.ts';
import { lawReader } from '../law-reader.ts';
import { paise } from '../money.ts';
import type { Band, RegimeLaw } from './tax.ts';
import type { Age, IncomeLaw, Regime } from './total-income.ts';

const { used } = incomeTaxWords;

/** What the tool reads of the register for a year. */
export interface IncomeTaxFacts {
  readonly income: IncomeLaw;
  readonly new: RegimeLaw;
  readonly old: Readonly<Record<Age, RegimeLaw>>;
}

/** Bands as the register has them each hold up to a limit; here each begins above one. */
const bandsOf = (value: Value | undefined): readonly Band[] =>
  value?.kind === 'bands'
    ? value.bands.map((band, index) => ({
        above: paise(value.bands[index - 1]?.upTo?.amount ?? 0),
        rate: numberOf(band.value) ?? 0,
      }))
    : [];

const read: ToolFacts<IncomeTaxFacts>['read'] = (factValue) => {
  const { value, number, money, all } = lawReader(factValue);
  const regime = (of: Regime, bands: Value | undefined): RegimeLaw => ({
    bands: bandsOf(bands),
    rebate: {
      incomeUpTo: money(`tax.rebate-${of}`, 'income'),
      most: money(`tax.rebate-${of}`, 'most'),
      relief: of === 'new',
    },
    surcharge: bandsOf(value(`tax.surcharge-${of}`)),
    cess: number('tax.cess'),
    roundTo: money('tax.rounding'),
  });
  const oldRegime = (age: Age): RegimeLaw => regime('old', value('tax.slabs-old', age));
  return all({
    income: {
      standardDeduction: { new: money('tax.standard-deduction', 'new'), old: money('tax.standard-deduction', 'old') },
      houseRepairs: number('tax.house-repairs'),
      houseLoss: money('tax.house-loss'),
      savings: money('tax.savings'),
      ownNps: money('tax.nps-own'),
      employerNps: { new: number('tax.nps-employer', 'new'), old: number('tax.nps-employer', 'old') },
      health: { below60: money('tax.health', 'below60'), from60: money('tax.health', 'from60') },
      interest: { below60: money('tax.interest', 'below60'), from60: money('tax.interest', 'from60') },
      roundTo: money('tax.rounding'),
    },
    new: regime('new', value('tax.slabs-new')),
    old: { below60: oldRegime('below60'), from60: oldRegime('from60'), from80: oldRegime('from80') },
  });
};

export const incomeTaxFacts: ToolFacts<IncomeTaxFacts> = {
  read,
  used: {
    'tax.slabs-new': used.slabsNew,
    'tax.slabs-old': used.slabsOld,
    'tax.rebate-new': used.rebateNew,
    'tax.rebate-old': used.rebateOld,
    'tax.surcharge-new': used.surchargeNew,
    'tax.surcharge-old': used.surchargeOld,
    'tax.cess': used.cess,
    'tax.standard-deduction': used.standardDeduction,
    'tax.house-repairs': used.houseRepairs,
    'tax.house-loss': used.houseLoss,
    'tax.savings': used.savings,
    'tax.nps-own': used.ownNps,
    'tax.nps-employer': used.employerNps,
    'tax.health': used.health,
    'tax.interest': used.interest,
    'tax.rounding': used.rounding,
  },
};
