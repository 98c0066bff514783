/** Every service that this product knows; the firm's own folder says which of them are offered. */

import type { ContactOption } from './contact-options.ts';
import * as accountingBookkeeping from './services/accounting-bookkeeping/service.ts';
import * as companyRegistration from './services/company-registration/service.ts';
import * as gstNotices from './services/gst-notices/service.ts';
import * as gstRefunds from './services/gst-refunds/service.ts';
import * as gstRegistration from './services/gst-registration/service.ts';
import * as gstReturns from './services/gst-returns/service.ts';
import * as iecRegistration from './services/iec-registration/service.ts';
import * as incomeTaxFiling from './services/income-tax-filing/service.ts';
import * as pfEsiServices from './services/pf-esi-services/service.ts';
import type { ServiceFacts } from './services/service.ts';
import * as tdsTcsReturns from './services/tds-tcs-returns/service.ts';
import * as udyamRegistration from './services/udyam-registration/service.ts';

/** The option of the contact form for each service. The order is the order of every list on the site ("the first 6 services"). */
export const serviceOptions = {
  'gst-registration': gstRegistration.option,
  'gst-returns': gstReturns.option,
  'gst-notices': gstNotices.option,
  'gst-refunds': gstRefunds.option,
  'income-tax-filing': incomeTaxFiling.option,
  'pf-esi-services': pfEsiServices.option,
  'tds-tcs-returns': tdsTcsReturns.option,
  'company-registration': companyRegistration.option,
  'accounting-bookkeeping': accountingBookkeeping.option,
  'udyam-registration': udyamRegistration.option,
  'iec-registration': iecRegistration.option,
} as const satisfies Record<string, ContactOption>;

/** The address part of a service. */
export type ServiceSlug = keyof typeof serviceOptions;

/** The address parts of all services. */
export const knownServices = Object.keys(serviceOptions) as readonly ServiceSlug[];

/** The services without a page in a city, but where the city names them: each such page needs a text of its own. */
export const servicesOutsideCities: readonly ServiceSlug[] = [];

/** The facts are apart from the options, so that no script downloads them. */
export const serviceFacts = {
  'gst-registration': gstRegistration.facts,
  'gst-returns': gstReturns.facts,
  'gst-notices': gstNotices.facts,
  'gst-refunds': gstRefunds.facts,
  'income-tax-filing': incomeTaxFiling.facts,
  'pf-esi-services': pfEsiServices.facts,
  'tds-tcs-returns': tdsTcsReturns.facts,
  'company-registration': companyRegistration.facts,
  'accounting-bookkeeping': accountingBookkeeping.facts,
  'udyam-registration': udyamRegistration.facts,
  'iec-registration': iecRegistration.facts,
} as const satisfies Record<ServiceSlug, ServiceFacts<ServiceSlug>>;
