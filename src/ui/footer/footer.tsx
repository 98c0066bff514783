import type { ReactNode } from 'react';
import type { LinkId } from '../../../content/links/en.ts';
import type { FixedPage, MainPage } from '../../addresses/route.ts';
import type { Edition } from '../../edition/edition.ts';
import { findOfficeState } from '../../office/office-state.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './footer.module.css';

/** `null` leaves a page out. */
const quickLinks = ({ labels }: Edition): Readonly<Record<MainPage, string | null>> => ({
  home: labels.home,
  about: labels.about,
  services: labels.allServices,
  locations: labels.cities,
  blog: labels.blog,
  contact: labels.contact,
  audit: labels.audit,
  sendPapers: labels.sendPapers,
  tools: labels.tools,
  dueDates: labels.dueDates,
  // Beside the firm's address its name would promise offices of the firm. Pages of services and cities link to it.
  offices: null,
});

const legalLinks = ({ labels }: Edition): Readonly<Record<Exclude<FixedPage, MainPage>, string>> => ({
  privacy: labels.privacy,
  terms: labels.terms,
  sitemap: labels.sitemap,
});

const portals: readonly LinkId[] = ['gst-portal', 'income-tax-portal', 'corporate-affairs', 'epfo', 'esic'];

const PageLinks = ({ names }: { readonly names: Readonly<Partial<Record<FixedPage, string | null>>> }) => {
  const { hrefPage } = useEdition();
  return (Object.keys(names) as FixedPage[]).map(
    (page) =>
      names[page] && (
        <li key={page}>
          <a href={hrefPage(page)}>{names[page]}</a>
        </li>
      ),
  );
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
        <Column title={labels.services}>
          {serviceIndex.map((service) => (
            <li key={service.slug}>
              <a href={hrefService(service.slug)}>{service.name}</a>
            </li>
          ))}
        </Column>
        <Column title={frameLabels.quickLinks}>
          <PageLinks names={quickLinks(edition)} />
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
            <PageLinks names={legalLinks(edition)} />
          </ul>
        </div>
      </div>
    </footer>
  );
};
