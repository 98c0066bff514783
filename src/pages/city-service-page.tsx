import { cityPage, directionNames, cityServicePage as words } from '../../content/pages/city.ts';
import { labels } from '../../content/pages/labels.ts';
import { servicePage } from '../../content/pages/service.ts';
import { priceUnits, startingPrices } from '../../content/prices.ts';
import { serviceFacts } from '../../content/service-facts.ts';
import { cityEntry } from '../site/cities.ts';
import { type CityServiceData, kmToOffice } from '../site/city-data.ts';
import { whatsappHref } from '../site/contact-links.ts';
import { cityServiceTitle } from '../site/enquiry.ts';
import { hrefCity, hrefCityService, hrefCityTrade, hrefContact, hrefPage, hrefService } from '../site/href.ts';
import { hasCityService } from '../site/local-path.ts';
import { paperTexts } from '../site/papers.ts';
import { relatedServices, serviceEntry } from '../site/services.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklist/checklist.tsx';
import { DistanceLines } from '../ui/distance-lines/distance-lines.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { PaperList } from '../ui/paper-list/paper-list.tsx';
import { Route, Strip } from '../ui/route-strip/route-strip.tsx';
import { Section } from '../ui/section/section.tsx';
import { ClosingCall } from '../ui/sections/closing-call.tsx';
import { NumberedSteps } from '../ui/sections/numbered-steps.tsx';
import { TradeSlips } from '../ui/trade-slips/trade-slips.tsx';
import { LawAsOf } from './law-notes.tsx';
import styles from './pages.module.css';
import { PapersLink } from './papers-link.tsx';

const PAPERS_SHOWN = 1;
/** How many other services of the city it leads to. */
const ALSO = 4;

interface Props {
  readonly data: CityServiceData;
}

const PlaceHero = ({ data }: Props) => {
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  const km = kmToOffice(city.slug);
  const title = cityServiceTitle(city, service);
  return (
    <Hero
      title={title}
      lead={data.lead}
      seed={city.slug}
      shape="card"
      tone="chalk"
      above={
        <Breadcrumb
          crumbs={[
            { name: labels.services, href: hrefPage('services') },
            { name: city.name, href: hrefCity(city.slug) },
            { name: service.name },
          ]}
        />
      }
      pair
      actions={
        <>
          <ButtonLink href={hrefContact({ service: service.slug, city: city.slug })}>{labels.consultation}</ButtonLink>
          <ButtonLink href={whatsappHref(title)} kind="quiet" external>
            <Icon name="message" /> {labels.whatsapp}
          </ButtonLink>
        </>
      }
      aside={
        <Route
          seed={city.slug}
          from={city.name}
          fromNote={km === 0 ? words.office : words.yours}
          way={km === 0 ? null : cityPage.km(km)}
          to={cityEntry('coimbatore').name}
          toNote={words.office}
        />
      }
      edge={
        <Strip
          label={cityPage.atAGlance(title)}
          facts={[
            {
              label: labels.startingAt,
              figure: startingPrices[service.slug].text,
              note: priceUnits[service.slug],
            },
            ...serviceFacts[service.slug],
            { label: words.papersLabel, figure: String(data.service.documents.length), note: words.papersNote },
          ]}
        />
      }
    />
  );
};

/** The papers, and what is gained by leaving the work to us: the papers first on a phone. */
const PapersAndGains = ({ data }: Props) => (
  <Section>
    <div className={styles.papersAndGains}>
      <PaperList
        title={words.papers(data.service.documents.length)}
        items={paperTexts(data.service)}
        shown={PAPERS_SHOWN}
        more={servicePage.papers.more(data.service.documents.length - PAPERS_SHOWN)}
        note={<PapersLink service={data.service.slug} />}
      />
      <div>
        <details data-plus="" data-fold="" className={styles.pagesPart}>
          <summary>
            <h2>{words.gains}</h2>
          </summary>
          <Checklist items={data.service.benefits} mark="ring" />
        </details>
        <h2 className={styles.asked}>{words.question}</h2>
        <h3>{data.question.question}</h3>
        <p>{data.question.answer}</p>
      </div>
    </div>
    <LawAsOf day={data.service.lawAsOf} />
  </Section>
);

export const CityServicePage = ({ data }: Props) => {
  const city = cityEntry(data.city);
  const service = serviceEntry(data.service.slug);
  const { closing } = data.service.page;
  return (
    <>
      <PlaceHero data={data} />
      <Section title={words.included}>
        <Checklist items={data.service.features} columns />
      </Section>
      <Section title={words.trades(city.name)} tone="chalk">
        <TradeSlips
          trades={data.trades}
          words={words}
          others={data.others.map(({ kind, name }) => ({ href: hrefCityTrade(city.slug, kind), name }))}
          othersTitle={words.otherTrades(city.name)}
        />
      </Section>
      <NumberedSteps title={words.steps} steps={data.service.process} />
      <PapersAndGains data={data} />
      <Section tone="mist">
        <div className={styles.halves}>
          <div>
            <h2>{kmToOffice(city.slug) === 0 ? words.wayHere(city.name) : words.way(city.name)}</h2>
            <p className={styles.pagesIntro}>{data.remote}</p>
            <p className={styles.finePrint}>
              {cityPage.areasIntro(city.name)} {data.serviceAreas.join(', ')}
            </p>
          </div>
          <div>
            <details data-plus="" data-fold="" className={styles.pagesPart}>
              <summary>
                <h2>{words.near(service.name)}</h2>
              </summary>
              <DistanceLines
                places={data.near
                  .filter((near) => hasCityService(near.city, service.slug))
                  .map((near) => ({
                    href: hrefCityService(near.city, service.slug),
                    name: cityEntry(near.city).name,
                    km: near.km,
                    note: directionNames[near.direction],
                  }))}
              />
            </details>
            <details data-plus="" data-fold="" className={styles.pagesPart}>
              <summary>
                <h2>{words.also(city.name)}</h2>
              </summary>
              <ul className={styles.inline}>
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
            </details>
          </div>
        </div>
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink href={hrefContact({ service: service.slug, city: city.slug })} kind="accent">
          {closing.action}
        </ButtonLink>
      </ClosingCall>
    </>
  );
};
