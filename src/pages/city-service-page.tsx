import { labels } from '../../content/pages/labels.ts';
import { cityEntry } from '../site/cities.ts';
import type { CityServiceData } from '../site/city-service-data.ts';
import { hrefCity, hrefCityService, hrefPage, hrefService } from '../site/href.ts';
import { relatedServices } from '../site/related.ts';
import { serviceEntry } from '../site/services.ts';
import { cityServiceTitle } from '../site/titles.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklist/checklist.tsx';
import { Chips } from '../ui/chips/chips.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/section/section.tsx';
import { Steps } from '../ui/steps/steps.tsx';
import { ContactCard } from './contact-card.tsx';
import styles from './pages.module.css';
import { PapersLink } from './papers-link.tsx';
import { TradeList } from './trade-list.tsx';

const NEIGHBOURS = 5;

export const CityServicePage = ({ data }: { data: CityServiceData }) => {
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  return (
    <>
      <Hero
        title={cityServiceTitle(city, service)}
        lead={data.service.description}
        seed={city.slug}
        size="low"
        above={
          <Breadcrumb
            crumbs={[
              { name: labels.services, href: hrefPage('services') },
              { name: city.name, href: hrefCity(city.slug) },
              { name: service.name },
            ]}
          />
        }
        actions={
          <ButtonLink href={hrefPage('contact')} kind="accent">
            {labels.consultation}
          </ButtonLink>
        }
      />
      <Section title={`What businesses in ${city.name} need`} intro={data.intro} layout="split">
        <TradeList {...data} />
      </Section>
      <Section title="What is included" tone="chalk" layout="split">
        <Checklist items={data.service.features} />
      </Section>
      <Section title="What you gain" layout="split">
        <ul className={styles.plainList}>
          {data.service.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Section>
      <Section title="How it goes" tone="mist">
        <Steps steps={data.service.process} />
      </Section>
      <Section title="Papers to keep ready" intro={<PapersLink />} layout="split">
        <Checklist items={data.service.documents} />
      </Section>
      <Section title={`From ${city.name} to our desk`} intro={data.remote} tone="chalk" layout="split">
        <ContactCard subject={cityServiceTitle(city, service)} />
      </Section>
      <Section
        title="Service areas"
        intro={`${data.district} district, from these places and around them.`}
        layout="split"
      >
        <Checklist items={data.serviceAreas} />
      </Section>
      <Section title={`Also in ${city.name}`} tone="chalk" layout="split">
        <div className={styles.stack}>
          <p>
            <a href={hrefService(service.slug)}>All about {service.name}</a>, or everything we do in{' '}
            <a href={hrefCity(city.slug)}>{city.name}</a>.
          </p>
          <Chips
            label={`Related services in ${city.name}`}
            chips={relatedServices(service.slug, data.wanted).map((entry) => ({
              href: hrefCityService(city.slug, entry.slug),
              name: cityServiceTitle(city, entry),
            }))}
          />
        </div>
      </Section>
      <Section title={`${service.name} near ${city.name}`} layout="split">
        <ul className={styles.linkList}>
          {data.near.slice(0, NEIGHBOURS).map((near) => (
            <li key={near.city}>
              <a href={hrefCityService(near.city, service.slug)}>{cityServiceTitle(cityEntry(near.city), service)}</a>
              <p>
                {near.km} km {near.direction} of {city.name}, {near.district} district
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing title={data.service.page.closing.title} text={data.service.page.closing.text}>
        <ButtonLink href={hrefPage('contact')}>{data.service.page.closing.action}</ButtonLink>
      </Closing>
    </>
  );
};
