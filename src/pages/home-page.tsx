import { firm } from '../../content/firm.ts';
import { home } from '../../content/pages/home.ts';
import { serviceIndex } from '../../content/service-index.ts';
import { firstCities } from '../site/cities.ts';
import { hrefCity, hrefPage, hrefService } from '../site/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Chips } from '../ui/chips/chips.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { DotMap } from '../ui/dot-map/dot-map.tsx';
import { Figures } from '../ui/figures/figures.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LedgerList } from '../ui/ledger-list/ledger-list.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './home-page.module.css';
import shared from './pages.module.css';

const HOME_SERVICES = 9;
const HOME_CITIES = 12;

export const HomePage = () => (
  <>
    <Hero
      title={home.hero.title}
      lead={home.hero.lead}
      seed="home"
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
      proof={<Figures entries={home.trust} label="The firm in figures" />}
    />
    <Section title={home.services.title} intro={home.services.intro}>
      <LedgerList
        entries={serviceIndex
          .slice(0, HOME_SERVICES)
          .map((service) => ({ href: hrefService(service.slug), title: service.name, remark: service.summary }))}
      />
    </Section>
    <Section tone="chalk" title={home.cities.title} intro={home.cities.intro} layout="split">
      <div className={shared.mapAside}>
        <div className={shared.stack}>
          <Chips
            label={home.cities.title}
            chips={firstCities(HOME_CITIES).map((city) => ({ href: hrefCity(city.slug), name: city.name }))}
          />
          <ButtonLink href={hrefPage('locations')}>{home.cities.action}</ButtonLink>
        </div>
        <DotMap />
      </div>
    </Section>
    <Section title={home.why.title}>
      <Points points={home.why.reasons} columns={4} />
    </Section>
    <Section tone="bottle" title={home.reviews.title} layout="split">
      <div className={styles.reviews}>
        {home.reviews.rating && (
          <p className={styles.rating}>
            {home.reviews.rating.figure}
            <span> / {home.reviews.rating.scale}</span>
          </p>
        )}
        <div>
          <p>{home.reviews.text}</p>
          <ButtonLink href={firm.reviewsUrl} kind="quiet" external>
            {home.reviews.action}
          </ButtonLink>
        </div>
      </div>
    </Section>
    <Closing title={home.closing.title} text={home.closing.text}>
      <ButtonLink href={hrefPage('contact')}>{home.closing.action}</ButtonLink>
    </Closing>
  </>
);
