import type { ReactNode } from 'react';
import type { LinkId } from '../../../content/links/en.ts';
import { type FixedPage, footerPages, type MainPage } from '../../addresses/route.ts';
import { findOfficeState } from '../../office/office-state.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './footer.module.css';

const quickPages = (Object.keys(footerPages) as MainPage[]).filter((page) => footerPages[page]);

const legalPages = ['privacy', 'terms', 'sitemap'] as const satisfies readonly Exclude<FixedPage, MainPage>[];

const portals: readonly LinkId[] = ['gst-portal', 'income-tax-portal', 'corporate-affairs', 'epfo', 'esic'];

const PageLinks = ({ fixedPages }: { readonly fixedPages: readonly FixedPage[] }) => {
  const { hrefPage, labels, pages } = useEdition();
  return fixedPages.map((page) => (
    <li key={page}>
      <a href={hrefPage(page)}>{page === 'services' ? labels.allServices : pages[page].name}</a>
    </li>
  ));
};

const Column = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <nav aria-label={title}>
    <details data-plus="" data-fold="">
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  </nav>
);

/** @param subject what a message from the page is about */
export const Footer = ({ subject }: { readonly subject?: string | undefined }) => {
  const edition = useEdition();
  const {
    firm,
    addressLine,
    telHref,
    mailHref,
    whatsappHref,
    labels,
    pages,
    hoursLine,
    fact,
    serviceIndex,
    hrefService,
    frameLabels,
    externalLinks,
    ownMenu,
  } = edition;
  return (
    <footer className={`${styles.footer} on-dark`} data-office={JSON.stringify(findOfficeState(edition))}>
      <div className={`${styles.footerInner} wrap`}>
        <div className={styles.contact}>
          <p className={styles.footerName}>{firm.name}</p>
          <address>
            <p>{addressLine()}</p>
            <p>
              <a href={telHref()}>{firm.phone}</a>
            </p>
            <p>
              <a href={mailHref()}>{firm.email}</a>
            </p>
            <p>
              <ExternalLink href={whatsappHref(subject)}>{labels.whatsapp}</ExternalLink>
            </p>
          </address>
          <p className={styles.hours}>
            <span data-hours="line">{hoursLine}</span>
            <br />
            {fact('firm.hours-closed')}
          </p>
          <ul className={styles.social}>
            {firm.social.map((profile) => (
              <li key={profile.network}>
                <ExternalLink href={profile.url}>{profile.label}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <Column title={pages.services.name}>
          {serviceIndex.map((service) => (
            <li key={service.slug}>
              <a href={hrefService(service.slug)}>{service.name}</a>
            </li>
          ))}
        </Column>
        <Column title={frameLabels.quickLinks}>
          <PageLinks fixedPages={quickPages} />
          {ownMenu.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </Column>
        <Column title={frameLabels.portals}>
          {portals.map((id) => (
            <li key={id}>
              <ExternalLink href={externalLinks[id].url}>{externalLinks[id].label}</ExternalLink>
            </li>
          ))}
        </Column>
        <div className={styles.legal}>
          <p>{frameLabels.since(fact('firm.founded'))}</p>
          <ul>
            <PageLinks fixedPages={legalPages} />
          </ul>
        </div>
      </div>
    </footer>
  );
};
