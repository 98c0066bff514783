import type { KindId } from './kinds.ts';
import { publicLists } from './local.ts';
import { official, read, type Source } from './record.ts';

/**
 * The sources read for places where a kind's office is not known: they say what decides it, or that no list was seen.
 */
export const openSources: Readonly<Partial<Record<KindId, readonly Source[]>>> = {
  'central-gst': [official('https://www.taxrealtime.in/gstlaws/provision/notifications/544', 2017)],
  'state-gst': [
    read(
      'https://www.puthiyathalaimurai.com/tamilnadu/the-government-of-tamil-nadu-has-issued-new-business-tax-administration-divisions-in-7-places-in-tamil-nadu',
      2022,
    ),
  ],
  'gst-biometric': [
    read('https://kadassociates.com/?p=1911', 2025),
    official('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/gstpru/por24_8_12_24.htm', 2024),
  ],
  'central-gst-appeal': [official('https://www.taxrealtime.in/gstlaws/provision/notifications/544', 2017)],
  'state-gst-appeal': [
    official('https://web.lawcrux.com/newversion/web/Assets/data5t/cl/clhigh/GT/2024/120368.htm', 2024),
  ],
  'gst-tribunal': [
    official('https://a2ztaxcorp.com/govt-notifies-new-principal-and-states-benches-of-the-gstat', 2024),
    official(
      'https://taxguru.in/goods-and-service-tax/amendments-territorial-jurisdiction-of-state-benches-of-goods-and-services-tax-appellate-tribunal-gstat-notified.html',
      2024,
    ),
  ],
  'income-tax': [
    official('https://vdocuments.us/the-gazette-of-india-extraordinary-p-iis.html', 2014),
    official('https://taxguru.in/income-tax/cbdt-notifies-revised-jurisdictions-principal-cits-ccits.html', 2020),
  ],
  'tds-officer': [official('TAN code list of assessing officers, version 4.8 (Scribd 473451154)', 2018)],
  'provident-fund': [
    official(
      'https://www.livemint.com/money/epf-claims-epfo-provident-fund-body-rejigs-multi-location-claim-settlement-arrangement-details-here-pension-fund/amp-11715775216876.html',
      2024,
    ),
  ],
  'state-insurance': [
    read(
      'https://www.thehindu.com/news/cities/Tiruchirapalli/mp-bats-for-upgrading-esi-hospital-in-tiruchi/article65736987.ece',
      2022,
    ),
  ],
  'local-body': [publicLists],
  'industries-centre': [
    official('https://tiruvallur.nic.in/departments/industries-and-commerce-dic'),
    read('dinamani.com, article 3469863 of 21 September 2020 on the wish for a centre of its own', 2020),
  ],
  'foreign-trade': [
    official('https://taxguru.in/dgft/reorganisation-regional-authorities-dgft.html', 2019),
    official('https://www.taxtmi.com/acts?id=19475'),
  ],
  customs: [official('http://www.salestaxindia.com/DEMO/TreeMenu.aspx?menu=193161', 2022)],
};
