import type { ReactNode } from 'react';
import { content as privacy } from '../../content/legal/privacy/en.ts';
import { content as terms } from '../../content/legal/terms/en.ts';
import { about } from '../../content/pages/about/en.ts';
import { audit } from '../../content/pages/audit/en.ts';
import { blog } from '../../content/pages/blog/en.ts';
import { contact } from '../../content/pages/contact/en.ts';
import { dueDates } from '../../content/pages/due-dates/en.ts';
import { home } from '../../content/pages/home/en.ts';
import { locations } from '../../content/pages/locations/en.ts';
import { notFound } from '../../content/pages/not-found/en.ts';
import { papersPage } from '../../content/pages/papers/en.ts';
import { sendPapers } from '../../content/pages/send-papers/en.ts';
import { servicesOverview } from '../../content/pages/services/en.ts';
import { siteMapPage } from '../../content/pages/site-map/en.ts';
import { toolsPage } from '../../content/pages/tools/en.ts';
import type { Question } from '../../content/schema.ts';
import type { FixedPage, ScreenRoute } from '../addresses/route.ts';
import { serviceEntry } from '../catalogue/services.ts';
import { type PostCard, sampleCard } from '../feed/post-card.ts';
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
import { PapersPage } from './papers-page.tsx';
import { PostPage } from './post-page.tsx';
import { cityRecord, postRecord, samplePosts, serviceRecord } from './records.ts';
import { SendPapersPage } from './send-papers-page.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { SitemapPage } from './sitemap-page.tsx';
import { ToolPage, toolWordsOf } from './tool-page.tsx';
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

const blogScreen = (): Screen => {
  const posts = samplePosts().map(sampleCard);
  return { node: <BlogPage posts={posts} />, ...blog, posts };
};

const fixedScreens = {
  home: () => ({ node: <HomePage />, ...home }),
  about: () => ({ node: <AboutPage />, ...about }),
  services: () => ({ node: <ServicesPage />, ...servicesOverview }),
  blog: blogScreen,
  locations: () => ({ node: <LocationsPage />, ...locations }),
  contact: () => ({ node: <ContactPage />, ...contact }),
  privacy: () => ({ node: <LegalPage content={privacy} seed="privacy" />, ...privacy }),
  terms: () => ({ node: <LegalPage content={terms} seed="terms" />, ...terms }),
  sitemap: () => ({ node: <SitemapPage />, ...siteMapPage }),
  audit: () => ({ node: <AuditPage />, ...audit }),
  sendPapers: () => ({ node: <SendPapersPage />, ...sendPapers }),
  tools: () => ({ node: <ToolsPage />, ...toolsPage }),
  dueDates: () => ({ node: <DueDatesPage />, ...dueDates }),
} satisfies Record<FixedPage, () => Screen>;

/** @throws RangeError when a record is missing */
export const screenOf = (route: ScreenRoute): Screen => {
  switch (route.kind) {
    case 'fixed':
      return fixedScreens[route.page]();
    case 'service': {
      const content = serviceRecord(route.service);
      const { page, description: about } = content;
      return { node: <ServicePage content={content} />, ...content, questions: page.questions, about };
    }
    case 'papers': {
      const content = serviceRecord(route.service);
      const seo = papersPage.seo(serviceEntry(route.service).name);
      return { node: <PapersPage content={content} />, seo, changedOn: content.changedOn };
    }
    case 'city': {
      const content = cityData(cityRecord(route.city));
      return { node: <CityPage content={content} />, ...content };
    }
    case 'city-service': {
      const data = cityServiceData(cityRecord(route.city), serviceRecord(route.service));
      return { node: <CityServicePage data={data} />, ...data, about: data.lead };
    }
    case 'post': {
      const post = postRecord(route.post);
      return { node: <PostPage post={post} />, seo: post, changedOn: post.changedOn, post };
    }
    case 'tool': {
      const { seo, changedOn, lead } = toolWordsOf(route.tool);
      return { node: <ToolPage slug={route.tool} />, seo, changedOn, about: lead };
    }
    case 'not-found':
      return { node: <NotFoundPage />, seo: notFound.seo, changedOn: '' };
  }
};
