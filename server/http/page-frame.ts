import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Locale } from '../../src/addresses/locale.ts';
import {
  type EnquiryPage,
  frameMarks,
  type MessagePage,
  type RenderedAnswer,
  type ServerRenderer,
} from '../../src/delivery/server-renderer.ts';
import type { Edition } from '../../src/edition/edition.ts';
import { escapeHtml } from '../../src/text/escape-html.ts';
import type { Typed } from '../../src/tools/field.ts';

export interface ServerPages {
  readonly message: (page: MessagePage) => string;
  readonly enquiry: (page: EnquiryPage) => string;
  /** @param day in India (ISO date) */
  readonly tool: (slug: ToolSlug, typed: Typed, day: string) => { readonly mistaken: boolean; readonly html: string };
  /** @param minutes until the form can be sent again */
  readonly postponedTool: (slug: ToolSlug, typed: Typed, minutes: number) => string;
}

/** The pages by language; English is always built. */
export type PagesInLocale = Readonly<{ en: ServerPages } & Partial<Record<Locale, ServerPages>>>;

/** @throws Error when the frame lacks one of its two marks */
export const pagesFrom = (frame: string, renderer: ServerRenderer): ServerPages => {
  const [start, rest, ...more] = frame.split(frameMarks.title);
  const [between, end, ...others] = (rest ?? '').split(frameMarks.body);
  if (end === undefined || more.length + others.length > 0)
    throw new Error('The page template must contain each placeholder exactly once');
  const document = ({ title, body }: RenderedAnswer): string => start + escapeHtml(title) + between + body + end;
  return {
    message: (page) => document(renderer.renderMessage(page)),
    enquiry: (page) => document(renderer.renderEnquiry(page)),
    tool(slug, typed, day) {
      const answer = renderer.answerTool(slug, typed, day);
      return { mistaken: answer.mistaken, html: document(answer) };
    },
    postponedTool: (slug, typed, minutes) => document(renderer.postponeTool(slug, typed, minutes)),
  };
};

/** Returns the link of a page where nothing is left to press. */
export const callLink = ({
  callLabel,
  telHref,
}: Pick<Edition, 'callLabel' | 'telHref'>): NonNullable<MessagePage['link']> => ({
  label: callLabel,
  href: telHref(),
});

/** Returns the page at the address of a service that the firm does not offer. */
export const goneMessage = ({ gonePage, serviceEntry, hrefPage }: Edition, service: ServiceSlug): MessagePage => ({
  title: gonePage.title(serviceEntry(service).name),
  text: gonePage.text,
  link: { label: gonePage.action, href: hrefPage('services') },
});
