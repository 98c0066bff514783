import { createContext, useContext } from 'react';
import type { Words } from '../../../content/words.ts';

/** The words of the audit tool, which its page hands over. */
export type AuditWords = Words['pages']['audit']['tool'] & { readonly newTab: string };

export const AuditWordsContext = createContext<AuditWords | null>(null);

/** @throws Error outside the audit tool */
export const useAuditWords = (): AuditWords => {
  const words = useContext(AuditWordsContext);
  if (!words) throw new Error('No words found. Render the audit tool inside AuditWordsContext.');
  return words;
};
