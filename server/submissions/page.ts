import { firm } from '../../content/firm.ts';
import { escapeHtml } from '../../src/site/escape-html.ts';

/** A small page of the server's own: a newsletter link that was followed, a post that was refused. */
export interface ServerPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A button that posts to this path. */
  readonly button?: { readonly label: string; readonly action: string };
  /** Whether to offer the phone number. */
  readonly call?: boolean;
}

/** Makes the HTML of such a page; the application may pass its own, in the site's clothes. */
export type RenderPage = (page: ServerPage) => string;

/** Plain HTML without styles or scripts: it works under any Content-Security-Policy. */
export const plainPage: RenderPage = ({ title, paragraphs, button, call }) => {
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(button
      ? [
          `<form method="post" action="${escapeHtml(button.action)}"><button type="submit">${escapeHtml(button.label)}</button></form>`,
        ]
      : []),
    ...(call
      ? [`<p>Call us: <a href="tel:${escapeHtml(firm.phone.replace(/[^\d+]/g, ''))}">${escapeHtml(firm.phone)}</a></p>`]
      : []),
    `<p><a href="/">${escapeHtml(firm.name)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(firm.name)}</title>
</head>
<body>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;
};
