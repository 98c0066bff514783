import type { Thing } from 'schema-dts';
import { labels } from '../../content/pages/labels.ts';
import { papersPage } from '../../content/pages/papers.ts';
import { wholeWords } from '../feed/post-text.ts';
import { cityEntry } from '../site/cities.ts';
import { hrefCity, hrefCityService, hrefPage, hrefPapers, hrefPost, hrefService, hrefTool } from '../site/href.ts';
import type { ScreenRoute } from '../site/route.ts';
import { serviceEntry } from '../site/services.ts';
import {
  article,
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLd,
  organisation,
  service,
  webApplication,
  website,
} from '../site/structured-data.ts';
import { toolEntry } from '../site/tools.ts';
import type { Screen } from './screen.tsx';

const things = (route: ScreenRoute, { about = '', posts = [], post }: Screen): Thing[] => {
  switch (route.kind) {
    case 'service':
      return [
        service(route.service, about, hrefService(route.service)),
        breadcrumbs([
          { name: labels.services, path: hrefPage('services') },
          { name: serviceEntry(route.service).name, path: hrefService(route.service) },
        ]),
      ];
    case 'papers':
      return [
        breadcrumbs([
          { name: labels.services, path: hrefPage('services') },
          { name: serviceEntry(route.service).name, path: hrefService(route.service) },
          { name: papersPage.name, path: hrefPapers(route.service) },
        ]),
      ];
    case 'city':
      return [
        breadcrumbs([
          { name: labels.locations, path: hrefPage('locations') },
          { name: cityEntry(route.city).name, path: hrefCity(route.city) },
        ]),
      ];
    case 'city-service':
      return [
        service(route.service, about, hrefCityService(route.city, route.service), cityEntry(route.city)),
        breadcrumbs([
          { name: labels.services, path: hrefPage('services') },
          { name: cityEntry(route.city).name, path: hrefCity(route.city) },
          { name: serviceEntry(route.service).name, path: hrefCityService(route.city, route.service) },
        ]),
      ];
    case 'post':
      return [
        ...(post ? [article(post)] : []),
        breadcrumbs([
          { name: labels.blog, path: hrefPage('blog') },
          { name: post?.title ?? '', path: hrefPost(route.post) },
        ]),
      ];
    case 'tool':
      return [
        webApplication(toolEntry(route.tool).name, about, hrefTool(route.tool)),
        breadcrumbs([
          { name: labels.tools, path: hrefPage('tools') },
          { name: toolEntry(route.tool).name, path: hrefTool(route.tool) },
        ]),
      ];
    case 'fixed':
      return [
        ...(route.page === 'home' ? [website()] : []),
        ...posts.map((post) => blogPosting({ ...post, excerpt: wholeWords(post.excerpt) })),
      ];
    case 'not-found':
      return [];
  }
};

/** The structured data of a route's screen as JSON-LD text. */
export const structuredDataOf = (route: ScreenRoute, screen: Screen): string => {
  const { questions = [] } = screen;
  const about = route.kind === 'service' || route.kind === 'city-service' ? route.service : undefined;
  const isContact = route.kind === 'fixed' && route.page === 'contact';
  return jsonLd([
    organisation(about, isContact),
    ...things(route, screen),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ]);
};
