/** The value below which a share of the values lies: 0.5 for the median. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
};

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A number with thousands separators, with so many digits after the point. */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
