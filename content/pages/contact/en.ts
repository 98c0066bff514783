import type { LocalSite } from '../../local-site.ts';
import type { Question, Seo } from '../../schema.ts';

export const contact = ({ claimed, fact }: LocalSite) =>
  ({
    changedOn: '2026-11-25',
    seo: {
      title: `Contact a Tax Consultant in Coimbatore${claimed('free-consultation', ': Free Advice', '')}`,
      description: `Call, WhatsApp or write to our Coimbatore office for a ${claimed('free-consultation', 'free ', '')}consultation on GST, income tax, payroll or company filings. ${fact('firm.hours-days')}.`,
    } satisfies Seo,
    hero: {
      title: 'Contact Us',
      lead: [
        'Write below, send a WhatsApp message or call.',
        claimed('free-consultation', ' The first consultation is free.', ''),
        claimed('reply', ' A person reads every message.', ''),
      ].join(''),
      write: 'Write to us',
      reviews: 'Read our Google reviews',
    },
    cardsTitle: 'Get In Touch',
    cards: {
      phone: { title: 'Phone', note: 'The quickest way, in Tamil or English' },
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
      intro: `All fields are needed. You get a reference${claimed('reply', ', and we call back within our business hours', '')}. Then you send the papers that we ask for.`,
    },
    office: {
      title: 'Visit Our Office',
      mapTitle: 'Map of our office in Coimbatore',
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
        answer: `${claimed('free-consultation', 'Yes. ', '')}We look at your papers or your notice and tell you what is due and what our fee would be. If you decide to do it yourself, that is fine.`,
      },
      {
        question: 'How soon will someone call me back?',
        answer: claimed(
          'reply',
          'We call back within our business hours, by the end of the next working day. If something is due today, please call instead.',
          'We read messages in business hours, in the order in which they come. If something is due today, please call instead.',
        ),
      },
      {
        question: 'What should I keep ready?',
        answer:
          'Your PAN, your GSTIN if you have one, and the notice or the last return if the question is about one. A photograph taken with your phone is enough for the first talk.',
      },
      {
        question: 'I am not in Coimbatore. Can you still help?',
        answer:
          'Yes. We serve clients in all of Tamil Nadu by phone or WhatsApp, by e-mail and by courier. We attend hearings in person or by video. Your city’s page shows what we do there.',
      },
    ] satisfies readonly Question[],
    banner: {
      title: 'Is a due date near? Call now.',
      text: 'Ask before the date has passed: many late fees are charged by the day.',
      action: 'Call now',
    },
  }) as const;
