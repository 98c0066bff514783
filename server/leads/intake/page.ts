import { callLabel } from '../../../content/pages/server.ts';
import { callLabel as tamilCallLabel } from '../../../content/ta/pages/server.ts';
import { telHref } from '../../../src/site/contact-links.ts';
import { fillTemplate, readTemplate } from '../../../src/site/fill.ts';
import type { Locale } from '../../../src/site/locale.ts';
import { serverPageParts, serverPageTexts } from '../../../src/site/server-page.ts';

/** A page that the server writes itself: about a newsletter link, or a post that was refused. */
export interface ServerPage {
  readonly title: string;
  readonly text: string;
  /** A button that posts to this path. */
  readonly button?: { readonly label: string; readonly action: string };
  readonly link?: { readonly label: string; readonly href: string };
}

/** Writes the HTML of such a page, in English unless it is said otherwise. */
export type RenderPage = (page: ServerPage, locale?: Locale) => string;

/** The link that calls the firm, in each language. */
export const callLinks = {
  en: { label: callLabel, href: telHref() },
  ta: { label: tamilCallLabel, href: telHref() },
} as const satisfies Record<Locale, ServerPage['link']>;

const templateOf = (html: string) => {
  const parts = Object.values(serverPageParts).flatMap(({ start, end }) => [start, end]);
  for (const each of [...Object.values(serverPageTexts), ...parts])
    if (!html.includes(each)) throw new Error(`The server's page lacks the mark ${each}`);
  return readTemplate(html);
};

/**
 * Fills in the page that the build has rendered (`server-page.html`).
 * @param html of each language that was built, with the marks of src/site/server-page.ts
 * @throws Error when a mark is missing
 */
export const pageFrom = (html: Readonly<{ en: string } & Partial<Record<Locale, string>>>): RenderPage => {
  const english = templateOf(html.en);
  const templates = { en: english, ta: html.ta === undefined ? english : templateOf(html.ta) };
  return ({ title, text, button, link }, locale = 'en') =>
    fillTemplate(templates[locale], {
      texts: { title, text },
      parts: {
        button: button ? [{ texts: { action: button.action, label: button.label } }] : [],
        link: link ? [{ texts: { href: link.href, 'link-label': link.label } }] : [],
      },
    });
};
