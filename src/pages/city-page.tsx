import { PRICES, tradeFragment } from '../addresses/href.ts';
import type { CityData } from '../seo/city-data.ts';
import { isOfficeIn, nameWay } from '../seo/city-data.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import { useEdition } from '../ui/edition.tsx';
import { FactList } from '../ui/facts/facts.tsx';
import { Fold, FoldedPart, Folds } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { PriceLedger } from '../ui/ledger-table/ledger-table.tsx';
import { NearCities } from '../ui/link-lists/link-lists.tsx';
import { PlaceMap } from '../ui/place-map/place-map.tsx';
import { ClosingCall, PageAndMargin, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { CityOffices } from './office-parts.tsx';
import { AskButtons, ContactCard, standing } from './page-parts.tsx';
import styles from './pages.module.css';

const CityHero = ({ content }: { content: CityData }) => {
  const edition = useEdition();
  const { cityEntry, cityPage: words, cityTitle, findSubject } = edition;
  const city = cityEntry(content.slug);
  const way = nameWay(edition, city.slug);
  const who = standing(edition);
  return (
    <Hero
      title={cityTitle(city)}
      lead={content.intro}
      proof={who && <p className="note">{who}</p>}
      seed={content.slug}
      shape="map"
      crumbs={listCrumbs(edition, { kind: 'city', city: city.slug })}
      actions={<AskButtons enquiry={{ city: city.slug }} subject={findSubject({ city: city.slug })} />}
      aside={<PlaceMap city={city.slug} label={words.map(city.name, way)} note={way} />}
    />
  );
};

const About = ({ content, name }: { content: CityData; name: string }) => {
  const { cityPage: words } = useEdition();
  return (
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
              <p>{content.keyAttractions.join(' · ')}</p>
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
      <div className={`${styles.prose} note`}>
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
};

export const CityPage = ({ content }: { content: CityData }) => {
  const edition = useEdition();
  const {
    cityEntry,
    cityPage: words,
    cityServicePage,
    servicesByCategory,
    hrefCityService,
    startingPrices,
    priceUnits,
    unitFirst,
    isOffered,
    serviceEntry,
    findSubject,
    whatsappHref,
    hrefCity,
    labels,
    hrefContact,
    addressLine,
  } = edition;
  const city = cityEntry(content.slug);
  const closing = words.closing(city.name);
  const { prices } = words;
  return (
    <>
      <CityHero content={content} />
      <LaterSheet />
      <Section title={prices.title(city.name)} intro={prices.intro} id={PRICES} seed={city.slug}>
        <PriceLedger
          caption={prices.title(city.name)}
          headings={prices}
          unitFirst={unitFirst}
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
      </Section>
      <Section title={words.trades(city.name)} tone="chalk">
        <ul className={styles.cityTrades}>
          {content.trades.map((trade) => (
            <li key={trade.kind}>
              <h3>{trade.name}</h3>
              <p>{trade.needs}</p>
              <ul className={`${styles.inline} targets`}>
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
      <div className={styles.reference}>
        <CityOffices city={city.slug} />
        <About content={content} name={city.name} />
      </div>
      <Section tone="mist">
        <div className={styles.halves}>
          <div>
            <h2 className={styles.lesser}>
              {isOfficeIn(edition, city.slug) ? cityServicePage.wayHere(city.name) : words.reach(city.name)}
            </h2>
            <p className={`note ${styles.nextSteps}`}>
              {content.work} {words.address(addressLine())} {words.next}
            </p>
            <ContactCard subject={findSubject({ city: city.slug })} />
          </div>
          <div>
            <FoldedPart title={words.near}>
              <NearCities near={content.near} hrefOf={hrefCity} />
            </FoldedPart>
          </div>
        </div>
      </Section>
      <ClosingCall
        words={{ ...closing, action: labels.consultation }}
        href={hrefContact({ city: city.slug })}
        kind="accent"
        chatHref={whatsappHref(findSubject({ city: city.slug }))}
      />
    </>
  );
};
