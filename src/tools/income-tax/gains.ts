/**
 * Works out the exempt part of a house rent allowance, and the gain on a house or land, from the law of the register.
 */
import { addYears } from '../../dates/months.ts';
import { calculatePart } from '../money.ts';
import type { IncomeTaxFacts } from './facts.ts';

type IncomeLaw = IncomeTaxFacts['income'];

export type City = 'others' | 'first' | 'second';

/** The amounts are in paise, of a year. */
export interface RentAllowance {
  readonly hra: number;
  readonly rent: number;
  readonly basicPay: number;
  readonly city: City;
}

/** The least of three is exempt: Income-tax Act, 1961, s. 10(13A) with rule 2A; Income-tax Rules, 2026, rule 279. */
export const calculateRentAllowance = ({ hra, rent, basicPay, city }: RentAllowance, { rentAllowance }: IncomeLaw) => {
  const parts = {
    hra,
    rent: Math.max(0, rent - calculatePart(basicPay, rentAllowance.ownShare, 'paisa')),
    pay: calculatePart(basicPay, rentAllowance[city], 'paisa'),
  };
  return { ...parts, exempt: Math.min(...Object.values(parts)) };
};

/** Money in paise, days as ISO dates. */
export interface Sale {
  readonly bought: string;
  readonly sold: string;
  readonly price: number;
  readonly costs: number;
  readonly cost: number;
}

const APRIL = 4;
const MONTHS_A_YEAR = 12;

/** Returns the calendar year in which the financial year of a day begins. */
const findYear = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < APRIL ? 1 : 0);

/** The cost in rupees of the year of sale is the cost times the index of that year by the index of the year of purchase. */
export const calculateGain = ({ bought, sold, price, costs, cost }: Sale, { house }: IncomeLaw) => {
  const gain = price - costs - cost;
  const isLong = sold > addYears(bought, house.longAfterMonths / MONTHS_A_YEAR);
  const [from = 0, to = 0] = [findYear(bought), findYear(sold)].map((year) => house.index[year]);
  const isIndexed = isLong && bought < house.indexedIfBoughtBefore && from > 0 && to > 0;
  const indexedCost = isIndexed ? calculatePart(cost, 100, 'paisa', { share: to, whole: from }) : null;
  return {
    gain,
    isLong,
    index: { from, to },
    indexedCost,
    indexed: indexedCost === null ? null : Math.max(0, price - costs - indexedCost),
  };
};
