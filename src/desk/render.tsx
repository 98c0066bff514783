/** The build bundles it with React for the server (generator/bundle.ts). */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { monthInWords } from '../../content/dates.ts';
import { desk } from '../../content/desk.ts';
import tokens from '../ui/tokens.css?inline';
import css from './desk.css?inline';
import { Inbox, listTitle } from './inbox.tsx';
import { nameOf, referenceOf } from './lead-words.ts';
import { type DeskRenderer, deskPaths, type Link } from './page.ts';
import { Deliveries, Erase, Month, Newsletter } from './reports.tsx';
import { Enter, Message, SignIn } from './sign-in.tsx';

export const styles: DeskRenderer['styles'] = tokens + css;

/** The desk's only script: printing needs one. */
export const script: DeskRenderer['script'] = `for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
`;

const parts = ['enquiries', 'month', 'newsletter', 'deliveries'] as const;
const exits = ['signOut', 'signOutEverywhere'] as const;

interface Frame {
  readonly title: string;
  readonly who: string | null;
  readonly current?: (typeof parts)[number];
}

const Header = ({ who, current }: Omit<Frame, 'title'>) => (
  <header className="top">
    <a className="skip" href="#content">
      {desk.skip}
    </a>
    <p className="firm">
      {desk.firm} <span>{desk.title}</span>
    </p>
    {who && (
      <>
        <nav aria-label={desk.title}>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <a href={deskPaths[part]} aria-current={part === current ? 'page' : undefined}>
                  {desk.nav[part]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <details className="me">
          <summary>{who}</summary>
          <div>
            {exits.map((exit) => (
              <form key={exit} method="post" action={deskPaths[exit]}>
                <button type="submit">{desk.nav[exit]}</button>
              </form>
            ))}
          </div>
        </details>
      </>
    )}
  </header>
);

const renderPage = ({ title, ...frame }: Frame, main: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} - ${desk.firm}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet is a file of ours */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script src={deskPaths.script} defer />
      </head>
      <body>
        <Header {...frame} />
        {main}
      </body>
    </html>,
  )}`;

const home: Link = { label: desk.nav.enquiries, href: deskPaths.enquiries };

export const pages: DeskRenderer['pages'] = {
  signIn: (data, who) => renderPage({ title: desk.signIn.title, who }, <SignIn {...data} />),
  enter: (data, who) => renderPage({ title: desk.enter.title, who }, <Enter {...data} />),
  message: ({ text, title = desk.title, link = home }, who) =>
    renderPage({ title, who }, <Message title={title} text={text} link={link} />),
  inbox: (data, who) => {
    const title = data.enquiry ? nameOf(data.enquiry.lead) : listTitle(data.list);
    return renderPage({ title, who, current: 'enquiries' }, <Inbox {...data} who={who ?? ''} />);
  },
  erase: (data, who) => {
    const title = desk.erase.title(referenceOf(data.lead));
    return renderPage({ title, who, current: 'enquiries' }, <Erase {...data} title={title} />);
  },
  month: (data, who) => renderPage({ title: monthInWords(data.month), who, current: 'month' }, <Month {...data} />),
  newsletter: (data, who) =>
    renderPage({ title: desk.newsletter.title, who, current: 'newsletter' }, <Newsletter {...data} />),
  deliveries: (data, who) =>
    renderPage({ title: desk.deliveries.title, who, current: 'deliveries' }, <Deliveries {...data} />),
};
