/** The texts of the welcome popup, the WhatsApp widget and its preview card. */
export const popup = {
  title: 'A question about GST, tax or books?',
  text: 'Ask a person at our Coimbatore office. The first consultation is free.',
  whatsapp: 'Chat on WhatsApp',
  call: 'Call Now',
  browse: 'Browse Our Services',
} as const;

export const widget = {
  open: 'Chat with us on WhatsApp',
  title: 'Chat with us',
  text: 'Write in Tamil or English. We answer within our business hours.',
  about: 'Your message will name this page:',
  start: 'Start WhatsApp Chat',
} as const;
