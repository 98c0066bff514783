/** A row of the table. The texts are shown as they are, with their units. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** The program with which ours is compared in the same run. */
  readonly peer?: string;
  readonly ratio?: string;
  /** The aim in words; that of the row before where it is left out. */
  readonly aim?: string;
  readonly met: boolean;
}

/** Returns the median; the upper one of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
