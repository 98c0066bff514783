import type { LocalSite } from '../../local-site.ts';
import { errorTexts } from '../error/en.ts';

/** Returns the texts of the Not Found screen; the error screen shows the same title. */
export const notFound = ({ town }: LocalSite) =>
  ({
    seo: {
      title: 'Page Not Found: Let Us Take You Somewhere Useful',
      description: `The page you asked for does not exist or has been moved. Go to the homepage, a popular service, your city, or call our ${town} office.`,
    },
    ...errorTexts,
    nearest: 'Did you mean',
    /** The subject of a WhatsApp message from the page. */
    subject: 'a page that I could not find',
    servicesTitle: 'Popular services',
    citiesTitle: 'Cities',
    linksTitle: 'Quick links',
    contactTitle: 'Or ask us',
  }) as const;
