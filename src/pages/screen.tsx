import type { ReactNode } from 'react';
import { ownWords } from '../../content/own-words.ts';
import type { Question } from '../../content/schema.ts';
import type { FixedPage, ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';
import type { PostCard } from '../feed/post-card.ts';
import { cityData, cityServiceData } from '../seo/city-data.ts';
import type { PageSeo } from '../seo/head.ts';
import type { PostHead } from '../seo/post-head.ts';
import { AboutPage } from './about-page.tsx';
import { AuditPage } from './audit-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { CityPage } from './city-page.tsx';
import { CityServicePage } from './city-service-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { DueDatesPage } from './due-dates-page.tsx';
import { HomePage } from './home-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { LocationsPage } from './locations-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OfficesPage } from './offices-page.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnServicePage } from './own-service-page.tsx';
import { PapersPage } from './papers-page.tsx';
import { PostPage } from './post-page.tsx';
import { cityRecord, listSampleCards, ownPage, ownService, postRecord, serviceRecord } from './records.ts';
import { SendPapersPage } from './send-papers-page.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { SitemapPage } from './sitemap-page.tsx';
import { pickToolWords, ToolPage } from './tool-page.tsx';
import { ToolsPage } from './tools-page.tsx';

export interface Screen {
  readonly node: ReactNode;
  readonly seo: PageSeo;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
  readonly questions?: readonly Question[];
  readonly about?: string;
  readonly posts?: readonly PostCard[];
  readonly post?: PostHead;
}

const fixedPages: Readonly<Record<FixedPage, ReactNode>> = {
  home: <HomePage />,
  about: <AboutPage />,
  services: <ServicesPage />,
  blog: <BlogPage />,
  locations: <LocationsPage />,
  contact: <ContactPage />,
  privacy: <LegalPage page="privacy" />,
  terms: <LegalPage page="terms" />,
  sitemap: <SitemapPage />,
  audit: <AuditPage />,
  sendPapers: <SendPapersPage />,
  tools: <ToolsPage />,
  dueDates: <DueDatesPage />,
  offices: <OfficesPage />,
};

/** @throws RangeError when a record is missing */
export const makeScreen = (edition: Edition, route: ScreenRoute): Screen => {
  const { papersPage, serviceEntry, notFound } = edition;
  switch (route.kind) {
    case 'fixed':
      return {
        node: fixedPages[route.page],
        // The texts of a new page go into content/page-texts.ts.
        ...edition.pages[route.page],
        ...(route.page === 'blog' && { posts: listSampleCards(edition) }),
      };
    case 'service': {
      const content = serviceRecord(edition, route.service);
      const { page, description: about } = content;
      return { node: <ServicePage content={content} />, ...content, questions: page.questions, about };
    }
    case 'papers': {
      const content = serviceRecord(edition, route.service);
      const seo = papersPage.seo(serviceEntry(route.service).name);
      return { node: <PapersPage content={content} />, seo, changedOn: content.changedOn };
    }
    case 'city': {
      const content = cityData(edition, cityRecord(edition, route.city));
      return { node: <CityPage content={content} />, ...content };
    }
    case 'city-service': {
      const data = cityServiceData(edition, cityRecord(edition, route.city), serviceRecord(edition, route.service));
      return { node: <CityServicePage data={data} />, ...data, about: data.lead };
    }
    case 'post': {
      const post = postRecord(edition, route.post);
      return { node: <PostPage post={post} />, seo: post, changedOn: post.changedOn, post };
    }
    case 'tool': {
      const { seo, changedOn, lead } = pickToolWords(edition, route.tool);
      return { node: <ToolPage slug={route.tool} />, seo, changedOn, about: lead };
    }
    case 'own-page': {
      const page = ownPage(edition, route.own);
      return { node: <OwnPage page={page} />, seo: ownWords(edition.locale, page), changedOn: page.changedOn };
    }
    case 'own-service': {
      const own = ownService(edition, route.own);
      return { node: <OwnServicePage own={own} />, seo: ownWords(edition.locale, own), changedOn: own.changedOn };
    }
    case 'not-found':
      return { node: <NotFoundPage />, seo: notFound.seo, changedOn: '' };
  }
};
