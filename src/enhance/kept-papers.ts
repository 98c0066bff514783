/** What is kept on the device of the sheets of papers, and how it is read back. */

/** What one sheet says: the chosen answer, empty for all papers, and the papers that are ticked. */
export interface Ticked {
  readonly answer: string;
  readonly papers: readonly string[];
}

/** By the id of the sheet. */
export type KeptPapers = Readonly<Record<string, Ticked>>;

const isTicked = (value: unknown): value is Ticked =>
  typeof value === 'object' &&
  value !== null &&
  'answer' in value &&
  typeof value.answer === 'string' &&
  'papers' in value &&
  Array.isArray(value.papers) &&
  value.papers.every((paper) => typeof paper === 'string');

/**
 * Reads what was kept.
 * @param text as storage gives it; anything that is not ours is left out
 */
export const readKept = (text: string | null): KeptPapers => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(value ?? {}).filter(([, sheet]) => isTicked(sheet)));
  } catch {
    return {};
  }
};

/**
 * What to keep once a sheet has changed.
 * @returns the text for storage; `null` when nothing is left to keep
 */
export const keptWith = (kept: KeptPapers, id: string, ticked: Ticked): string | null => {
  const { [id]: _, ...others } = kept;
  const all = ticked.papers.length > 0 || ticked.answer !== '' ? { ...others, [id]: ticked } : others;
  return Object.keys(all).length > 0 ? JSON.stringify(all) : null;
};
