/** The words for months and amounts that visitors type, in either language: a tool reads both on every page. */
import { englishMonths } from '../english-months.ts';
import { shortMonths } from '../short-tamil-months.ts';

/** The beginnings of the months' names, January first. */
export const monthBeginnings: readonly (readonly string[])[] = englishMonths.map((name, index) => [
  name.slice(0, 3).toLowerCase(),
  String(shortMonths[index]).replace('.', ''),
]);

/** Words after a number, and how many rupees each means. */
export const scales: Readonly<Record<string, number>> = {
  lakhs: 100_000,
  lakh: 100_000,
  lacs: 100_000,
  lac: 100_000,
  l: 100_000,
  crores: 10_000_000,
  crore: 10_000_000,
  cr: 10_000_000,
  லட்சம்: 100_000,
  கோடி: 10_000_000,
  thousand: 1_000,
  k: 1_000,
  ஆயிரம்: 1_000,
};
