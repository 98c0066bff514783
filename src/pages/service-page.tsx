import type { ServiceContent, ServiceExtra } from '../../content/schema.ts';
import { paperTexts } from '../catalogue/papers.ts';
import { officeCity } from '../office/office-city.ts';
import { crumbsOf } from '../seo/crumbs.ts';

import { ButtonLink, ExternalLink } from '../ui/button/button.tsx';
import { PrintableChecklist } from '../ui/checklists/checklists.tsx';
import { useEdition } from '../ui/edition.tsx';
import { FactsCard } from '../ui/facts/facts.tsx';
import { Faq, Fold, Folds } from '../ui/fold/fold.tsx';
import { Hero, Tabs } from '../ui/hero/hero.tsx';
import { LinkIndex } from '../ui/link-lists/link-lists.tsx';
import { Points, StepsOnLine } from '../ui/points/points.tsx';
import { ClosingCall, PageAndMargin, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { AskButtons, Changes, LawAsOf, nextDateOf, PapersLink, pickServiceFacts, serviceLinks } from './page-parts.tsx';
import { ExtraBlock, WorkedExample } from './service-blocks.tsx';

const TABS = 6;
const TABS_ACCOUNTING = 8;
const NEARBY_CITIES = 12;
const PAPERS_SHOWN = 2;
const PAPERS = 'papers';

const isLinks = (extra: ServiceExtra): boolean => extra.kind === 'official-links';

/** The blocks that only this service has: two tables have the steps between them, official pages come later. */
const placed = (extras: readonly ServiceExtra[]) => {
  const [first, second] = extras.filter((extra) => !isLinks(extra));
  return { first, second, links: extras.find(isLinks) };
};

const ServiceHero = ({ content }: { content: ServiceContent }) => {
  const edition = useEdition();
  const {
    serviceEntry,
    hrefContact,
    labels,
    firm,
    servicePage: words,
    hrefCityPrices,
    hrefService,
    serviceIndex,
    hrefPage,
  } = edition;
  const { name } = serviceEntry(content.slug);
  const tabs = content.slug === 'accounting-bookkeeping' ? TABS_ACCOUNTING : TABS;
  return (
    <Hero
      title={content.page.title}
      lead={content.page.intro}
      seed={content.slug}
      shape="card"
      crumbs={crumbsOf(edition, { kind: 'service', service: content.slug })}
      actions={
        <>
          <AskButtons enquiry={{ service: content.slug }} subject={name}>
            {content.page.action}
          </AskButtons>
          <ButtonLink href={hrefContact({ service: content.slug })} kind="quiet">
            {labels.consultation}
          </ButtonLink>
        </>
      }
      proof={firm.reviewsUrl && <ExternalLink href={firm.reviewsUrl}>{labels.reviews}</ExternalLink>}
      aside={
        <FactsCard
          label={words.atAGlance(name)}
          facts={[
            ...pickServiceFacts(edition, content.slug).map(({ label, figure, ...rest }) => ({
              label,
              value: figure,
              ...rest,
            })),
            ...nextDateOf(edition, content.slug),
            {
              label: words.fee.label,
              value: <a href={hrefCityPrices(officeCity)}>{words.fee.prices}</a>,
            },
            {
              label: words.papers.label,
              value: <a href={`#${PAPERS}`}>{words.papers.link(content.documents.length)}</a>,
            },
          ]}
        />
      }
      edge={
        <Tabs
          title={words.others}
          here={hrefService(content.slug)}
          links={[
            ...serviceIndex.slice(0, tabs),
            ...serviceIndex.slice(tabs).filter((entry) => entry.slug === content.slug),
          ].map((entry) => ({ href: hrefService(entry.slug), name: entry.name }))}
          all={{ href: hrefPage('services'), name: words.all(serviceIndex.length) }}
        />
      }
    />
  );
};

export const ServicePage = ({ content }: { content: ServiceContent }) => {
  const edition = useEdition();
  const {
    serviceEntry,
    servicePage: words,
    relatedServices,
    hrefPage,
    labels,
    toolsOf,
    hrefTool,
    firstCities,
    hrefCityService,
    hrefContact,
  } = edition;
  const { page } = content;
  const papers = paperTexts(content);
  const { name } = serviceEntry(content.slug);
  const extras = placed(page.extras);
  return (
    <>
      <ServiceHero content={content} />
      <LaterSheet />
      <PageAndMargin
        title={words.items}
        intro={content.description}
        marginTitle={words.gains}
        margin={
          <Folds>
            {page.benefits.map((benefit) => (
              <Fold key={benefit.title} title={benefit.title} onPhones>
                <p>{benefit.description}</p>
              </Fold>
            ))}
          </Folds>
        }
      >
        <Folds>
          {page.items.map((item) => (
            <Fold key={item.title} title={item.title}>
              <p>{item.description}</p>
            </Fold>
          ))}
        </Folds>
      </PageAndMargin>
      {extras.first && <ExtraBlock extra={extras.first} />}
      <StepsOnLine title={words.steps} steps={content.process} />
      {extras.second && <ExtraBlock extra={extras.second} later />}
      <PrintableChecklist
        id={PAPERS}
        title={words.papers.title}
        text={
          <>
            {words.papers.text} <PapersLink service={content.slug} />
          </>
        }
        items={papers}
        shown={PAPERS_SHOWN}
        of={words.papers.of(papers.length)}
        more={words.papers.more(papers.length - PAPERS_SHOWN)}
      />
      <WorkedExample service={content.slug} />
      {extras.links && <ExtraBlock extra={extras.links} later={page.extras.length > 1} />}
      <Section title={words.reasons} tone="bottle">
        <Points points={page.reasons} />
      </Section>
      {page.changes && <Changes changes={page.changes} />}
      <Section title={words.questions} ornament>
        <Faq questions={page.questions} />
        <LawAsOf day={content.lawAsOf} />
      </Section>
      <LinkIndex
        groups={[
          {
            title: words.related,
            links: [
              ...serviceLinks(edition, relatedServices(content.slug)),
              { href: hrefPage('dueDates'), name: labels.dueDates },
            ],
          },
          {
            title: labels.tools,
            links: [
              ...toolsOf(content.slug).map((tool) => ({ href: hrefTool(tool.slug), name: tool.name })),
              { href: hrefPage('tools'), name: labels.allTools },
            ],
          },
          {
            title: words.inCities(name),
            links: firstCities(NEARBY_CITIES).map((city) => ({
              href: hrefCityService(city.slug, content.slug),
              name: city.name,
            })),
          },
        ]}
      />
      <ClosingCall words={page.closing} href={hrefContact({ service: content.slug })} seed={content.slug} />
    </>
  );
};
