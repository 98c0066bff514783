import type { LocalSite } from '../../local-site.ts';
import type { Question, Seo } from '../../schema.ts';

export const contact = ({ claimed, fact, town }: LocalSite) =>
  ({
    changedOn: '2026-11-27',
    name: 'Contact',
    seo: {
      title: `Contact a Tax Consultant in ${town}${claimed('free-consultation', ': Free Advice', '')}`,
      description: `Call, WhatsApp or write to our ${town} office for a ${claimed('free-consultation', 'free ', '')}consultation on GST, income tax, payroll or company filings. ${fact('firm.hours-days')}.`,
    } satisfies Seo,
    hero: {
      title: 'Contact Us',
      lead: [
        'Write to us below, send a WhatsApp message or call.',
        claimed('free-consultation', ' The first consultation is free.', ''),
        claimed('reply', ' A person reads every message.', ''),
      ].join(''),
      reviews: 'Read our Google reviews',
    },
    cardsTitle: 'Get In Touch',
    cards: {
      phone: {
        title: 'Phone',
        note: claimed('languages', 'The quickest way, in Tamil or English', 'The quickest way'),
      },
      email: { title: 'Email', note: 'For notices, statements and longer questions' },
      address: { title: 'Address', note: 'Please call before you come' },
      hours: { title: 'Business Hours' },
      practitioner: {
        title: 'GST Registration',
        note: claimed('practitioner', 'GST practitioner registration number', ''),
      },
    },
    form: {
      title: 'Send Us a Message',
      intro: `Please fill in every field${claimed('reply', ', and we will call back by the end of the next working day', '')}.`,
    },
    office: {
      title: 'Visit Our Office',
      mapTitle: `Map of our office in ${town}`,
      openMap: 'Open in Maps',
      loading: 'Loading the map...',
    },
    questionsTitle: 'Before you write',
    questions: [
      {
        question: claimed(
          'free-consultation',
          'Is the first consultation really free?',
          'What happens in the first consultation?',
        ),
        answer: `${claimed('free-consultation', 'Yes. ', '')}We look at your papers or your notice. We tell you what is due and what our fee would be. You can then give us the work or do it yourself.`,
      },
      {
        question: 'How soon will someone call me back?',
        answer: claimed(
          'reply',
          'We call back by the end of the next working day. If something is due today, please call us instead.',
          'We read messages during business hours, in the order in which they arrive. If something is due today, please call us instead.',
        ),
      },
      {
        question: 'What should I keep ready?',
        answer:
          'Keep your PAN and GSTIN ready, and the notice or return that you want to ask about. For the first call, a photo from your phone is enough.',
      },
      {
        question: `I am not in ${town}. Can you still help?`,
        answer:
          "Yes. We can help you from anywhere in Tamil Nadu, by phone, WhatsApp, e-mail and courier. Your city's page shows what businesses there usually need and what each service costs.",
      },
    ] satisfies readonly Question[],
    banner: {
      title: 'Is a due date near? Call now.',
      text: 'Many late fees are charged for every day of delay. If our office is closed, send a WhatsApp message now or call when we open.',
      action: 'Call now',
    },
  }) as const;
