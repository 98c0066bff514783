/** The texts of the welcome popup, the WhatsApp widget and its preview card. */

import type { LocalSite } from '../../local-site.ts';

export const popupTexts = (site: LocalSite) => {
  const { claimed } = site;
  const popup = {
    title: 'A question about GST, tax or books?',
    text: `Ask a person at our Coimbatore office.${claimed('free-consultation', ' The first consultation is free.', '')}`,
    whatsapp: 'Chat on WhatsApp',
    call: 'Call Now',
    browse: 'Browse Our Services',
  } as const;
  const widget = {
    open: 'Chat with us on WhatsApp',
    title: 'Chat with us',
    text: `Write in Tamil or English.${claimed('reply', ' We answer within our business hours.', '')}`,
    about: 'Your message will name this page:',
    start: 'Start WhatsApp Chat',
  } as const;
  return { popup, widget };
};
