/** The texts of every page with one fixed address, in each language: a new page is a line for each. */
import type { LocalSite } from './local-site.ts';
import { about } from './pages/about/en.ts';
import { about as tamilAbout } from './pages/about/ta.ts';
import { audit } from './pages/audit/en.ts';
import { blog } from './pages/blog/en.ts';
import { contact } from './pages/contact/en.ts';
import { contact as tamilContact } from './pages/contact/ta.ts';
import { dueDates } from './pages/due-dates/en.ts';
import { dueDates as tamilDueDates } from './pages/due-dates/ta.ts';
import { home } from './pages/home/en.ts';
import { home as tamilHome } from './pages/home/ta.ts';
import { labelsTexts } from './pages/labels/en.ts';
import { locations } from './pages/locations/en.ts';
import { locations as tamilLocations } from './pages/locations/ta.ts';
import { officesPage } from './pages/offices/en.ts';
import { officesPage as tamilOfficesPage } from './pages/offices/ta.ts';
import { sendPapers } from './pages/send-papers/en.ts';
import { sendPapers as tamilSendPapers } from './pages/send-papers/ta.ts';
import { servicesOverview } from './pages/services/en.ts';
import { servicesOverview as tamilServicesOverview } from './pages/services/ta.ts';
import { sitemap } from './pages/sitemap/en.ts';
import { toolsPage } from './pages/tools/en.ts';
import { toolsPage as tamilToolsPage } from './pages/tools/ta.ts';
import type { untranslatedPages } from './untranslated-pages.ts';

/** The name of each page in the sitemap, in the order of its list. */
const pageNames = (site: LocalSite) => {
  const { labels } = labelsTexts(site);
  return {
    home: labels.home,
    about: labels.about,
    services: labels.services,
    blog: labels.blog,
    locations: labels.cities,
    contact: labels.contact,
    audit: labels.audit,
    sendPapers: labels.sendPapers,
    tools: labels.tools,
    dueDates: labels.dueDates,
    offices: labels.offices,
  };
};

const untranslatedTexts = (site: LocalSite) =>
  ({
    audit: audit(site),
    blog: blog(site),
    sitemap: { ...sitemap(site), mainPages: pageNames(site) },
  }) satisfies Record<(typeof untranslatedPages)[number], object>;

/** Returns the English texts of the pages. */
export const englishPages = (site: LocalSite) => ({
  ...untranslatedTexts(site),
  home: home(site),
  about: about(site),
  servicesOverview: servicesOverview(site),
  locations,
  contact: contact(site),
  sendPapers: sendPapers(site),
  toolsPage,
  dueDates,
  officesPage,
});

/** Returns the Tamil texts of the pages. */
export const tamilPages = (site: LocalSite) => ({
  ...untranslatedTexts(site),
  home: tamilHome(site),
  about: tamilAbout(site),
  servicesOverview: tamilServicesOverview(site),
  locations: tamilLocations,
  contact: tamilContact(site),
  sendPapers: tamilSendPapers(site),
  toolsPage: tamilToolsPage,
  dueDates: tamilDueDates,
  officesPage: tamilOfficesPage,
});
