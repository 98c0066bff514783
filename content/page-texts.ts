/** The texts of every page with one fixed address, by the name of its route, in each language. */
import { content as privacy } from './legal/privacy/en.ts';
import { content as tamilPrivacy } from './legal/privacy/ta.ts';
import { content as terms } from './legal/terms/en.ts';
import { content as tamilTerms } from './legal/terms/ta.ts';
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
import { locations } from './pages/locations/en.ts';
import { locations as tamilLocations } from './pages/locations/ta.ts';
import { offices } from './pages/offices/en.ts';
import { offices as tamilOffices } from './pages/offices/ta.ts';
import { sendPapers } from './pages/send-papers/en.ts';
import { sendPapers as tamilSendPapers } from './pages/send-papers/ta.ts';
import { services } from './pages/services/en.ts';
import { services as tamilServices } from './pages/services/ta.ts';
import { sitemap } from './pages/sitemap/en.ts';
import { tools } from './pages/tools/en.ts';
import { tools as tamilTools } from './pages/tools/ta.ts';
import type { untranslatedPages } from './untranslated-pages.ts';

const untranslatedTexts = (site: LocalSite) =>
  ({
    audit: audit(site),
    blog: blog(site),
    sitemap: sitemap(site),
  }) satisfies Record<(typeof untranslatedPages)[number], object>;

/** Returns the English texts of the pages. */
export const englishPages = (site: LocalSite) => ({
  ...untranslatedTexts(site),
  home: home(site),
  about: about(site),
  services: services(site),
  locations,
  contact: contact(site),
  privacy: privacy(site),
  terms: terms(site),
  sendPapers: sendPapers(site),
  tools,
  dueDates,
  offices,
});

/** The Tamil names of links to pages that are in English alone. */
const tamilNames = {
  audit: 'SEO ஆய்வுக் கருவி',
  blog: 'வலைப்பதிவு',
  sitemap: 'தள வரைபடம்',
} satisfies Record<(typeof untranslatedPages)[number], string>;

/** Returns the Tamil texts of the pages. */
export const tamilPages = (site: LocalSite) => {
  const { audit, blog, sitemap } = untranslatedTexts(site);
  return {
    audit: { ...audit, name: tamilNames.audit },
    blog: { ...blog, name: tamilNames.blog },
    sitemap: { ...sitemap, name: tamilNames.sitemap },
    home: tamilHome(site),
    about: tamilAbout(site),
    services: tamilServices(site),
    locations: tamilLocations,
    contact: tamilContact(site),
    privacy: tamilPrivacy(site),
    terms: tamilTerms(site),
    sendPapers: tamilSendPapers(site),
    tools: tamilTools,
    dueDates: tamilDueDates,
    offices: tamilOffices,
  };
};
