import { Fragment, type ReactNode } from 'react';
import { languageNames, tamilInLatin } from '../../../content/language-names.ts';
import type { ServiceSlug } from '../../../content/service-index.ts';
import type { Enquiry } from '../../addresses/href.ts';
import { languageTags } from '../../addresses/locale.ts';
import type { FixedPage } from '../../addresses/route.ts';
import { TOWN_QUERY } from '../../addresses/town-query.ts';
import type { Edition } from '../../edition/edition.ts';
import type { OtherLanguage } from '../../seo/head.ts';
import { ButtonLink, CallState } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { ChatLink } from '../button/chat-link.tsx';
import { Icon, Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import type { Current } from './current.ts';
import styles from './header.module.css';

/**
 * Shows the languages of the site: the page's own as text, the other as a link to the same page, or to the nearest
 * there is.
 */
const LanguageSwitch = ({ locale, href, name }: OtherLanguage) => (
  <p className={styles.languages}>
    {languageNames[locale === 'en' ? 'ta' : 'en']} /{' '}
    <a href={href} lang={languageTags[locale]} hrefLang={languageTags[locale]}>
      {languageNames[locale]}
      {locale === 'ta' && <small lang={languageTags.en}> {tamilInLatin}</small>}
      {name && <span>: {name}</span>}
    </a>
  </p>
);

const MENU_CITIES = 12;

/** The header links to the short form of the PF/ESI page and the footer to the long one, by the firm's wish. */
const menuHref = ({ hrefServiceAlias, hrefService }: Edition, service: ServiceSlug): string =>
  service === 'pf-esi-services' ? hrefServiceAlias('pf-esi') : hrefService(service);

const TopBar = ({ other }: { readonly other: OtherLanguage | null }) => {
  const { frameLabels, telHref, firm, mailHref, hoursLine, shortHours } = useEdition();
  return (
    <section className={`${styles.topBar} on-dark`} aria-label={frameLabels.reach}>
      <div className={`${styles.topInner} wrap`}>
        <a href={telHref()}>
          <Icon name="phone" size={14} /> {firm.phone}
        </a>
        <a href={mailHref()} className={styles.address}>
          <Icon name="mail" size={14} /> {firm.email}
        </a>
        <span className={styles.topHours}>
          <Icon name="clock" size={14} />
          <span className={styles.long} data-hours="now">
            {hoursLine}
          </span>
          <span className={styles.short} data-hours="state">
            {shortHours}
          </span>
        </span>
        {other && <LanguageSwitch {...other} />}
      </div>
    </section>
  );
};

interface Place {
  readonly current: Current;
}

const Item = ({ href, name, to = href, current }: Place & { href: string; name: string; to?: string }) => {
  const { frameLabels } = useEdition();
  return (
    <li>
      <a href={to} aria-current={current.href === href ? 'page' : undefined}>
        {name}
        {current.href === href && (
          <small className={styles.here} aria-hidden="true">
            {frameLabels.here}
          </small>
        )}
      </a>
    </li>
  );
};

/** Leads to the list of cities, which goes on to a town that it knows (src/islands/city-search). */
const TownField = ({ id }: { readonly id: string }) => {
  const { hrefPage, frameLabels } = useEdition();
  return (
    <form className={styles.town} action={hrefPage('locations')}>
      <label htmlFor={id}>{frameLabels.town}</label>
      <input id={id} name={TOWN_QUERY} type="search" required autoComplete="off" spellCheck={false} enterKeyHint="go" />
      <button type="submit" className={buttonClass('quiet')}>
        {frameLabels.find}
      </button>
    </form>
  );
};

interface PanelProps {
  readonly all: FixedPage;
  readonly name: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

const Panel = ({ all, name, beside, children }: PanelProps) => {
  const { hrefPage } = useEdition();
  return (
    <div className={styles.panel}>
      <div className={`${styles.panelInner} wrap`}>
        {children}
        <a href={hrefPage(all)} className={styles.all}>
          {name} <span className="arrow" />
        </a>
        {beside}
      </div>
    </div>
  );
};

/**
 * Shows the due dates; a script counts the days for visitors who have answered which apply to them
 * (src/enhance/due-dates).
 */
const NextDue = () => {
  const { hrefPage, pages, frameLabels } = useEdition();
  return (
    <a href={hrefPage('dueDates')} className={styles.nextLine} data-due-menu="">
      <b data-in="" />
      <Icon name="calendar-plus" size={28} />
      <strong data-in="">{pages.dueDates.name}</strong>
      <small data-in="">{frameLabels.yourDates}</small>
    </a>
  );
};

const QuickHelp = () => {
  const { hrefTool, hrefPage, hrefCityPrices, officeCity, pages, frameLabels, ownMenu } = useEdition();
  return (
    <div className={styles.quickHelp}>
      <p className={styles.groupName}>{frameLabels.atHand}</p>
      <NextDue />
      <ul>
        <li>
          <a href={hrefTool('notice')}>
            <Icon name="gavel" /> {frameLabels.gotNotice}
          </a>
        </li>
        <li>
          <a href={hrefPage('tools')}>
            <Icon name="calculator" /> {pages.tools.name}
          </a>
        </li>
        <li>
          <a href={hrefPage('sendPapers')}>
            <Icon name="clipboard-check" /> {frameLabels.papers}
          </a>
        </li>
        <li>
          <a href={hrefCityPrices(officeCity.slug)}>
            <Icon name="receipt" /> {frameLabels.prices}
          </a>
        </li>
        {ownMenu.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>
              <Icon name="file-text" /> {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const ServicesPanel = ({ current }: Place) => {
  const edition = useEdition();
  const { labels, servicesByCategory, hrefService } = edition;
  return (
    <Panel all="services" name={labels.allServices} beside={<QuickHelp />}>
      {servicesByCategory().map((group) => (
        <div key={group.name} className={styles.group}>
          <p className={styles.groupName}>{group.name}</p>
          <ul>
            {group.services.map(({ slug, name }) => (
              <Item key={slug} href={hrefService(slug)} to={menuHref(edition, slug)} name={name} current={current} />
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
};

const CitiesPanel = ({ current }: Place) => {
  const { frameLabels, firstCities, hrefCity } = useEdition();
  return (
    <Panel
      all="locations"
      name={frameLabels.allCities}
      beside={
        <div className={styles.panelTown}>
          <TownField id="panel-town" />
        </div>
      }
    >
      <ul className={styles.cities}>
        {firstCities(MENU_CITIES).map(({ slug, name }) => (
          <Item key={slug} href={hrefCity(slug)} name={name} current={current} />
        ))}
      </ul>
    </Panel>
  );
};

/** Shows a menu item that opens a panel: a native disclosure whose panel follows it, so that hover can open it too. */
const Disclosure = ({ name, isHere, children }: { name: string; isHere: boolean; children: ReactNode }) => (
  <li className={styles.item}>
    <details name="main-menu">
      <summary aria-current={isHere ? 'true' : undefined}>
        {name} <span className={styles.caret} aria-hidden="true" />
      </summary>
    </details>
    {children}
  </li>
);

const Reach = ({ enquiry }: { enquiry: Enquiry }) => {
  const { hrefContact, labels, telHref, whatsappHref, findSubject, firm, hoursLine } = useEdition();
  return (
    <div className={`${styles.reach} on-dark`}>
      <ButtonLink href={hrefContact(enquiry)} kind="accent">
        {labels.consultation}
      </ButtonLink>
      <div className={`${styles.headerTwo} buttons`} data-reach="">
        <ButtonLink href={telHref()} kind="quiet">
          <Icon name="phone" /> <CallState>{labels.call}</CallState>
        </ButtonLink>
        <ChatLink href={whatsappHref(findSubject(enquiry))} />
      </div>
      <p className="note">
        {firm.phone}, {firm.email}
        <br />
        <span data-hours="line">{hoursLine}</span>
      </p>
    </div>
  );
};

/** Stands first in a phone's menu: the next due date, often used links and the field for a town. */
const QuickHelpBar = () => {
  const { hrefTool, hrefPage, hrefCityPrices, officeCity, pages, frameLabels, ownMenu } = useEdition();
  return (
    <div className={styles.quickHelpBar}>
      <NextDue />
      <p>
        <a href={hrefTool('notice')}>{frameLabels.gotNotice}</a> <a href={hrefPage('tools')}>{pages.tools.name}</a>{' '}
        <a href={hrefPage('sendPapers')}>{frameLabels.papers}</a>{' '}
        <a href={hrefCityPrices(officeCity.slug)}>{frameLabels.prices}</a>
        {ownMenu.map(({ href, name }) => (
          <Fragment key={href}>
            {' '}
            <a href={href}>{name}</a>
          </Fragment>
        ))}
      </p>
      <TownField id="menu-town" />
    </div>
  );
};

interface HeaderProps {
  readonly current?: Current;
  /** The enquiry that the page suggests. */
  readonly enquiry?: Enquiry;
  readonly other?: OtherLanguage | null;
}

export const Header = ({ current = {}, enquiry = {}, other = null }: HeaderProps) => {
  const { hrefPage, hasLogo, firm, frameLabels, labels, pages, hrefContact } = useEdition();
  return (
    <>
      <TopBar other={other} />
      <header className={styles.header}>
        <div className={`${styles.headerInner} wrap`}>
          <a href={hrefPage('home')} className={styles.logo}>
            {hasLogo ? (
              <img src="/logo.svg" alt="" width={48} height={48} className={styles.ownLogo} />
            ) : (
              <Kolam seed="mark" className={styles.headerMark} />
            )}
            <span>{firm.name}</span>
          </a>
          <span className={styles.printedPhone} aria-hidden="true">
            {firm.phone}
          </span>
          <details className={styles.toggle} data-menu="">
            <summary>
              <span className={styles.closed}>
                <Icon name="menu" /> {frameLabels.menu}
              </span>
              <span className={styles.opened}>
                <Icon name="x" /> {labels.close}
              </span>
            </summary>
          </details>
          <nav className={styles.nav} aria-label={frameLabels.main}>
            <QuickHelpBar />
            <ul className={styles.top}>
              {(['home', 'about', 'blog'] as const).map((page) => (
                <Item key={page} href={hrefPage(page)} name={pages[page].name} current={current} />
              ))}
              <Disclosure name={pages.services.name} isHere={current.section === 'services'}>
                <ServicesPanel current={current} />
              </Disclosure>
              <Disclosure name={pages.locations.name} isHere={current.section === 'cities'}>
                <CitiesPanel current={current} />
              </Disclosure>
              <Item href={hrefPage('contact')} name={pages.contact.name} current={current} />
              <li className={styles.cta}>
                <ButtonLink href={hrefContact(enquiry)}>{labels.consultation}</ButtonLink>
              </li>
            </ul>
            <Reach enquiry={enquiry} />
          </nav>
        </div>
      </header>
    </>
  );
};
