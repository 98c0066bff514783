import { addressData } from '../addresses/address-data.ts';
import { ButtonLink, Chips } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRows } from '../ui/link-lists/link-lists.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { ContactCard, cityLinks, OfficesLink } from './page-parts.tsx';
import styles from './pages.module.css';

const POPULAR_SERVICES = 4;
const CITIES = 8;

export const NotFoundPage = () => {
  const edition = useEdition();
  const {
    notFound,
    hrefPage,
    pages,
    serviceIndex,
    hrefServiceDashCity,
    cityServiceTitle,
    cityEntry,
    hrefTamilNadu,
    officeCity,
  } = edition;
  return (
    <>
      <Hero
        title={notFound.title}
        lead={notFound.text}
        seed="nothing"
        shape="lost"
        actions={<ButtonLink href={hrefPage('home')}>{notFound.home}</ButtonLink>}
        proof={
          // A script fills it: only the browser knows the address that was asked for.
          <p hidden data-nearest={JSON.stringify(addressData(edition))}>
            {notFound.nearest} <a href={hrefPage('home')}>{pages.home.name}</a>?
          </p>
        }
      />
      <LaterSheet />
      <LinkRows
        title={notFound.servicesTitle}
        rows={serviceIndex.slice(0, POPULAR_SERVICES).map((service) => ({
          href: hrefServiceDashCity(service.slug, officeCity.slug),
          title: cityServiceTitle(cityEntry(officeCity.slug), service),
          text: service.summary,
          seed: service.slug,
        }))}
      />
      <Section tone="chalk">
        <div className={styles.twoGroups}>
          <div>
            <h2>{notFound.citiesTitle}</h2>
            <Chips label={notFound.citiesTitle} chips={cityLinks(edition, CITIES)} />
          </div>
          <div>
            <h2>{notFound.linksTitle}</h2>
            <Chips
              label={notFound.linksTitle}
              chips={[
                { href: hrefPage('services'), name: pages.services.name },
                { href: hrefTamilNadu(), name: pages.locations.name },
                { href: hrefPage('about'), name: pages.about.name },
              ]}
            />
            <OfficesLink />
          </div>
        </div>
      </Section>
      <Section title={notFound.contactTitle} layout="split">
        <ContactCard subject={notFound.subject} />
      </Section>
    </>
  );
};
