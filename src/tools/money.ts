/** Money in whole paise: sums never pass through a fraction of binary floating point. */
import { inRupees } from '../../content/register/values.ts';

const PAISE = 100;

/** Rupees, at most two decimals, as paise. */
export const paise = (rupees: number): number => Math.round(rupees * PAISE);

/** How a part is made whole: to the nearest paisa or rupee, a half upwards; or up to the next rupee. */
export type Rounding = 'paisa' | 'rupee' | 'rupee-up';

const divided = (amount: bigint, by: bigint, rounding: 'nearest' | 'up'): bigint =>
  rounding === 'nearest' ? (2n * amount + by) / (2n * by) : (amount + by - 1n) / by;

/**
 * A part of an amount, worked out exactly and rounded once.
 * @param amount paise, not negative
 * @param percent at most four decimals
 * @param of the share of the percentage, for example days of a year
 * @param rounding `rupee` is how tax, interest, fee and penalty are rounded under GST (Central Goods and Services Tax
 *   Act, 2017, s. 170: fifty paise or more count as a rupee, less is left out)
 * @returns paise
 */
export const partOf = (
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

/** An amount as it is read, for example "₹1,234", "₹1,234.50" or "−₹0.40". */
export const amountInWords = (amount: number): string => {
  if (amount < 0) return `−${amountInWords(-amount)}`;
  const left = amount % PAISE;
  return left === 0
    ? inRupees(amount / PAISE)
    : `${inRupees(Math.floor(amount / PAISE))}.${String(left).padStart(2, '0')}`;
};
