/** The build bundles it with React for the server (build/bundle.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { desk } from '../../content/desk.ts';
import tokens from '../ui/tokens.css?inline';
import css from './desk.css?inline';
import { Inbox } from './inbox.tsx';
import { type DeskBody, type DeskPage, type DeskRenderer, deskPaths } from './page.ts';
import { Deliveries, Enter, Erase, Message, Month, Newsletter, SignIn } from './reports.tsx';

export const styles: DeskRenderer['styles'] = tokens + css;

/** The desk's only script: printing needs one. */
export const script: DeskRenderer['script'] = `for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
`;

const Body = ({ body }: { readonly body: DeskBody }) => {
  switch (body.kind) {
    case 'sign-in':
      return <SignIn {...body} />;
    case 'enter':
      return <Enter {...body} />;
    case 'message':
      return <Message {...body} />;
    case 'inbox':
      return (
        <main id="content">
          <Inbox {...body} />
        </main>
      );
    case 'erase':
      return <Erase {...body} />;
    case 'month':
      return <Month {...body} />;
    case 'newsletter':
      return <Newsletter {...body} />;
    case 'deliveries':
      return <Deliveries {...body} />;
  }
};

const parts = ['enquiries', 'month', 'newsletter', 'deliveries'] as const;
const exits = ['signOut', 'signOutEverywhere'] as const;

const Header = ({ who, current }: Pick<DeskPage, 'who' | 'current'>) => (
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

export const renderDesk: DeskRenderer['renderDesk'] = ({ title, who, current, body }) =>
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
        <Header who={who} current={current} />
        <Body body={body} />
      </body>
    </html>,
  )}`;
