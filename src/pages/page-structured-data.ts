import type { Thing } from 'schema-dts';
import type { ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import {
  article,
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLd,
  organisation,
  ownService,
  service,
  webApplication,
  website,
} from '../seo/structured-data.ts';
import type { Screen } from './screen.tsx';

const things = (edition: Edition, route: ScreenRoute, { about = '', posts = [], post }: Screen): Thing[] => {
  const { hrefService, hrefCityService, cityEntry, toolEntry, hrefTool, ownServiceEntry } = edition;
  switch (route.kind) {
    case 'service':
      return [service(edition, route.service, about, hrefService(route.service))];
    case 'city-service': {
      const { city, service: slug } = route;
      return [service(edition, slug, about, hrefCityService(city, slug), cityEntry(city))];
    }
    case 'own-service':
      return [ownService(edition, ownServiceEntry(route.own))];
    case 'post':
      return post ? [article(edition, post)] : [];
    case 'tool':
      return [webApplication(edition, toolEntry(route.tool).name, about, hrefTool(route.tool))];
    case 'fixed':
      return [...(route.page === 'home' ? [website(edition)] : []), ...posts.map((each) => blogPosting(edition, each))];
    default:
      return [];
  }
};

export const writeStructuredData = (edition: Edition, route: ScreenRoute, screen: Screen): string => {
  const { questions = [], post } = screen;
  const crumbs = listCrumbs(edition, route, post?.title);
  const about = route.kind === 'service' || route.kind === 'city-service' ? route.service : undefined;
  const isContact = route.kind === 'fixed' && route.page === 'contact';
  return jsonLd([
    organisation(edition, about, isContact),
    ...things(edition, route, screen),
    ...(crumbs.length > 0 ? [breadcrumbs(edition, crumbs)] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ]);
};
