/** The build bundles it with React for the server (generator/bundle.ts). */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Edition } from '../edition/edition.ts';
import { EditionProvider, useEdition } from '../ui/edition.tsx';
import tokens from '../ui/tokens.css?inline';
import css from './desk.css?inline';
import { Inbox, listTitle } from './inbox.tsx';
import { nameOf, referenceOf } from './lead-words.ts';
import { type DeskModule, type DeskRenderer, deskPaths, type Link } from './page.ts';
import { Deliveries, Erase, Month, Newsletter } from './reports.tsx';
import { Enter, Message, SignIn } from './sign-in.tsx';

const styles: DeskRenderer['styles'] = tokens + css;

/** The desk's only script: printing needs one. */
const script: DeskRenderer['script'] = `for (const button of document.querySelectorAll('[data-print]')) {
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

const Header = ({ who, current }: Omit<Frame, 'title'>) => {
  const { desk } = useEdition();
  return (
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
};

const renderPage = (edition: Edition, { title, ...frame }: Frame, main: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <EditionProvider edition={edition}>
      <html lang="en-IN">
        <head>
          <meta charSet="utf-8" />
          <title>{`${title} - ${edition.desk.firm}`}</title>
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
      </html>
    </EditionProvider>,
  )}`;

/** Returns the renderer of the desk in the words of an edition. */
export const createDeskRenderer: DeskModule['createDeskRenderer'] = (edition) => {
  const { desk, monthInWords } = edition;
  const home: Link = { label: desk.nav.enquiries, href: deskPaths.enquiries };
  const render = (frame: Frame, main: ReactNode): string => renderPage(edition, frame, main);
  return {
    styles,
    script,
    pages: {
      signIn: (data, who) => render({ title: desk.signIn.title, who }, <SignIn {...data} />),
      enter: (data, who) => render({ title: desk.enter.title, who }, <Enter {...data} />),
      message: ({ text, title = desk.title, link = home }, who) =>
        render({ title, who }, <Message title={title} text={text} link={link} />),
      inbox: (data, who) => {
        const title = data.enquiry ? nameOf(edition, data.enquiry.lead) : listTitle(edition, data.list);
        return render({ title, who, current: 'enquiries' }, <Inbox {...data} who={who ?? ''} />);
      },
      erase: (data, who) => {
        const title = desk.erase.title(referenceOf(edition, data.lead));
        return render({ title, who, current: 'enquiries' }, <Erase {...data} title={title} />);
      },
      month: (data, who) => render({ title: monthInWords(data.month), who, current: 'month' }, <Month {...data} />),
      newsletter: (data, who) =>
        render({ title: desk.newsletter.title, who, current: 'newsletter' }, <Newsletter {...data} />),
      deliveries: (data, who) =>
        render({ title: desk.deliveries.title, who, current: 'deliveries' }, <Deliveries {...data} />),
    },
  };
};
