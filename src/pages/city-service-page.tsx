import { hasCityService } from '../addresses/href.ts';
import { dependOnWho, paperTexts } from '../catalogue/papers.ts';
import type { CityServiceData } from '../seo/city-data.ts';
import { isOfficeIn, nameDistance } from '../seo/city-data.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import { Checklist, PaperList } from '../ui/checklists/checklists.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Figures, Route } from '../ui/facts/facts.tsx';
import { FoldedPart } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { NearCities } from '../ui/link-lists/link-lists.tsx';
import { NumberedSteps } from '../ui/points/points.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { Trades } from '../ui/trades/trades.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { WhoDecides } from './office-parts.tsx';
import { AskButtons, LawAsOf, PapersLink, pickServiceFacts } from './page-parts.tsx';
import styles from './pages.module.css';
import { PAPERS } from './service-sheet.tsx';

const ALSO = 4;

interface Props {
  readonly data: CityServiceData;
}

const PlaceHero = ({ data }: Props) => {
  const edition = useEdition();
  const {
    cityEntry,
    serviceEntry,
    cityServiceTitle,
    cityServicePage: words,
    cityPage,
    labels,
    startingPrices,
    priceUnits,
    gstInPrice,
    officeCity,
    town,
  } = edition;
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  const title = cityServiceTitle(city, service);
  return (
    <Hero
      title={title}
      lead={data.lead}
      seed={city.slug}
      shape="slip"
      crumbs={listCrumbs(edition, { kind: 'city-service', city: city.slug, service: service.slug })}
      actions={<AskButtons enquiry={{ service: service.slug, city: city.slug }} subject={title} kind="primary" />}
      aside={
        <Route
          seed={city.slug}
          from={city.name}
          fromNote={isOfficeIn(edition, city.slug) ? words.office : words.yours}
          way={nameDistance(edition, city.slug)}
          to={isOfficeIn(edition, city.slug) ? null : officeCity.hasPages ? cityEntry(officeCity.slug).name : town}
          toNote={words.office}
        />
      }
      edge={
        <Figures
          strip
          label={cityPage.atAGlance(title)}
          entries={[
            {
              label: labels.startingAt,
              figure: startingPrices[service.slug].text,
              note: [priceUnits[service.slug], gstInPrice, words.samePrice].filter(Boolean).join(', '),
            },
            ...pickServiceFacts(edition, service.slug),
            {
              label: words.papersLabel,
              figure: words.papersFigure(data.service.documents.length, dependOnWho(data.service)),
              note: words.papersNote,
              href: `#${PAPERS}`,
            },
          ]}
        />
      }
    />
  );
};

const PapersAndGains = ({ data }: Props) => {
  const { cityServicePage: words } = useEdition();
  return (
    <Section tone="mist">
      <div className={styles.papersAndGains}>
        <PaperList
          id={PAPERS}
          title={words.papers(data.service.documents.length, dependOnWho(data.service))}
          items={paperTexts(data.service)}
          note={<PapersLink service={data.service.slug} />}
        />
        <FoldedPart title={words.gains}>
          <Checklist items={data.service.benefits} mark="ring" />
        </FoldedPart>
      </div>
    </Section>
  );
};

const LocalQuestion = ({ data }: Props) => {
  const { cityServicePage: words } = useEdition();
  return (
    <Section>
      <h2 className={styles.questionLabel}>{words.question}</h2>
      <h3>{data.question.question}</h3>
      <p className="intro">{data.question.answer}</p>
      <LawAsOf day={data.service.lawAsOf} />
    </Section>
  );
};

export const CityServicePage = ({ data }: Props) => {
  const edition = useEdition();
  const {
    cityEntry,
    serviceEntry,
    cityServicePage: words,
    hrefCityTrade,
    cityPage,
    hrefCityService,
    relatedServices,
    hrefCity,
    hrefService,
    hrefContact,
    whatsappHref,
    cityServiceTitle,
  } = edition;
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  const { closing } = data.service.page;
  return (
    <>
      <PlaceHero data={data} />
      <Section title={words.included} intro={words.covered}>
        <Checklist items={data.service.features} columns />
      </Section>
      <LaterSheet />
      <PapersAndGains data={data} />
      <Section title={words.trades(city.name)} tone="chalk">
        <Trades
          trades={data.trades}
          words={words}
          others={data.others.map(({ kind, name }) => ({ href: hrefCityTrade(city.slug, kind), name }))}
          othersTitle={words.otherTrades(city.name)}
        />
      </Section>
      <WhoDecides service={service.slug} city={city.slug} />
      <NumberedSteps title={words.steps} steps={data.service.process} />
      <LocalQuestion data={data} />
      <Section tone="mist">
        <div className={styles.halves}>
          <div>
            <h2>{isOfficeIn(edition, city.slug) ? words.wayHere(city.name) : words.way(city.name)}</h2>
            <p className="intro">{data.remote}</p>
            <p className="note intro">
              {cityPage.areasIntro(city.name)} {data.serviceAreas.join(', ')}
            </p>
          </div>
          <div data-off-paper="">
            <FoldedPart title={words.near(service.name)}>
              <NearCities
                near={data.near.filter((near) => hasCityService(near.city, service.slug))}
                hrefOf={(near) => hrefCityService(near, service.slug)}
              />
            </FoldedPart>
            <FoldedPart title={words.also(city.name)}>
              <ul className={`${styles.inline} targets`}>
                {relatedServices(service.slug, data.wanted)
                  .slice(0, ALSO)
                  .map((entry) => (
                    <li key={entry.slug}>
                      <a href={hrefCityService(city.slug, entry.slug)}>{entry.name}</a>
                    </li>
                  ))}
                <li>
                  <a href={hrefCity(city.slug)}>{words.allOf(city.name)}</a>
                </li>
                <li>
                  <a href={hrefService(service.slug)}>{words.allAbout(service.name)}</a>
                </li>
              </ul>
            </FoldedPart>
          </div>
        </div>
      </Section>
      <ClosingCall
        words={closing}
        href={hrefContact({ service: service.slug, city: city.slug })}
        kind="accent"
        chatHref={whatsappHref(cityServiceTitle(city, service))}
      />
    </>
  );
};
