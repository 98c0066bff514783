import { callLabel, gonePage } from '../../content/pages/server/en.ts';
import { callLabel as tamilCallLabel, gonePage as tamilGonePage } from '../../content/pages/server/ta.ts';
import { allServices } from '../../content/service-index/en.ts';
import { allServices as tamilServices } from '../../content/service-index/ta.ts';
import type { ServiceSlug } from '../../content/service-slugs.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { hrefPage } from '../../src/addresses/href.ts';
import { type Locale, localePrefixes } from '../../src/addresses/locale.ts';
import {
  type EnquiryPage,
  frameMarks,
  type MessagePage,
  type RenderedAnswer,
  type ServerRenderer,
} from '../../src/delivery/server-renderer.ts';
import { telHref } from '../../src/office/contact-links.ts';
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

/** English stands for a language that was not built. */
export type PagesInLocale = Readonly<{ en: ServerPages } & Partial<Record<Locale, ServerPages>>>;

/** @throws Error when the frame lacks one of its two marks */
export const pagesFrom = (frame: string, renderer: ServerRenderer): ServerPages => {
  const [start, rest, ...more] = frame.split(frameMarks.title);
  const [between, end, ...others] = (rest ?? '').split(frameMarks.body);
  if (end === undefined || more.length + others.length > 0) throw new Error('The frame lacks a mark, or has one twice');
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

export const callLinks = {
  en: { label: callLabel, href: telHref() },
  ta: { label: tamilCallLabel, href: telHref() },
} as const satisfies Record<Locale, MessagePage['link']>;

const goneWords = {
  en: { words: gonePage, services: allServices },
  ta: { words: tamilGonePage, services: tamilServices },
} as const;

export const goneMessage = (service: ServiceSlug, locale: Locale): MessagePage => {
  const { words, services } = goneWords[locale];
  return {
    title: words.title(services.find(({ slug }) => slug === service)?.name ?? service),
    text: words.text,
    link: { label: words.action, href: localePrefixes[locale] + hrefPage('services') },
  };
};
