import { hasCityService } from '../addresses/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Figures } from '../ui/facts/facts.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { askRow, LinkIndex, LinkRowList, LinkRows } from '../ui/link-lists/link-lists.tsx';
import { StepsOnLine } from '../ui/points/points.tsx';
import { ClosingCall, MapAndList, Section } from '../ui/sections/sections.tsx';
import { NextDatesStrip } from './due-dates-cards.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { cityLinks, Features, serviceRows } from './page-parts.tsx';
import styles from './pages.module.css';
import { cityRecord } from './records.ts';

const OVERVIEW_CITIES = 12;

export const ServicesPage = () => {
  const edition = useEdition();
  const {
    hrefPage,
    hrefService,
    serviceIndex,
    hrefServiceDashCity,
    firstCities,
    hrefCityPrefix,
    hrefCityPrices,
    officeCity,
    cityEntry,
    ownServiceEntries,
    hrefOwnService,
    whatsappHref,
  } = edition;
  const content = edition.pages.services;
  return (
    <>
      <Hero
        title={content.hero.title}
        lead={content.hero.lead}
        seed="services"
        actions={
          <>
            <ButtonLink href={hrefPage('contact')} kind="accent">
              {content.hero.action}
            </ButtonLink>
            <ButtonLink href={hrefCityPrices(officeCity.slug)} kind="quiet">
              {content.hero.prices}
            </ButtonLink>
          </>
        }
      />
      <LinkRows
        title={content.cardsTitle}
        rows={[
          ...serviceIndex.flatMap(({ slug, name, card }) =>
            card
              ? [
                  {
                    href: hrefService(slug),
                    title: name,
                    text: card.description,
                    seed: slug,
                    more: <Features items={card.features} />,
                  },
                ]
              : [],
          ),
          ...ownServiceEntries.map(({ id, name, summary }) => ({
            href: hrefOwnService(id),
            title: name,
            text: summary,
            seed: id,
          })),
          askRow(edition),
        ]}
      >
        <h3 className={styles.apart}>{content.alsoTitle}</h3>
        <LinkRowList
          rows={serviceRows(
            edition,
            serviceIndex.filter(({ card }) => !card),
          )}
        />
      </LinkRows>
      <LaterSheet />
      <Section title={content.trustTitle} tone="bottle" layout="split">
        <Figures entries={content.trust} label={content.trustTitle} />
      </Section>
      <NextDatesStrip />
      <StepsOnLine title={content.processTitle} steps={content.process} />
      <MapAndList
        title={content.cities.title}
        intro={content.cities.intro}
        links={cityLinks(edition, OVERVIEW_CITIES)}
        mapOnPhones={false}
      >
        <ButtonLink href={hrefPage('locations')}>{content.cities.action}</ButtonLink>
      </MapAndList>
      <LinkIndex
        groups={[
          {
            title: content.index.services(cityEntry(officeCity.slug).name),
            links: serviceIndex
              .filter(({ slug }) => hasCityService(officeCity.slug, slug))
              .map((service) => ({
                href: hrefServiceDashCity(service.slug, officeCity.slug),
                name: service.name,
              })),
          },
          {
            title: content.index.cities,
            links: firstCities(OVERVIEW_CITIES).map((city) => ({
              href: hrefCityPrefix('tax-consultant', city.slug),
              name: `${city.name}: ${cityRecord(edition, city.slug).majorIndustries[0]?.name}`,
            })),
          },
        ]}
      />
      <ClosingCall
        words={content.closing}
        href={hrefPage('contact')}
        seed="services"
        chatHref={whatsappHref()}
        hasPhone
      />
    </>
  );
};
