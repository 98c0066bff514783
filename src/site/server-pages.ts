/** What the pages hold that the server renders for one visitor (src/pages/answer-page.tsx). */
import type { ToolSlug } from '../../content/tool-index.ts';

/** The marks in the document around such a page. */
export const frameMarks = { title: '%%title%%', body: '%%body%%' } as const;

/** A short message: about a newsletter link, or a post that was refused. */
export interface MessagePage {
  readonly title: string;
  readonly text: string;
  /** A button that posts to this path. */
  readonly button?: { readonly label: string; readonly action: string };
  readonly link?: { readonly label: string; readonly href: string };
}

/** What the page of an enquiry shows besides where it stands. */
export type EnquiryShows =
  | { readonly kind: 'locked'; readonly wrong?: boolean }
  | { readonly kind: 'all' | 'ask'; readonly digits: string };

/** The page of an enquiry for its sender. */
export interface EnquiryPage {
  readonly title: string;
  readonly action: string;
  /** Where it stands, in words. */
  readonly status: Readonly<Record<'reference' | 'received' | 'passed' | 'answered' | 'withdrawn', string>>;
  readonly isWithdrawn: boolean;
  /** Whether the digits can still open the rest. */
  readonly open: boolean;
  readonly shows: EnquiryShows;
  /** What was answered, with the label of each field. */
  readonly answers: readonly (readonly [label: string, said: string])[];
}

/** A page without its document. */
export interface RenderedAnswer {
  readonly title: string;
  /** The HTML inside `#root`. */
  readonly body: string;
}

export interface ServerRenderer {
  readonly renderMessage: (page: MessagePage) => RenderedAnswer;
  readonly renderEnquiry: (page: EnquiryPage) => RenderedAnswer;
  /**
   * Answers the form of a tool: the same page, with the result or what is wrong, and what was typed.
   * @param day on which it is asked, in India (ISO date)
   * @returns also whether something is to be mended first
   */
  readonly answerTool: (
    slug: ToolSlug,
    fields: Readonly<Record<string, string>>,
    day: string,
  ) => RenderedAnswer & { readonly mistaken: boolean };
}
