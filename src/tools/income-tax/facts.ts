import { readNumber, type Value } from '../../../content/register/values.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { paise } from '../money.ts';
import { returnDays } from '../return-days.ts';

export type Regime = 'new' | 'old';
export type Age = 'below60' | 'from60' | 'from80';

/** Income from `above` up to the next band is taxed at this rate. */
export interface Band {
  readonly above: number;
  readonly rate: number;
}

/** Returns bands that begin above an amount; the register writes them as limits up to an amount. */
const readBands = (value: Value | undefined): readonly Band[] =>
  value?.kind === 'bands'
    ? value.bands.map((band, index) => ({
        above: paise(value.bands[index - 1]?.upTo?.amount ?? 0),
        rate: readNumber(band.value) ?? 0,
      }))
    : [];

/** Returns the index of each year, by the calendar year in which it begins. */
const readIndex = (value: Value | undefined, latest: Value | undefined): Readonly<Record<string, number>> => ({
  ...(value?.kind === 'cases'
    ? Object.fromEntries(Object.entries(value.cases).map(([year, each]) => [year.slice(1), readNumber(each) ?? 0]))
    : {}),
  ...(latest ? { 2026: readNumber(latest) ?? 0 } : {}),
});

/** Returns the income that the tables leave free of tax. */
const findFreeAmount = (bands: readonly Band[]): number => bands.find(({ rate }) => rate > 0)?.above ?? 0;

/** Reads the facts of law: money in paise, rates in percent, bands from the lowest up. */
export const incomeTaxFacts = ((factValue, { schedule }) => {
  const { value, number, money, all } = lawReader(factValue);
  const boughtBefore = value('tax.gains-house', 'boughtBefore');
  const regime = (of: Regime, bands: Value | undefined) => ({
    bands: readBands(bands),
    free: findFreeAmount(readBands(bands)),
    // Farm income above this raises the rate on other income as if it lay between `farmFree` and that.
    farm: money('tax.farm-income'),
    farmFree: of === 'new' ? money('tax.farm-income-new') : findFreeAmount(readBands(bands)),
    gains: {
      short: number('tax.gains-shares', 'short'),
      long: number('tax.gains-shares', 'long'),
      // This much of the gains on shares held longer is free.
      free: money('tax.gains-shares', 'free'),
      house: number('tax.gains-house', 'long'),
      indexed: number('tax.gains-house', 'indexed'),
      // The surcharge on the tax on gains is at most this.
      surcharge: number('tax.gains-surcharge'),
    },
    // The rebate is given up to an income of `incomeUpTo`. With `relief`, an income just above it pays no more tax than
    // it exceeds it by.
    rebate: {
      incomeUpTo: money(`tax.rebate-${of}`, 'income'),
      most: money(`tax.rebate-${of}`, 'most'),
      relief: of === 'new',
    },
    // The surcharge is a share of the tax, by income.
    surcharge: readBands(value(`tax.surcharge-${of}`)),
    // Cess is charged on the tax with the surcharge.
    cess: number('tax.cess'),
    // Income and tax are rounded to a multiple of it.
    roundTo: money('tax.rounding'),
  });
  const oldRegime = (age: Age) => regime('old', value('tax.slabs-old', age));
  return all({
    income: {
      standardDeduction: { new: money('tax.standard-deduction', 'new'), old: money('tax.standard-deduction', 'old') },
      // The deduction is a percentage of the rent left after municipal tax.
      houseRepairs: number('tax.house-repairs'),
      // Old regime: the most interest for the own house, and the most loss that other income bears.
      houseLoss: money('tax.house-loss'),
      savings: money('tax.savings'),
      ownNps: money('tax.nps-own'),
      // The limits are percentages of basic pay.
      employerNps: { new: number('tax.nps-employer', 'new'), old: number('tax.nps-employer', 'old') },
      health: { below60: money('tax.health', 'below60'), from60: money('tax.health', 'from60') },
      interest: { below60: money('tax.interest', 'below60'), from60: money('tax.interest', 'from60') },
      roundTo: money('tax.rounding'),
      professionalTax: money('professional-tax.most'),
      // These are percent of basic pay: `first` applies in four cities, `second` in four more; rent up to `ownShare` is not
      // exempt.
      rentAllowance: {
        first: number('tax.rent-allowance', 'first'),
        second: number('tax.rent-allowance', 'second'),
        others: number('tax.rent-allowance', 'others'),
        ownShare: number('tax.rent-allowance', 'ownShare'),
      },
      house: {
        longAfterMonths: number('tax.gains-house', 'longAfter'),
        indexedIfBoughtBefore: boughtBefore?.kind === 'calendar-day' ? boughtBefore.day : '',
        index: readIndex(value('tax.inflation-index'), factValue('tax.inflation-index-2026')),
      },
    },
    new: regime('new', value('tax.slabs-new')),
    old: { below60: oldRegime('below60'), from60: oldRegime('from60'), from80: oldRegime('from80') },
    // The old regime can be chosen up to these days.
    returns: returnDays(schedule),
  });
}) satisfies ReadFacts<unknown>;

export type IncomeTaxFacts = FactsOf<typeof incomeTaxFacts>;
export type RegimeLaw = IncomeTaxFacts['new'];
