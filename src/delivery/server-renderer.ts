/** The data that the server renders for one visitor (src/pages/answer-page.tsx). */
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Edition } from '../edition/edition.ts';

export const frameMarks = { title: '%%title%%', body: '%%body%%' } as const;

export interface MessagePage {
  readonly title: string;
  readonly text: string;
  /** Posts to `action`. */
  readonly button?: { readonly label: string; readonly action: string };
  readonly link?: { readonly label: string; readonly href: string };
}

export type EnquiryShows =
  | { readonly kind: 'locked'; readonly wrong?: boolean }
  | { readonly kind: 'all' | 'ask'; readonly digits: string };

export interface EnquiryPage {
  readonly title: string;
  readonly action: string;
  readonly status: Readonly<Record<'reference' | 'received' | 'passed' | 'answered' | 'withdrawn', string>>;
  readonly isWithdrawn: boolean;
  /** True if the digits can still open the rest. */
  readonly open: boolean;
  readonly shows: EnquiryShows;
  readonly answers: readonly (readonly [label: string, answer: string])[];
}

export interface RenderedAnswer {
  readonly title: string;
  /** The HTML inside `#root`. */
  readonly body: string;
}

export interface ServerRenderer {
  readonly renderMessage: (page: MessagePage) => RenderedAnswer;
  readonly renderEnquiry: (page: EnquiryPage) => RenderedAnswer;
  /** @param day ISO date, in India */
  readonly answerTool: (
    slug: ToolSlug,
    fields: Readonly<Record<string, string>>,
    day: string,
  ) => RenderedAnswer & { readonly mistaken: boolean };
  /** The filled form of a tool, with how long to wait in place of a result. */
  readonly postponeTool: (slug: ToolSlug, fields: Readonly<Record<string, string>>, minutes: number) => RenderedAnswer;
}

/** The module that the build makes of src/pages/answer-page.tsx. */
export interface RendererModule {
  /** Returns the renderer of one language. */
  readonly createServerRenderer: (edition: Edition) => ServerRenderer;
}
