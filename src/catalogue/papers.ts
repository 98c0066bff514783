import type { ServiceContent } from '../../content/schema.ts';
import type { Translated } from '../../content/translated.ts';
import type { Words } from '../../content/words.ts';

export interface Paper {
  readonly text: string;
  /** The answers with which it is asked for; `null`: with all of them. */
  readonly for: readonly string[] | null;
}

export const listPapers = ({ documents }: Pick<ServiceContent, 'documents'>): readonly Paper[] =>
  documents.map((paper) => (typeof paper === 'string' ? { text: paper, for: null } : paper));

/** True if some kinds of business need fewer papers than are listed. */
export const dependOnWho = (content: Pick<ServiceContent, 'documents'>): boolean =>
  listPapers(content).some((paper) => paper.for !== null);

export const paperTexts = (content: Pick<ServiceContent, 'documents'>): readonly string[] =>
  listPapers(content).map(({ text }) => text);

export const papersLines = (
  { papersPage }: Translated<Pick<Words, 'papersPage'>>,
  list: readonly { readonly text: string; readonly ready: boolean }[],
): string[] => {
  const part = (heading: string, ready: boolean): string[] => {
    const papers = list.filter((paper) => paper.ready === ready);
    return papers.length > 0 ? ['', heading, ...papers.map(({ text }) => `- ${text}`)] : [];
  };
  const { ready, missing } = papersPage.message;
  return [...part(ready, true), ...part(missing, false)];
};
