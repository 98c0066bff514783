import { callLabel } from '../../../content/pages/server.ts';
import { telHref } from '../../../src/site/contact-links.ts';
import { fillTemplate, readTemplate } from '../../../src/site/fill.ts';
import { serverPageParts, serverPageTexts } from '../../../src/site/server-page.ts';

/** A page that the server writes itself: about a newsletter link, or a post that was refused. */
export interface ServerPage {
  readonly title: string;
  readonly text: string;
  /** A button that posts to this path. */
  readonly button?: { readonly label: string; readonly action: string };
  readonly link?: { readonly label: string; readonly href: string };
}

/** Writes the HTML of such a page. */
export type RenderPage = (page: ServerPage) => string;

/** The link that calls the firm. */
export const callLink = { label: callLabel, href: telHref() } as const;

/**
 * Fills in the page that the build has rendered (`server-page.html`).
 * @param html with the marks of src/site/server-page.ts
 * @throws Error when a mark is missing
 */
export const pageFrom = (html: string): RenderPage => {
  const parts = Object.values(serverPageParts).flatMap(({ start, end }) => [start, end]);
  for (const each of [...Object.values(serverPageTexts), ...parts])
    if (!html.includes(each)) throw new Error(`The server's page lacks the mark ${each}`);
  const template = readTemplate(html);
  return ({ title, text, button, link }) =>
    fillTemplate(template, {
      texts: { title, text },
      parts: {
        button: button ? [{ texts: { action: button.action, label: button.label } }] : [],
        link: link ? [{ texts: { href: link.href, 'link-label': link.label } }] : [],
      },
    });
};
