import type { ServiceContent } from '../../content/schema.ts';
import { hasCityService } from '../addresses/href.ts';
import { paperTexts } from '../catalogue/papers.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import { AnswerHead, ServiceList } from '../ui/answer-sheet/answer-sheet.tsx';
import { ButtonLink, ExternalLink } from '../ui/button/button.tsx';
import { PrintableChecklist } from '../ui/checklists/checklists.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Faq } from '../ui/fold/fold.tsx';
import { LinkIndex } from '../ui/link-lists/link-lists.tsx';
import { Gains, Points, RingList, StepsOnLine } from '../ui/points/points.tsx';
import { ClosingCall, PageAndMargin, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { LawAsOf, PapersLink, serviceLinks } from './page-parts.tsx';
import styles from './pages.module.css';
import { Details } from './service-blocks.tsx';
import { PAPERS, ServiceSheetView } from './service-sheet.tsx';

/** The list leaves out services with a row of their own on the page. */
const LISTED = 6;
const LISTED_ON_ACCOUNTING = 8;
const NEARBY_CITIES = 12;

/** A phone shows this much of a list at first. */
const SHOWN = 4;

const ServiceHead = ({ content }: { readonly content: ServiceContent }) => {
  const edition = useEdition();
  const { serviceEntry, hrefContact, labels, firm, servicePage: words, hrefService, serviceIndex, hrefPage } = edition;
  const { slug, page } = content;
  const { name } = serviceEntry(slug);
  const listed = slug === 'accounting-bookkeeping' ? LISTED_ON_ACCOUNTING : LISTED;
  return (
    <AnswerHead
      title={page.title}
      lead={page.intro}
      crumbs={listCrumbs(edition, { kind: 'service', service: slug })}
      actions={
        <>
          <ButtonLink href={hrefContact({ service: slug })} kind="accent">
            {page.action}
          </ButtonLink>
          <ButtonLink href={hrefContact({ service: slug })} kind="quiet">
            {labels.consultation}
          </ButtonLink>
        </>
      }
      proof={firm.reviewsUrl && <ExternalLink href={firm.reviewsUrl}>{labels.reviews}</ExternalLink>}
      sheet={<ServiceSheetView content={content} name={name} />}
      list={
        <ServiceList
          title={words.others}
          services={serviceIndex.slice(0, listed).map((entry) => ({
            href: hrefService(entry.slug),
            name: entry.name,
            seed: entry.slug,
            isHere: entry.slug === slug,
          }))}
          all={{ href: hrefPage('services'), name: words.all(serviceIndex.length) }}
        />
      }
    />
  );
};

export const ServicePage = ({ content }: { readonly content: ServiceContent }) => {
  const edition = useEdition();
  const {
    serviceEntry,
    servicePage: words,
    relatedServices,
    whatsappHref,
    hrefPage,
    labels,
    pages,
    listTools,
    hrefTool,
    firstCities,
    hrefCity,
    hrefCityService,
    hrefContact,
  } = edition;
  const { page, slug } = content;
  const papers = paperTexts(content);
  const { name } = serviceEntry(slug);
  return (
    <div className={styles.servicePage}>
      <ServiceHead content={content} />
      <LaterSheet />
      <PageAndMargin
        title={words.items}
        intro={content.description}
        tone="paper"
        marginTitle={words.gains}
        margin={<Gains items={page.benefits} />}
      >
        <RingList items={page.items} shown={SHOWN} more={words.moreItems(page.items.length)} />
      </PageAndMargin>
      <PrintableChecklist
        id={PAPERS}
        title={words.papers.title}
        text={
          <>
            {words.papers.text} <PapersLink service={slug} />
          </>
        }
        items={papers}
        shown={SHOWN}
        of={words.papers.of(papers.length)}
        more={words.papers.more(papers.length - SHOWN)}
      />
      <div className={styles.movement}>
        <Details content={content} />
        <StepsOnLine title={words.steps} steps={content.process} />
      </div>
      <div className={`${styles.movement} ${styles.reasons}`}>
        <Section title={words.reasons} tone="bottle" layout="split">
          <Points points={page.reasons} />
        </Section>
      </div>
      <div className={styles.movement}>
        <Section title={words.questions} tone="chalk">
          <Faq questions={page.questions} />
          <LawAsOf day={content.lawAsOf} />
        </Section>
        <LinkIndex
          groups={[
            {
              title: words.related,
              isOpen: true,
              links: [
                ...serviceLinks(edition, relatedServices(slug)),
                { href: hrefPage('dueDates'), name: pages.dueDates.name },
                { href: hrefPage('offices'), name: pages.offices.name },
              ],
            },
            {
              title: pages.tools.name,
              isOpen: true,
              links: [
                ...listTools(slug).map((tool) => ({ href: hrefTool(tool.slug), name: tool.name })),
                { href: hrefPage('tools'), name: labels.allTools },
              ],
            },
            {
              title: words.inCities(name),
              isLong: true,
              links: firstCities(NEARBY_CITIES).map((city) => ({
                href: hasCityService(city.slug, slug) ? hrefCityService(city.slug, slug) : hrefCity(city.slug),
                name: city.name,
              })),
            },
          ]}
        />
      </div>
      <ClosingCall
        words={page.closing}
        href={hrefContact({ service: slug })}
        seed={slug}
        chatHref={whatsappHref(name)}
      />
    </div>
  );
};
