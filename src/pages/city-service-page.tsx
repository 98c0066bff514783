import type { ReactNode } from 'react';
import type { ServiceSlug } from '../../content/service-index.ts';
import { hasCityService } from '../addresses/href.ts';
import { dependOnWho, paperTexts } from '../catalogue/papers.ts';
import { officesFor } from '../jurisdictions/find-offices.ts';
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
import { AskButtons, LawAsOf, PapersLink, pickServiceFacts, standing } from './page-parts.tsx';
import styles from './pages.module.css';
import { PAPERS } from './service-sheet.tsx';

const ALSO = 4;

interface Props {
  readonly data: CityServiceData;
}

/** Shows who we are, and the tool that is the service's own. */
const Proof = ({ service }: { readonly service: ServiceSlug }) => {
  const edition = useEdition();
  const { cityServicePage: words, findOwnTool, hrefTool } = edition;
  const who = standing(edition);
  const tool = findOwnTool(service);
  return (
    <>
      {who && <p className="note">{who}</p>}
      {tool && (
        <p className="note">
          {words.tool} <a href={hrefTool(tool.slug)}>{tool.name}</a>
        </p>
      )}
    </>
  );
};

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
      proof={<Proof service={service.slug} />}
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

/** Shows what is done beside what is needed for it. */
const IncludedAndPapers = ({ data }: Props) => {
  const { cityServicePage: words } = useEdition();
  const { features, documents, slug } = data.service;
  return (
    <Section>
      <div className={styles.halves}>
        <div>
          <h2>{words.included}</h2>
          <p className="intro">{words.covered}</p>
          <Checklist items={features} />
        </div>
        <PaperList
          id={PAPERS}
          title={words.papers(documents.length, dependOnWho(data.service))}
          items={paperTexts(data.service)}
          note={<PapersLink service={slug} />}
        />
      </div>
    </Section>
  );
};

/** Says how papers come to the office, and from where. */
const WayHere = ({ data }: Props) => {
  const { cityEntry, cityPage } = useEdition();
  return (
    <>
      <p className="intro">{data.remote}</p>
      <p className="note intro">
        {cityPage.areasIntro(cityEntry(data.city).name)} {data.serviceAreas.join(', ')}
      </p>
    </>
  );
};

interface EndPartsProps extends Props {
  /** The way to the office, where it has no place beside the offices that decide. */
  readonly way: ReactNode;
}

const EndParts = ({ data, way }: EndPartsProps) => {
  const {
    cityEntry,
    serviceEntry,
    cityServicePage: words,
    hrefCityService,
    relatedServices,
    hrefCity,
    hrefService,
  } = useEdition();
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  return (
    <>
      <div>
        <h2 className={styles.questionLabel}>{words.question}</h2>
        <h3>{data.question.question}</h3>
        {data.question.answer.split('\n').map((part) => (
          <p key={part} className="intro">
            {part}
          </p>
        ))}
        <LawAsOf day={data.service.lawAsOf} />
      </div>
      <FoldedPart title={words.gains}>
        <Checklist items={data.service.benefits} mark="ring" />
      </FoldedPart>
      {way}
      <div data-off-paper="">
        <FoldedPart title={words.near(service.name)}>
          <NearCities
            near={data.near.filter((near) => hasCityService(near.city, service.slug))}
            hrefOf={(near) => hrefCityService(near, service.slug)}
          />
        </FoldedPart>
      </div>
      <div data-off-paper="">
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
    </>
  );
};

export const CityServicePage = ({ data }: Props) => {
  const edition = useEdition();
  const {
    cityEntry,
    serviceEntry,
    cityServicePage: words,
    hrefCityTrade,
    hrefContact,
    whatsappHref,
    cityServiceTitle,
  } = edition;
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  const { closing } = data.service.page;
  const offices = officesFor(service.slug, city.slug);
  const wayTitle = isOfficeIn(edition, city.slug) ? words.wayHere(city.name) : words.way(city.name);
  const way = <WayHere data={data} />;
  return (
    <div className={styles.placePage}>
      <PlaceHero data={data} />
      <IncludedAndPapers data={data} />
      <LaterSheet />
      <Section title={words.trades(city.name)} tone="chalk">
        <Trades
          trades={data.trades}
          words={words}
          others={data.others.map(({ kind, name }) => ({ href: hrefCityTrade(city.slug, kind), name }))}
          othersTitle={words.otherTrades(city.name)}
        />
      </Section>
      {offices.length > 0 && <WhoDecides rows={offices} city={city.slug} marginTitle={wayTitle} margin={way} />}
      <NumberedSteps title={words.steps} steps={data.service.process} />
      <Section tone="mist">
        <div className={styles.halves}>
          <EndParts
            data={data}
            way={
              offices.length === 0 && (
                <div>
                  <h2 className={styles.lesser}>{wayTitle}</h2>
                  {way}
                </div>
              )
            }
          />
        </div>
      </Section>
      <ClosingCall
        words={closing}
        href={hrefContact({ service: service.slug, city: city.slug })}
        kind="accent"
        chatHref={whatsappHref(cityServiceTitle(city, service))}
      />
    </div>
  );
};
