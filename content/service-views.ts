import type { ServiceContent } from './schema.ts';

/**
 * What each kind of page shows of a service's record: a page downloads its own view and nothing else of the record
 * (`build/content-views.ts`, `build/place-files.ts`).
 */
export const serviceViews = {
  /** The service's own page. */
  page: ({ slug, changedOn, description, process, documents, page, seo }: ServiceContent) => ({
    slug,
    changedOn,
    description,
    process,
    documents,
    page,
    seo: { title: seo.title, description: seo.description },
  }),
  /** The service in a city. */
  city: ({ slug, changedOn, description, features, benefits, process, documents, page }: ServiceContent) => ({
    slug,
    changedOn,
    description,
    features,
    benefits,
    process,
    documents,
    closing: page.closing,
  }),
} as const;

/** What a service's own page knows of it. */
export type ServicePageContent = ReturnType<typeof serviceViews.page>;
