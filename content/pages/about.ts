import { fact } from '../facts.ts';
import { claimAnswers } from '../firm.ts';
import type { LinkId } from '../links.ts';
import { peopleOf } from '../people-of.ts';
import type { BenefitCard, Question, Seo } from '../schema.ts';

export const about = {
  changedOn: '2026-11-22',
  seo: {
    title: `About Us: Coimbatore Accountants since ${fact('firm.founded')}`,
    description: `Who keeps your books: a Coimbatore tax and accounting office at work since ${fact('firm.founded')}, its people, its values, and how ${claimAnswers.clients === 'no' ? 'its' : fact('firm.clients')} clients are looked after.`,
    keywords: [
      'about tax consultancy coimbatore',
      'accountants coimbatore',
      claimAnswers.practitioner === 'no' ? 'gst accountants coimbatore' : 'gst practitioner coimbatore',
      'accounting firm tamil nadu',
    ],
  } satisfies Seo,
  hero: {
    title: 'The office behind your filings',
    lead: `Since ${fact('firm.founded')} we have kept books and filed returns for shops, workshops and mills in Coimbatore. We also work for owners in the rest of Tamil Nadu.`,
  },
  vision: {
    title: 'Our vision',
    text: 'A Tamil Nadu in which the smallest workshop keeps its books as well as a listed company does.',
  },
  mission: {
    title: 'Our mission',
    text: 'We file what is due, correctly and before the date. We explain every figure that we file for you, and tell you plainly when the answer is no.',
  },
  milestonesTitle: 'Milestones',
  milestones: peopleOf('en', fact).milestones,
  valuesTitle: 'Our four values',
  values: [
    {
      icon: 'award',
      title: 'Excellence',
      description:
        'A second person checks each return against the ledger before anything is filed, also in the last week of the month.',
    },
    {
      icon: 'scale',
      title: 'Integrity',
      description:
        'We claim the credit that the law gives and not a rupee more. When you ask for more, we tell you the risk in writing.',
    },
    {
      icon: 'handshake',
      title: 'Client Focus',
      description: 'One person knows your file. You do not explain your business again each time that you call.',
    },
    {
      icon: 'lightbulb',
      title: 'Innovation',
      description:
        claimAnswers.software === 'no'
          ? 'We take papers by WhatsApp and e-mail, and look for the simpler way before we ask you for one more form.'
          : 'Software reads bank statements and photographs of bills, so that our people have time for what does not match.',
    },
  ] satisfies readonly BenefitCard[],
  teamTitle: 'Who does the work',
  team: peopleOf('en', fact).team,
  reasonsTitle: 'Reasons to choose us',
  reasons: [
    'One office for GST, income tax, TDS, PF, ESI, ROC and the books behind them, so that the figures agree.',
    'A fee that is told before the work begins, together with the list of papers.',
    'Working papers kept with every return, ready when a notice comes two years later.',
    'You need not travel: we work by phone, WhatsApp, e-mail and courier anywhere in Tamil Nadu.',
  ],
  bodies: {
    title: 'Professional bodies',
    intro: 'The institutes of the three accounting professions in India.',
    links: ['icai', 'icmai', 'icsi'] satisfies readonly LinkId[],
  },
  questionsTitle: 'Questions before you start',
  questions: [
    {
      question: 'Do I have to come to your office?',
      answer:
        'No. You send bills and bank statements by WhatsApp or e-mail, and originals by courier when you must sign in ink. You e-verify the return yourself and type the OTP on the portal.',
    },
    {
      question: 'Who will handle my file?',
      answer:
        'One named accountant at our office, with a second who checks before filing. You get both names at the start.',
    },
    {
      question: 'Can you take over in the middle of a year?',
      answer:
        'Yes. We ask for the last filed returns, the trial balance and the portal statements. We compare what was filed with what was booked, and tell you about gaps before the next return.',
    },
    {
      question: 'What does the free consultation cover?',
      answer:
        'We look at your papers or your notice. We say which filings apply to you, what is overdue and what it will cost. There is no charge and no duty to go on with us.',
    },
    {
      question: 'How do you charge?',
      answer: `A fixed fee for each service, told in advance: ${fact('policy.advance')} when the work begins and ${fact('policy.completion')} on completion. Government fees and taxes come on top, at what they cost.`,
    },
    {
      question: 'How long do you keep my records?',
      answer: `We keep working papers, acknowledgements and correspondence for ${fact('policy.retention')}. You may ask for a copy in all that time, even after you leave us.`,
    },
  ] satisfies readonly Question[],
  closing: {
    title: 'Talk to us before you decide',
    text: 'Tell us what business you run and what is due. We answer with a list of what to do.',
    action: 'Free Consultation',
  },
} as const;
