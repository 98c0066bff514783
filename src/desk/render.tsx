/** The build bundles it with React for the server (build/bundle.ts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { desk } from '../../content/desk.ts';
import tokens from '../ui/tokens.css?inline';
import css from './desk.css?inline';
import { Inbox } from './inbox.tsx';
import { type DeskPage, type DeskRenderer, deskPaths } from './page.ts';
import { Report, SignIn } from './reports.tsx';

export const styles: DeskRenderer['styles'] = tokens + css;

/** The desk's only script: printing needs one. */
export const script: DeskRenderer['script'] = `for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
`;

const Body = ({ title, body }: Pick<DeskPage, 'title' | 'body'>) => {
  switch (body.kind) {
    case 'sign-in':
      return <SignIn {...body} />;
    case 'inbox':
      return <Inbox {...body} />;
    case 'report':
      return <Report {...body} title={title} />;
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

export const renderDesk: DeskRenderer['renderDesk'] = (page) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{`${page.title} - ${desk.firm}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet is a file of ours */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script src={deskPaths.script} defer />
      </head>
      <body>
        <Header {...page} />
        <Body {...page} />
      </body>
    </html>,
  )}`;
