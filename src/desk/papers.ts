import type { LocalSite } from '../../content/local-site.ts';
import type { ServiceContent } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { paperTexts } from '../catalogue/papers.ts';
import type { Edition } from '../edition/edition.ts';

type Source = (site: LocalSite) => Pick<ServiceContent, 'documents'>;

const services: Readonly<Record<string, Source>> = import.meta.glob(
  ['../../content/services/*/en.ts', '../../content/services/*/ta.ts'],
  { eager: true, import: 'content' },
);

/** Returns the papers that a service needs, in the language of an edition. */
export const papersOfService = (edition: Edition, slug: ServiceSlug): readonly string[] => {
  const folder = `../../content/services/${slug}`;
  const source = services[`${folder}/${edition.locale}.ts`] ?? services[`${folder}/en.ts`];
  return source ? paperTexts(source(edition)) : [];
};
