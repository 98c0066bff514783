import { firm } from '../../content/firm.ts';
import { labels } from '../../content/pages/labels.ts';
import type { ServiceContent } from '../../content/schema.ts';
import { type ServiceSlug, serviceIndex } from '../../content/service-index.ts';
import { firstCities } from '../site/cities.ts';
import { hrefCityService, hrefPage, hrefService } from '../site/href.ts';
import { relatedServices } from '../site/related.ts';
import { serviceEntry } from '../site/services.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklist/checklist.tsx';
import { Chips } from '../ui/chips/chips.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { Faq } from '../ui/faq/faq.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Definitions, Points } from '../ui/points/points.tsx';
import { Section } from '../ui/section/section.tsx';
import { Steps } from '../ui/steps/steps.tsx';
import { ExtraBlock } from './extra-block.tsx';
import { PapersLink } from './papers-link.tsx';
import styles from './service-page.module.css';

const SIDE_CARD_SERVICES = 6;
const SIDE_CARD_SERVICES_ACCOUNTING = 8;
const NEARBY_CITIES = 12;

const SideCard = ({ service }: { service: ServiceSlug }) => {
  const count = service === 'accounting-bookkeeping' ? SIDE_CARD_SERVICES_ACCOUNTING : SIDE_CARD_SERVICES;
  return (
    <nav className={styles.sideCard} aria-label="Our services">
      <p>Our services</p>
      <ul>
        {serviceIndex.slice(0, count).map((entry) => (
          <li key={entry.slug}>
            <a href={hrefService(entry.slug)} aria-current={entry.slug === service ? 'page' : undefined}>
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const ServicePage = ({ content }: { content: ServiceContent }) => {
  const { page } = content;
  const { name } = serviceEntry(content.slug);
  return (
    <>
      <Hero
        title={page.title}
        lead={page.intro}
        seed={content.slug}
        above={<Breadcrumb crumbs={[{ name: labels.services, href: hrefPage('services') }, { name }]} />}
        actions={
          <>
            <ButtonLink href={hrefPage('contact')} kind="accent">
              {page.action}
            </ButtonLink>
            <ButtonLink href={hrefPage('contact')} kind="quiet">
              {labels.consultation}
            </ButtonLink>
          </>
        }
        proof={
          <p className={styles.reviewsLink}>
            <ExternalLink href={firm.reviewsUrl}>{labels.reviews}</ExternalLink>
          </p>
        }
        aside={<SideCard service={content.slug} />}
      />
      <Section title="What we do for you" intro={content.description} layout="split">
        <Definitions entries={page.items} />
      </Section>
      {page.extras.map((extra, index) => (
        <ExtraBlock key={extra.title} extra={extra} tone={index % 2 === 0 ? 'chalk' : 'paper'} />
      ))}
      <Section title="What you gain" tone={page.extras.length % 2 === 0 ? 'chalk' : 'paper'}>
        <Points points={page.benefits} columns={4} />
      </Section>
      <Section title="How it goes" tone="mist">
        <Steps steps={content.process} />
      </Section>
      <Section title="Papers to keep ready" intro={<PapersLink />} layout="split">
        <Checklist items={content.documents} />
      </Section>
      <Section title="Why owners come to us for this" tone="bottle">
        <Points points={page.reasons} columns={3} />
      </Section>
      <Section title="Asked across the table" layout="split">
        <Faq questions={page.questions} />
      </Section>
      <Section title="Often needed with it" layout="split">
        <Chips
          label="Often needed with it"
          chips={relatedServices(content.slug).map((entry) => ({ href: hrefService(entry.slug), name: entry.name }))}
        />
      </Section>
      <Section title={`${name} in your city`} tone="chalk" layout="split">
        <Chips
          label={`${name} by city`}
          chips={firstCities(NEARBY_CITIES).map((city) => ({
            href: hrefCityService(city.slug, content.slug),
            name: city.name,
          }))}
        />
      </Section>
      <Closing title={page.closing.title} text={page.closing.text}>
        <ButtonLink href={hrefPage('contact')}>{page.closing.action}</ButtonLink>
      </Closing>
    </>
  );
};
