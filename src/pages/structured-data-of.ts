import type { Thing } from 'schema-dts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { hrefService, hrefTool } from '../addresses/href.ts';
import { hrefCityService } from '../addresses/href-city.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import { toolEntry } from '../catalogue/tools.ts';
import { cityEntry } from '../places/cities.ts';
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
} from '../seo/structured-data.ts';
import type { Screen } from './screen.tsx';

const things = (route: ScreenRoute, { about = '', posts = [], post }: Screen): Thing[] => {
  switch (route.kind) {
    case 'service':
      return [service(route.service, about, hrefService(route.service))];
    case 'city-service': {
      const { city, service: slug } = route;
      return [service(slug, about, hrefCityService(city, slug), cityEntry(city))];
    }
    case 'post':
      return post ? [article(post)] : [];
    case 'tool':
      return [webApplication(toolEntry(route.tool).name, about, hrefTool(route.tool))];
    case 'fixed':
      return [...(route.page === 'home' ? [website()] : []), ...posts.map(blogPosting)];
    default:
      return [];
  }
};

export const structuredDataOf = (route: ScreenRoute, screen: Screen): string => {
  const { questions = [], post } = screen;
  const crumbs = crumbsOf(route, post?.title);
  const about = route.kind === 'service' || route.kind === 'city-service' ? route.service : undefined;
  const isContact = route.kind === 'fixed' && route.page === 'contact';
  return jsonLd([
    organisation(about, isContact),
    ...things(route, screen),
    ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ]);
};
