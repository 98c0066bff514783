/** Repeats a large amount in Indian grouping while it is typed: digits alone are easily one too many. */
import { amountInWords } from './money.ts';
import { readRupees } from './read-answer.ts';
import type { ToolWords } from './texts.ts';

const LAKH = 10_000_000;
const CRORE = 100 * LAKH;

/** Returns for example "₹12,50,000, 12.5 lakh"; with more than two decimals the grouping alone; `null` below a lakh. */
export const repeatAmount = ({ scales }: Pick<ToolWords, 'scales'>, text: string): string | null => {
  const amount = readRupees(text);
  if (amount === null || amount < LAKH) return null;
  const [unit, scale] = amount < CRORE ? [LAKH, scales.lakh] : [CRORE, scales.crore];
  const grouped = amountInWords(amount);
  return amount % (unit / 100) === 0 ? `${grouped}, ${amount / unit} ${scale}` : grouped;
};
