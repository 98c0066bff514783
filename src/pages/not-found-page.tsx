import { labels } from '../../content/pages/labels/en.ts';
import { notFound } from '../../content/pages/not-found/en.ts';
import { serviceIndex } from '../../content/service-index/en.ts';
import { hrefPage, hrefTamilNadu } from '../addresses/href.ts';
import { hrefServiceDashCity } from '../addresses/href-city.ts';
import { cityServiceTitle } from '../office/enquiry.ts';
import { officeCity } from '../office/office-city.ts';
import { cityEntry } from '../places/cities.ts';
import { ButtonLink, Chips } from '../ui/button/button.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRows } from '../ui/link-lists/link-lists.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { ContactCard, cityLinks } from './page-parts.tsx';

const POPULAR_SERVICES = 4;
const CITIES = 8;

export const NotFoundPage = () => (
  <>
    <Hero
      title={notFound.title}
      lead={notFound.text}
      seed="nothing"
      shape="lost"
      actions={<ButtonLink href={hrefPage('home')}>{notFound.home}</ButtonLink>}
      proof={
        // A script fills it: only the browser knows the address that was asked for.
        <p hidden data-nearest>
          {notFound.nearest} <a href={hrefPage('home')}>{labels.home}</a>?
        </p>
      }
    />
    <LaterSheet />
    <LinkRows
      title={notFound.servicesTitle}
      rows={serviceIndex.slice(0, POPULAR_SERVICES).map((service) => ({
        href: hrefServiceDashCity(service.slug, officeCity),
        title: cityServiceTitle(cityEntry(officeCity), service),
        text: service.summary,
        seed: service.slug,
      }))}
    />
    <Section title={notFound.citiesTitle} tone="chalk" layout="split">
      <Chips label={notFound.citiesTitle} chips={cityLinks(CITIES)} />
    </Section>
    <Section title={notFound.linksTitle} layout="split">
      <Chips
        label={notFound.linksTitle}
        chips={[
          { href: hrefPage('services'), name: labels.services },
          { href: hrefTamilNadu(), name: labels.cities },
          { href: hrefPage('about'), name: labels.about },
        ]}
      />
    </Section>
    <Section title={notFound.contactTitle} tone="mist" layout="split">
      <ContactCard subject={notFound.subject} />
    </Section>
  </>
);
