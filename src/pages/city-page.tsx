import { directionNames, cityPage as words } from '../../content/pages/city.ts';
import { labels } from '../../content/pages/labels.ts';
import { priceUnits, startingPrices } from '../../content/prices.ts';
import { cityEntry } from '../site/cities.ts';
import { type CityData, kmToOffice } from '../site/city-data.ts';
import { whatsappHref } from '../site/contact-links.ts';
import { cityTitle, subjectOf } from '../site/enquiry.ts';
import { hrefCity, hrefCityService, hrefContact, hrefPage, PRICES, tradeFragment } from '../site/href.ts';
import { isOffered, serviceEntry, servicesByCategory } from '../site/services.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { DistanceLines } from '../ui/distance-lines/distance-lines.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { PlaceMap } from '../ui/place-map/place-map.tsx';
import { PriceLedger } from '../ui/price-ledger/price-ledger.tsx';
import { Section } from '../ui/section/section.tsx';
import { ClosingCall } from '../ui/sections/closing-call.tsx';
import { PageAndMargin } from '../ui/sections/page-and-margin.tsx';
import { TableSection } from '../ui/sections/table-section.tsx';
import { ContactCard } from './contact-card.tsx';
import styles from './pages.module.css';

const CityHero = ({ content }: { content: CityData }) => {
  const city = cityEntry(content.slug);
  const km = kmToOffice(city.slug);
  const way = km === 0 ? words.isOffice : words.fromOffice(km);
  return (
    <Hero
      title={cityTitle(city)}
      lead={content.intro}
      proof={<p className={styles.cityWork}>{content.work}</p>}
      seed={content.slug}
      shape="map"
      above={<Breadcrumb crumbs={[{ name: labels.locations, href: hrefPage('locations') }, { name: city.name }]} />}
      pair
      actions={
        <>
          <ButtonLink href={hrefContact({ city: city.slug })} kind="accent">
            {labels.consultation}
          </ButtonLink>
          <ButtonLink href={whatsappHref(subjectOf({ city: city.slug }))} kind="quiet" external>
            <Icon name="message" /> {labels.whatsapp}
          </ButtonLink>
        </>
      }
      aside={<PlaceMap city={city.slug} label={words.map(city.name, way)} note={way} />}
    />
  );
};

const About = ({ content, name }: { content: CityData; name: string }) => (
  <PageAndMargin
    title={words.about(name)}
    tone="paper"
    marginTitle={words.facts}
    margin={
      <>
        <FactList
          facts={[
            { label: words.district, value: content.district },
            { label: words.pincode, value: content.pincode },
            { label: words.population, value: content.population },
          ]}
        />
        <Folds>
          <Fold title={words.attractions} onPhones>
            <p>{content.keyAttractions.join(', ')}</p>
          </Fold>
          <Fold title={words.areas} onPhones>
            <p>
              {words.areasIntro(name)} {content.serviceAreas.join(', ')}
            </p>
          </Fold>
        </Folds>
      </>
    }
  >
    <div className={`${styles.prose} ${styles.finePrint}`}>
      {content.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <h3 className={styles.apart}>{words.industries}</h3>
    <Folds>
      {content.majorIndustries.map((industry) => (
        <Fold key={industry.kind} id={tradeFragment(industry.kind)} title={industry.name}>
          <p>{industry.note}</p>
        </Fold>
      ))}
    </Folds>
  </PageAndMargin>
);

export const CityPage = ({ content }: { content: CityData }) => {
  const city = cityEntry(content.slug);
  const closing = words.closing(city.name);
  const { prices } = words;
  return (
    <>
      <CityHero content={content} />
      <TableSection title={prices.title(city.name)} intro={prices.intro} tone="paper" id={PRICES} seed={city.slug}>
        <PriceLedger
          caption={prices.title(city.name)}
          headings={prices}
          groups={servicesByCategory().map((group) => ({
            name: group.name,
            lines: group.services.map((service) => ({
              href: hrefCityService(city.slug, service.slug),
              name: service.name,
              remark: service.summary,
              price: startingPrices[service.slug].text,
              unit: priceUnits[service.slug],
            })),
          }))}
        />
      </TableSection>
      <Section title={words.trades(city.name)} tone="chalk">
        <ul className={styles.cityTrades}>
          {content.trades.map((trade) => (
            <li key={trade.kind}>
              <h3>{trade.name}</h3>
              <p>{trade.needs}</p>
              <ul className={styles.inline}>
                {trade.services.filter(isOffered).map((slug) => (
                  <li key={slug}>
                    <a href={hrefCityService(city.slug, slug)}>{serviceEntry(slug).name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <About content={content} name={city.name} />
      <Section tone="mist">
        <div className={styles.halves}>
          <div>
            <h2 className={styles.lesser}>{words.reach(city.name)}</h2>
            <p className={`${styles.finePrint} ${styles.nextSteps}`}>{words.next}</p>
            <ContactCard subject={subjectOf({ city: city.slug })} />
          </div>
          <div>
            <details data-plus="" data-fold="" className={styles.pagesPart}>
              <summary>
                <h2>{words.near}</h2>
              </summary>
              <DistanceLines
                places={content.near.map((near) => ({
                  href: hrefCity(near.city),
                  name: cityEntry(near.city).name,
                  km: near.km,
                  note: directionNames[near.direction],
                }))}
              />
            </details>
          </div>
        </div>
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink href={hrefContact({ city: city.slug })} kind="accent">
          {labels.consultation}
        </ButtonLink>
      </ClosingCall>
    </>
  );
};
