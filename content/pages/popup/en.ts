/** The texts of the welcome popup, the WhatsApp widget and its preview card. */

import type { LocalSite } from '../../local-site.ts';

export const popupTexts = (site: LocalSite) => {
  const { claimed, town } = site;
  const popup = {
    title: 'Do you have a question about GST, tax or books?',
    text: `Ask a person at our ${town} office.${claimed('free-consultation', ' The first consultation is free.', '')}`,
    whatsapp: 'Chat on WhatsApp',
    call: 'Call Now',
    browse: 'Browse Our Services',
  } as const;
  const widget = {
    open: 'Chat with us on WhatsApp',
    title: 'Chat with us',
    text: `${claimed('languages', 'Write in Tamil or English.', 'Write to us here.')}${claimed('reply', ' We answer by the end of the next working day.', '')}`,
    about: 'Your message will mention this page:',
    start: 'Start WhatsApp Chat',
  } as const;
  return { popup, widget };
};
