/** The build bundles it with React for the server (generator/bundle.ts). */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colourStyles } from '../../content/colours.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { EditionProvider, useEdition } from '../ui/edition.tsx';
import tokens from '../ui/tokens.css?inline';
import { actInBrowser } from './browser.ts';
import css from './desk.css?inline';
import { fontFiles, fontStyles } from './fonts.ts';
import { Inbox, listTitle, PhoneMenu, Row } from './inbox.tsx';
import { nameLead, staffName, writeReference } from './lead-words.ts';
import { type DeskModule, type DeskRenderer, deskPaths, type Link } from './page.ts';
import { papersOfService } from './papers.ts';
import { Brand, type DeskPart, Parts } from './parts.tsx';
import { Deliveries, Erase, Month, Newsletter } from './reports.tsx';
import { Enter, Message, SignIn } from './sign-in.tsx';
import { Write } from './write.tsx';

const script: DeskRenderer['script'] = `(${String(actInBrowser)})();\n`;

const exits = ['signOut', 'signOutEverywhere'] as const;

interface Frame {
  readonly title: string;
  readonly who: string | null;
  readonly current?: DeskPart;
  /** The menu of a phone, which replaces the links of the header. */
  readonly phoneMenu?: ReactNode;
}

const Header = ({ who, current, phoneMenu }: Omit<Frame, 'title'>) => {
  const { desk } = useEdition();
  return (
    <header className={phoneMenu ? 'top has-menu' : 'top'}>
      <a className="skip" href="#content">
        {desk.skip}
      </a>
      <Brand />
      {who && (
        <>
          <Parts current={current} />
          {phoneMenu}
          <details className="me">
            <summary>
              <span className="initial" aria-hidden="true">
                {who.charAt(0).toUpperCase()}
              </span>{' '}
              <span className="whole">{staffName([], who)}</span>
            </summary>
            <div>
              <p>{who}</p>
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

/** Returns the renderer of the desk in the words of an edition. */
export const createDeskRenderer: DeskModule['createDeskRenderer'] = (edition) => {
  const { desk, monthInWords } = edition;
  const styles = fontStyles + tokens + colourStyles(edition.site.colours) + css;
  const home: Link = { label: desk.nav.enquiries, href: deskPaths.enquiries };
  const renderPart = (part: ReactNode): string =>
    renderToStaticMarkup(<EditionProvider edition={edition}>{part}</EditionProvider>);
  const render = ({ title, ...frame }: Frame, main: ReactNode): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} - ${desk.firm}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${styles}</style>
<script src="${deskPaths.script}" defer></script>
</head>
<body>${renderPart(
    <>
      {frame.who && <Header {...frame} />}
      {main}
    </>,
  )}</body>
</html>
`;
  return {
    styles,
    script,
    fonts: fontFiles,
    papersOfService,
    row: (lead, staff, query, now) => renderPart(<Row lead={lead} staff={staff} query={query} now={now} />),
    pages: {
      signIn: (data, who) => render({ title: desk.signIn.title, who }, <SignIn {...data} />),
      enter: (data, who) => render({ title: desk.enter.title, who }, <Enter {...data} />),
      message: ({ text, title = desk.title, link = home }, who) =>
        render({ title, who }, <Message title={title} text={text} link={link} />),
      inbox: (data, who) => {
        const title = data.enquiry ? nameLead(edition, data.enquiry.lead) : listTitle(edition, data.list);
        const { waiting } = data.list.counts;
        return render(
          {
            title: waiting > 0 ? `(${waiting}) ${title}` : title,
            who,
            current: 'enquiries',
            phoneMenu: <PhoneMenu list={data.list} />,
          },
          <Inbox {...data} who={who ?? ''} />,
        );
      },
      erase: (data, who) => {
        const title = desk.erase.title(writeReference(edition, data.lead));
        return render({ title, who, current: 'enquiries' }, <Erase {...data} title={title} />);
      },
      write: (data, who) => {
        const title = desk.write.title(nameLead(edition, data.lead));
        return render({ title, who, current: 'enquiries' }, <Write {...data} title={title} />);
      },
      month: (data, who) => render({ title: monthInWords(data.month), who, current: 'month' }, <Month {...data} />),
      newsletter: (data, who) =>
        render({ title: desk.nav.newsletter, who, current: 'newsletter' }, <Newsletter {...data} />),
      deliveries: (data, who) =>
        render({ title: desk.nav.deliveries, who, current: 'deliveries' }, <Deliveries {...data} />),
    },
  };
};
