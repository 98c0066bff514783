import { hasCityService } from '../addresses/href.ts';
import { mainPages } from '../addresses/route.ts';
import { citiesByDistrict } from '../seo/city-data.ts';
import { ButtonLink, type Chip, Chips, ExternalLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { PageHead } from '../ui/heads/heads.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { serviceLinks } from './page-parts.tsx';
import styles from './pages.module.css';

const PREFIXED_CITIES = 14;
/** Chips start at the 13th city: two cities are in both lists, by the firm's wish. */
const CHIPS_FROM = 12;

interface LinksProps {
  readonly links: readonly Chip[];
  /** True for names that need wider columns. */
  readonly areLong?: boolean;
}

const Links = ({ links, areLong = false }: LinksProps) => (
  <ul className={`${styles.sitemapPageColumns} ${areLong ? styles.longNames : ''}`}>
    {links.map((link) => (
      <li key={link.href}>
        <a href={link.href}>{link.name}</a>
      </li>
    ))}
  </ul>
);

export const SitemapPage = () => {
  const edition = useEdition();
  const {
    hrefPage,
    serviceIndex,
    hrefPapers,
    hrefServiceDashCity,
    cityServiceTitle,
    cityEntry,
    firstCities,
    hrefCityPrefix,
    labels,
    pages,
    cityIndex,
    hrefTamilNaduCity,
    hrefCity,
    hrefTamilNadu,
    toolIndex,
    hrefTool,
    hrefOwnPage,
    ownPages,
    ownServiceEntries,
    hrefOwnService,
    firm,
    officeCity,
  } = edition;
  const content = pages.sitemap;
  return (
    <>
      <PageHead title={content.hero.title} lead={content.hero.lead} />
      <Section title={content.sections.main} layout="split">
        <Links
          links={[
            ...mainPages.map((page) => ({ href: hrefPage(page), name: pages[page].name })),
            ...ownPages.map(({ id, title }) => ({ href: hrefOwnPage(id), name: title })),
          ]}
        />
      </Section>
      <LaterSheet />
      <Section title={content.sections.services} layout="split">
        <div className={styles.stack}>
          <Links
            links={[
              ...serviceLinks(edition, serviceIndex),
              ...ownServiceEntries.map(({ id, name }) => ({ href: hrefOwnService(id), name })),
            ]}
          />
          <h3>{content.papers}</h3>
          <Links links={serviceIndex.map((service) => ({ href: hrefPapers(service.slug), name: service.name }))} />
          <h3>{content.inCity(cityEntry(officeCity.slug).name)}</h3>
          <Links
            areLong
            links={serviceIndex
              .filter(({ slug }) => hasCityService(officeCity.slug, slug))
              .map((service) => ({
                href: hrefServiceDashCity(service.slug, officeCity.slug),
                name: cityServiceTitle(cityEntry(officeCity.slug), service),
              }))}
          />
        </div>
      </Section>
      <Section title={content.sections.cities} tone="chalk" layout="split">
        <div className={styles.stack}>
          <Links
            areLong
            links={firstCities(PREFIXED_CITIES).map((city) => ({
              href: hrefCityPrefix('tax-consultant', city.slug),
              name: labels.taxConsultantIn(city.name),
            }))}
          />
          <h3>{content.moreCities}</h3>
          <Chips
            label={content.moreCities}
            chips={cityIndex.slice(CHIPS_FROM).map((city) => ({ href: hrefTamilNaduCity(city.slug), name: city.name }))}
          />
          <h3>{content.byDistrict}</h3>
          <dl className={styles.districts}>
            {citiesByDistrict(edition).map(({ district, cities }) => (
              <div key={district}>
                <dt>{district}</dt>
                {cities.map((city) => (
                  <dd key={city.slug}>
                    <a href={hrefCity(city.slug)}>{city.name}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <ButtonLink href={hrefTamilNadu()}>{content.allCities}</ButtonLink>
        </div>
      </Section>
      <Section title={content.sections.tools} layout="split">
        <Links areLong links={toolIndex.map(({ slug, name }) => ({ href: hrefTool(slug), name }))} />
      </Section>
      <Section title={content.sections.legal} layout="split">
        <Links
          links={[
            { href: hrefPage('privacy'), name: pages.privacy.name },
            { href: hrefPage('terms'), name: pages.terms.name },
          ]}
        />
      </Section>
      <Section title={content.sections.external} layout="split">
        <div className={styles.stack}>
          <ul className={styles.sitemapPageColumns}>
            {firm.reviewsUrl && (
              <li>
                <ExternalLink href={firm.reviewsUrl}>{labels.reviews}</ExternalLink>
              </li>
            )}
            {firm.social.map((profile) => (
              <li key={profile.network}>
                <ExternalLink href={profile.url}>{profile.label}</ExternalLink>
              </li>
            ))}
          </ul>
          <ButtonLink href={hrefPage('contact')}>{content.contact}</ButtonLink>
        </div>
      </Section>
    </>
  );
};
