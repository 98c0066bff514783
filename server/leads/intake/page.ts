import { callLabel } from '../../../content/pages/server.ts';
import { telHref } from '../../../src/site/contact-links.ts';
import { escapeHtml } from '../../../src/site/escape-html.ts';
import { serverPageParts, serverPageTexts } from '../../../src/site/server-page.ts';

/** A small page of the server's own: a newsletter link that was followed, a post that was refused. */
export interface ServerPage {
  readonly title: string;
  readonly text: string;
  /** A button that posts to this path. */
  readonly button?: { readonly label: string; readonly action: string };
  /** A link where there is nothing to press. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** Makes the HTML of such a page. */
export type RenderPage = (page: ServerPage) => string;

/** The link that calls the firm, for a page that ends in nothing. */
export const callLink = { label: callLabel, href: telHref() } as const;

/** Keeps or drops a part of the page with the marks around it. */
const withPart = (html: string, { start, end }: { start: string; end: string }, kept: boolean): string => {
  const [before = '', rest = ''] = html.split(start);
  const [part = '', after = ''] = rest.split(end);
  return before + (kept ? part : '') + after;
};

/**
 * Fills the page that the build has rendered with the site's own components (`server-page.html`).
 * @param template its HTML with the marks of src/site/server-page.ts
 * @throws Error when a mark is missing: such a page would say nothing
 */
export const pageFrom = (template: string): RenderPage => {
  const { button, link } = serverPageParts;
  for (const mark of [...Object.values(serverPageTexts), ...Object.values(button), ...Object.values(link)])
    if (!template.includes(mark)) throw new Error(`The server's page lacks the mark ${mark}`);
  return (page) => {
    const html = withPart(withPart(template, button, page.button !== undefined), link, page.link !== undefined);
    const texts: Readonly<Record<string, string>> = {
      [serverPageTexts.title]: page.title,
      [serverPageTexts.text]: page.text,
      [serverPageTexts.action]: page.button?.action ?? '',
      [serverPageTexts.label]: page.button?.label ?? '',
      [serverPageTexts.href]: page.link?.href ?? '',
      [serverPageTexts.linkLabel]: page.link?.label ?? '',
    };
    // In one go: a text that looks like a mark stays a text.
    return html.replace(/%%[a-z-]+%%/g, (mark) => escapeHtml(texts[mark] ?? ''));
  };
};
