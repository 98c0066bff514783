/** Gathers the name, summary and facts of each service in each language, for lists, cards and search results. */
import type { LocalSite } from './local-site.ts';
import { knownServices, type ServiceSlug, serviceFacts } from './service-index.ts';
import * as accountingBookkeeping from './services/accounting-bookkeeping/en.ts';
import * as accountingBookkeepingInTamil from './services/accounting-bookkeeping/ta.ts';
import * as companyRegistration from './services/company-registration/en.ts';
import * as companyRegistrationInTamil from './services/company-registration/ta.ts';
import * as gstNotices from './services/gst-notices/en.ts';
import * as gstNoticesInTamil from './services/gst-notices/ta.ts';
import * as gstRefunds from './services/gst-refunds/en.ts';
import * as gstRefundsInTamil from './services/gst-refunds/ta.ts';
import * as gstRegistration from './services/gst-registration/en.ts';
import * as gstRegistrationInTamil from './services/gst-registration/ta.ts';
import * as gstReturns from './services/gst-returns/en.ts';
import * as gstReturnsInTamil from './services/gst-returns/ta.ts';
import * as iecRegistration from './services/iec-registration/en.ts';
import * as iecRegistrationInTamil from './services/iec-registration/ta.ts';
import * as incomeTaxFiling from './services/income-tax-filing/en.ts';
import * as incomeTaxFilingInTamil from './services/income-tax-filing/ta.ts';
import type { ServiceListing } from './services/listing.ts';
import * as pfEsiServices from './services/pf-esi-services/en.ts';
import * as pfEsiServicesInTamil from './services/pf-esi-services/ta.ts';
import type { ServiceCategory } from './services/service.ts';
import * as tdsTcsReturns from './services/tds-tcs-returns/en.ts';
import * as tdsTcsReturnsInTamil from './services/tds-tcs-returns/ta.ts';
import * as udyamRegistration from './services/udyam-registration/en.ts';
import * as udyamRegistrationInTamil from './services/udyam-registration/ta.ts';
import type { Locale } from './site.ts';

const listings = {
  'gst-registration': { en: gstRegistration.listing, ta: gstRegistrationInTamil.listing },
  'gst-returns': { en: gstReturns.listing, ta: gstReturnsInTamil.listing },
  'gst-notices': { en: gstNotices.listing, ta: gstNoticesInTamil.listing },
  'gst-refunds': { en: gstRefunds.listing, ta: gstRefundsInTamil.listing },
  'income-tax-filing': { en: incomeTaxFiling.listing, ta: incomeTaxFilingInTamil.listing },
  'pf-esi-services': { en: pfEsiServices.listing, ta: pfEsiServicesInTamil.listing },
  'tds-tcs-returns': { en: tdsTcsReturns.listing, ta: tdsTcsReturnsInTamil.listing },
  'company-registration': { en: companyRegistration.listing, ta: companyRegistrationInTamil.listing },
  'accounting-bookkeeping': { en: accountingBookkeeping.listing, ta: accountingBookkeepingInTamil.listing },
  'udyam-registration': { en: udyamRegistration.listing, ta: udyamRegistrationInTamil.listing },
  'iec-registration': { en: iecRegistration.listing, ta: iecRegistrationInTamil.listing },
} satisfies Record<ServiceSlug, Record<Locale, (site: LocalSite) => ServiceListing>>;

/** A service as lists have it. */
export interface ServiceEntry extends ServiceListing {
  readonly slug: ServiceSlug;
  readonly category: ServiceCategory;
}

/** Returns every service that this product knows, and those that the firm offers. */
export const listServices = (site: LocalSite) => {
  const allServices = knownServices.map(
    (slug): ServiceEntry => ({
      slug,
      category: serviceFacts[slug].category,
      ...listings[slug][site.locale](site),
    }),
  );
  return { allServices, serviceIndex: allServices.filter(({ slug }) => !site.notOffered.includes(slug)) };
};
