import { labels } from '../../content/pages/labels.ts';
import { startingPrices } from '../../content/prices.ts';
import { serviceIndex } from '../../content/service-index.ts';
import { cityEntry } from '../site/cities.ts';
import type { CityData } from '../site/city-data.ts';
import { hrefCity, hrefCityService, hrefPage, tradeFragment } from '../site/href.ts';
import { serviceEntry } from '../site/services.ts';
import { cityServiceTitle, cityTitle } from '../site/titles.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklist/checklist.tsx';
import { Chips } from '../ui/chips/chips.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { Locator } from '../ui/dot-map/dot-map.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LedgerList } from '../ui/ledger-list/ledger-list.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContactCard } from './contact-card.tsx';
import styles from './pages.module.css';

export const CityPage = ({ content }: { content: CityData }) => {
  const city = cityEntry(content.slug);
  return (
    <>
      <Hero
        title={cityTitle(city)}
        lead={content.intro}
        seed={content.slug}
        above={<Breadcrumb crumbs={[{ name: labels.locations, href: hrefPage('locations') }, { name: city.name }]} />}
        actions={
          <ButtonLink href={hrefPage('contact')} kind="accent">
            {labels.consultation}
          </ButtonLink>
        }
      />
      <Section
        title={`Services in ${city.name}`}
        intro="Starting prices in rupees; the fee for your case is told before the work begins."
      >
        <LedgerList
          entries={serviceIndex.map((service) => ({
            href: hrefCityService(city.slug, service.slug),
            title: service.name,
            remark: service.summary,
            figureLabel: labels.startingAt,
            figure: startingPrices[service.slug].text,
          }))}
        />
      </Section>
      <Section title={`What ${city.name} asks us for`} tone="chalk" layout="split">
        <dl className={styles.needs}>
          {content.needs.map((need) => (
            <div key={need.service}>
              <dt>
                <a href={hrefCityService(city.slug, need.service)}>
                  {cityServiceTitle(city, serviceEntry(need.service))}
                </a>
              </dt>
              <dd>{need.why}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={`About ${city.name}`} layout="split">
        <div className={styles.aboutCity}>
          <div className={styles.prose}>
            {content.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.cityFacts}>
            <Locator city={city.slug} />
            <dl>
              <dt>District</dt>
              <dd>{content.district}</dd>
              <dt>Pincode</dt>
              <dd>{content.pincode}</dd>
              <dt>Population</dt>
              <dd>{content.population}</dd>
            </dl>
          </div>
          <div>
            <h3>Key attractions</h3>
            <Checklist items={content.keyAttractions} />
          </div>
          <div>
            <h3>Major industries</h3>
            <dl className={styles.industries}>
              {content.majorIndustries.map((industry) => (
                <div key={industry.kind} id={tradeFragment(industry.kind)}>
                  <dt>{industry.name}</dt>
                  <dd>{industry.note}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <Section title={`How we serve ${city.name}`} intro={content.remote} tone="mist" layout="split">
        <ContactCard subject={city.name} />
      </Section>
      <Section title="Service areas" intro={`Places in and around ${city.name}.`} layout="split">
        <Checklist items={content.serviceAreas} />
      </Section>
      <Section title="Neighbouring cities" tone="chalk" layout="split">
        <Chips
          label="Neighbouring cities"
          chips={content.near.map((near) => ({
            href: hrefCity(near.city),
            name: `${cityEntry(near.city).name}, ${near.km} km`,
          }))}
        />
      </Section>
      <Closing
        title={`Trading in ${city.name}? Send us the question.`}
        text="The first consultation is free, by phone, WhatsApp or at our Coimbatore desk."
      >
        <ButtonLink href={hrefPage('contact')}>{labels.consultation}</ButtonLink>
      </Closing>
    </>
  );
};
