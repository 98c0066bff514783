import { ButtonLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Figures } from '../ui/facts/facts.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRows } from '../ui/link-lists/link-lists.tsx';
import { Points } from '../ui/points/points.tsx';
import { ClosingCall, Figure, MapAndList, Section } from '../ui/sections/sections.tsx';
import { NoticeDoor } from '../ui/tool/tool-door.tsx';
import { NextDueDates } from './due-dates-cards.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { cityLinks, serviceRows } from './page-parts.tsx';
import styles from './pages.module.css';

const HOME_SERVICES = 9;
const HOME_CITIES = 12;

export const HomePage = () => {
  const edition = useEdition();
  const { hrefPage, hrefCityPrices, officeCity, labels, serviceIndex, firm, whatsappHref } = edition;
  const { home } = edition.pages;
  return (
    <>
      <Hero
        title={home.hero.title}
        lead={home.hero.lead}
        seed="home"
        shape="beside"
        actions={
          <>
            <ButtonLink href={hrefPage('contact')} kind="accent">
              {home.hero.primary}
            </ButtonLink>
            <ButtonLink href={hrefPage('services')} kind="quiet">
              {home.hero.secondary}
            </ButtonLink>
          </>
        }
        proof={<Figures entries={home.trust} label={labels.figures} />}
      />
      <LaterSheet />
      <NextDueDates raised />
      <LinkRows
        title={home.services.title}
        intro={home.services.intro}
        rows={serviceRows(edition, serviceIndex.slice(0, HOME_SERVICES))}
      >
        <p className={`${styles.law} targets`}>
          <a href={hrefPage('services')}>{labels.allServices}</a>
        </p>
      </LinkRows>
      <MapAndList
        title={home.cities.title}
        intro={
          <>
            {home.cities.intro} <a href={hrefCityPrices(officeCity.slug)}>{home.cities.prices}</a>{' '}
            {home.cities.accountant}
          </>
        }
        links={cityLinks(edition, HOME_CITIES)}
      >
        <ButtonLink href={hrefPage('locations')}>{home.cities.action}</ButtonLink>
      </MapAndList>
      <Section title={home.why.title} layout="split" ornament>
        <Points points={home.why.reasons} />
      </Section>
      {firm.reviewsUrl && (
        <Figure
          title={home.reviews.title}
          figure={home.reviews.rating?.figure ?? null}
          scale={home.reviews.rating?.scale}
          text={home.reviews.text}
        >
          <ButtonLink href={firm.reviewsUrl} kind="quiet" external>
            {home.reviews.action}
          </ButtonLink>
        </Figure>
      )}
      <ClosingCall
        words={home.closing}
        href={hrefPage('contact')}
        seed="home"
        kind="accent"
        door={<NoticeDoor />}
        chatHref={whatsappHref()}
      />
    </>
  );
};
