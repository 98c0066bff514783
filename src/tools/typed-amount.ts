/** Repeats a large amount in Indian grouping while it is typed: digits alone are easily one too many. */
import { amountInWords } from './money.ts';
import { readRupees } from './read-answer.ts';
import type { ToolWords } from './texts.ts';

const LAKH_PAISE = 10_000_000;
const CRORE_PAISE = 100 * LAKH_PAISE;

/** Returns for example "₹12,50,000, 12.5 lakh"; with more than two decimals the grouping alone; `null` below a lakh. */
export const repeatAmount = ({ scales }: Pick<ToolWords, 'scales'>, text: string): string | null => {
  const amount = readRupees(text);
  if (amount === null || amount < LAKH_PAISE) return null;
  const [unit, scale] = amount < CRORE_PAISE ? [LAKH_PAISE, scales.lakh] : [CRORE_PAISE, scales.crore];
  const grouped = amountInWords(amount);
  return amount % (unit / 100) === 0 ? `${grouped}, ${amount / unit} ${scale}` : grouped;
};
