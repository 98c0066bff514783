import { PAPERS_KEY } from '../../content/storage-keys.ts';
import { papersLines } from '../catalogue/papers.ts';
import type { PapersWords } from './papers-words.ts';
import { onDevice } from './stored.ts';

/** The chosen answer is empty for all papers. */
export interface Ticked {
  readonly answer: string;
  readonly papers: readonly string[];
}

export type KeptPapers = Readonly<Record<string, Ticked>>;

const isTicked = (value: unknown): value is Ticked =>
  typeof value === 'object' &&
  value !== null &&
  'answer' in value &&
  typeof value.answer === 'string' &&
  'papers' in value &&
  Array.isArray(value.papers) &&
  value.papers.every((paper) => typeof paper === 'string');

/** Reads the kept papers and leaves out what this site did not write. */
export const readKept = (text: string | null): KeptPapers => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(value ?? {}).filter(([, sheet]) => isTicked(sheet)));
  } catch {
    return {};
  }
};

/** Returns `null` when nothing is left to keep. */
export const keptWith = (kept: KeptPapers, id: string, ticked: Ticked): string | null => {
  const { [id]: _, ...others } = kept;
  const all = ticked.papers.length > 0 || ticked.answer !== '' ? { ...others, [id]: ticked } : others;
  return Object.keys(all).length > 0 ? JSON.stringify(all) : null;
};

const nothing: Ticked = { answer: '', papers: [] };
const kept = onDevice(PAPERS_KEY);

/** Puts lines below the first one of the message that a link opens. */
const withLines = (href: string, lines: readonly string[]): string => {
  const [address, query = ''] = href.split('?text=');
  const [first = ''] = decodeURIComponent(query).split('\n');
  return `${address}?text=${encodeURIComponent([first, ...lines].join('\n'))}`;
};

export const start = (sheet: HTMLElement, texts: PapersWords, signal: AbortSignal): void => {
  const words = texts.papersPage.sheet;
  const id = sheet.dataset.papers ?? '';
  const answers = [...sheet.querySelectorAll<HTMLInputElement>('[data-answer]')];
  const papers = [...sheet.querySelectorAll('li')].flatMap((line) => {
    const box = line.querySelector('input');
    return box ? { line, box, text: line.textContent.trim() } : [];
  });
  const link = sheet.querySelector<HTMLAnchorElement>('[data-send] a');
  const of = sheet.querySelector('[data-count]');
  const status = sheet.querySelector('[role=status]');

  const before = readKept(kept.read())[id];
  for (const { box, text } of papers) if (before?.papers.includes(text)) box.checked = true;
  for (const answer of answers) if (before && answer.value === before.answer) answer.checked = true;

  /** @param isNews whether the visitor made the change; screen readers then announce the count */
  const tell = (isNews: boolean): void => {
    const asked = papers.filter(({ line }) => line.getClientRects().length > 0);
    const list = asked.map(({ text, box }) => ({ text, ready: box.checked }));
    const ready = list.filter((paper) => paper.ready).length;
    if (of) of.textContent = words.of(list.length);
    if (link) link.href = withLines(link.href, papersLines(texts, list));
    if (isNews && status) status.textContent = words.counted(ready, list.length);
  };
  const now = (): Ticked => ({
    answer: answers.find(({ checked }) => checked)?.value ?? '',
    papers: papers.filter(({ box }) => box.checked).map(({ text }) => text),
  });
  const keep = (): void => {
    kept.write(keptWith(readKept(kept.read()), id, now()));
    tell(true);
  };
  sheet.addEventListener('change', keep, { signal });
  sheet.querySelector('[data-clear]')?.addEventListener(
    'click',
    () => {
      for (const { box } of papers) box.checked = false;
      for (const answer of answers) answer.checked = answer.value === '';
      keep();
    },
    { signal },
  );
  // Visitors may have ticked a box before this script ran.
  if (JSON.stringify(now()) === JSON.stringify(before ?? nothing)) tell(false);
  else keep();
};
