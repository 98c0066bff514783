/** Money is whole paise, so that sums never pass through a fraction of binary floating point. */
import { inRupees } from '../../content/rupees.ts';

const PAISE = 100;

/** @param rupees at most two decimals */
export const paise = (rupees: number): number => Math.round(rupees * PAISE);

export const addUp = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Rounds to the nearest paisa or rupee, a half upwards; or up to the next rupee. */
export type Rounding = 'paisa' | 'rupee' | 'rupee-up';

const divided = (amount: bigint, by: bigint, rounding: 'nearest' | 'up'): bigint =>
  rounding === 'nearest' ? (2n * amount + by) / (2n * by) : (amount + by - 1n) / by;

/**
 * It is worked out exactly and rounded once.
 * @param amount paise, not negative
 * @param percent at most four decimals
 * @param rounding `rupee` as under GST (Central Goods and Services Tax Act, 2017, s. 170: fifty paise or more count as
 *   one)
 * @param of the share of the percentage, for example days of a year
 */
export const calculatePart = (
  amount: number,
  percent: number,
  rounding: Rounding,
  of: { readonly share: number; readonly whole: number } = { share: 1, whole: 1 },
): number => {
  const unit = rounding === 'paisa' ? 1n : BigInt(PAISE);
  const parts = BigInt(amount) * BigInt(Math.round(percent * 10_000)) * BigInt(of.share);
  const by = 1_000_000n * BigInt(of.whole) * unit;
  return Number(divided(parts, by, rounding === 'rupee-up' ? 'up' : 'nearest') * unit);
};

/** Writes "₹1,234", "₹1,234.50" or "−₹0.40". */
export const amountInWords = (amount: number): string => {
  if (amount < 0) return `−${amountInWords(-amount)}`;
  const left = amount % PAISE;
  return left === 0
    ? inRupees(amount / PAISE)
    : `${inRupees(Math.floor(amount / PAISE))}.${String(left).padStart(2, '0')}`;
};
