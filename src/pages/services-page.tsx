import { servicesOverview as content } from '../../content/pages/services.ts';
import { firstCities } from '../site/cities.ts';
import { hrefCity, hrefPage, hrefService } from '../site/href.ts';
import { serviceEntry } from '../site/services.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Chips } from '../ui/chips/chips.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { Figures } from '../ui/figures/figures.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { LedgerList } from '../ui/ledger-list/ledger-list.tsx';
import { Section } from '../ui/section/section.tsx';
import { Steps } from '../ui/steps/steps.tsx';
import shared from './pages.module.css';
import styles from './services-page.module.css';

const OVERVIEW_CITIES = 12;

export const ServicesPage = () => (
  <>
    <Hero
      title={content.hero.title}
      lead={content.hero.lead}
      seed="services"
      size="low"
      actions={
        <ButtonLink href={hrefPage('contact')} kind="accent">
          {content.hero.action}
        </ButtonLink>
      }
    />
    <Section title={content.cardsTitle}>
      <ul className={styles.serviceCards}>
        {content.cards.map((card) => {
          const service = serviceEntry(card.service);
          return (
            <li key={card.service}>
              <Icon name={service.icon} size={28} />
              <h3>
                <a href={hrefService(card.service)}>{service.name}</a>
              </h3>
              <p>{card.description}</p>
              <ul>
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <div className={styles.also}>
        <h3>{content.also.title}</h3>
        <LedgerList
          entries={content.also.services.map(serviceEntry).map((service) => ({
            href: hrefService(service.slug),
            title: service.name,
            remark: service.summary,
          }))}
        />
      </div>
    </Section>
    <Section tone="chalk" title={content.trustTitle}>
      <Figures entries={content.trust} label={content.trustTitle} />
    </Section>
    <Section title={content.processTitle}>
      <Steps steps={content.process} />
    </Section>
    <Section tone="chalk" title={content.cities.title} intro={content.cities.intro} layout="split">
      <div className={shared.stack}>
        <Chips
          label={content.cities.title}
          chips={firstCities(OVERVIEW_CITIES).map((city) => ({ href: hrefCity(city.slug), name: city.name }))}
        />
        <ButtonLink href={hrefPage('locations')}>{content.cities.action}</ButtonLink>
      </div>
    </Section>
    <Closing title={content.closing.title} text={content.closing.text}>
      <ButtonLink href={hrefPage('contact')}>{content.closing.action}</ButtonLink>
    </Closing>
  </>
);
