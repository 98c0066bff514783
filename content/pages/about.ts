import { fact } from '../facts.ts';
import type { IconName } from '../icons.ts';
import type { LinkId } from '../links.ts';
import type { BenefitCard, Question, Seo } from '../schema.ts';

export const about = {
  changedOn: '2026-11-22',
  seo: {
    title: `About Us: Coimbatore Accountants since ${fact('firm.founded')}`,
    description: `Who keeps your books: a Coimbatore tax and accounting office at work since ${fact('firm.founded')}, its people, its values, and how ${fact('firm.clients')} clients are looked after.`,
    keywords: [
      'about tax consultancy coimbatore',
      'accountants coimbatore',
      'gst practitioner coimbatore',
      'accounting firm tamil nadu',
    ],
  } satisfies Seo,
  hero: {
    title: 'The office behind your filings',
    lead: `Since ${fact('firm.founded')} we have kept the books and filed the returns of Coimbatore's shops, workshops and mills, and of owners in the rest of Tamil Nadu who prefer one steady desk to many.`,
  },
  vision: {
    title: 'Our vision',
    text: 'A Tamil Nadu in which the smallest workshop keeps books as clean as a listed company, because it has someone patient enough to show it how.',
  },
  mission: {
    title: 'Our mission',
    text: 'To file what is due, correctly and before the date; to explain every figure we put above a client’s name; and to say plainly when the answer is no.',
  },
  milestonesTitle: 'How we came here',
  milestones: [
    { year: fact('firm.founded'), event: 'Founded in Coimbatore' },
    { year: fact('milestone.gst-year'), event: 'GST solutions added to the practice' },
    { year: fact('milestone.200-clients-year'), event: `${fact('milestone.200-clients')} clients` },
    { year: fact('milestone.digitised-year'), event: 'Digitised operations: papers by WhatsApp and e-mail' },
    { year: fact('milestone.500-clients-year'), event: `${fact('firm.clients')} clients` },
    { year: fact('milestone.leading-year'), event: 'A leading provider in Coimbatore' },
  ],
  valuesTitle: 'Four things we do not bend',
  values: [
    {
      icon: 'award',
      title: 'Excellence',
      description:
        'A return is checked by a second pair of eyes against the ledger before it is filed, also in the last week of the month.',
    },
    {
      icon: 'scale',
      title: 'Integrity',
      description:
        'We claim the credit that the law gives and not a rupee more, and we tell you the risk in writing when you ask for more.',
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
        'Bank feeds, bill photographs and reconciliations are read by software, so that people have the time to look at what does not match.',
    },
  ] satisfies readonly BenefitCard[],
  teamTitle: 'Who does the work',
  team: [
    {
      icon: 'receipt',
      name: 'Principal Tax Consultant',
      role: 'GST and income tax',
      experience: `With the firm since ${fact('firm.founded')}`,
      expertise: 'Notices and appeals, refunds, scrutiny replies and the returns of audited businesses.',
    },
    {
      icon: 'book',
      name: 'Senior Accountant',
      role: 'Books and payroll',
      experience: 'Factory, trading and service books',
      expertise: 'Monthly closing, stock and job-work records, PF and ESI challans, MIS reports that owners read.',
    },
    {
      icon: 'calendar-check',
      name: 'Compliance Manager',
      role: 'Registrations and ROC',
      experience: 'Companies, LLPs and new units',
      expertise: 'GST, Udyam and IEC registrations, incorporations, annual returns and the calendar of due dates.',
    },
  ] satisfies readonly ({ readonly icon: IconName } & Readonly<
    Record<'name' | 'role' | 'experience' | 'expertise', string>
  >)[],
  reasonsTitle: 'Reasons to choose us',
  reasons: [
    'One desk for GST, income tax, TDS, PF, ESI, ROC and the books behind them, so that the figures agree.',
    'A fee that is told before the work begins, and a list of papers that does not grow while it goes on.',
    'Working papers kept with every return, ready when a notice comes two years later.',
    'Served from Coimbatore by phone, WhatsApp, e-mail and courier anywhere in Tamil Nadu.',
  ],
  bodies: {
    title: 'Professional bodies',
    intro:
      'The institutes that set the standards of this profession in India. Their sites list their members and their rules.',
    links: ['icai', 'icmai', 'icsi'] satisfies readonly LinkId[],
  },
  questionsTitle: 'Asked before people sign up',
  questions: [
    {
      question: 'Do I have to come to your office?',
      answer:
        'No. Most clients outside Coimbatore have never visited. Bills and bank statements come by WhatsApp or e-mail, originals by courier when a signature needs ink, and e-verification is done by yourself on the portal with an OTP.',
    },
    {
      question: 'Who will handle my file?',
      answer:
        'One named accountant at our office, with a second who checks before filing. You get both names and the direct number at the start.',
    },
    {
      question: 'Can you take over in the middle of a year?',
      answer:
        'Yes. We ask for the last filed returns, the trial balance and the statements of the portals, compare what was filed with what was booked, and tell you about gaps before we file the next return.',
    },
    {
      question: 'What does the free consultation cover?',
      answer:
        'We look at your papers or your notice, say which filings apply to you, what is overdue and what it will cost to put right. There is no charge and no duty to go on with us.',
    },
    {
      question: 'How do you charge?',
      answer: `A fixed fee for each service, told in advance: ${fact('policy.advance')} when the work begins and ${fact('policy.completion')} on completion. Government fees and taxes are passed on as they are.`,
    },
    {
      question: 'How long do you keep my records?',
      answer: `Working papers, acknowledgements and correspondence are kept for ${fact('policy.retention')}. You may ask for a copy at any time, also after you have moved on.`,
    },
  ] satisfies readonly Question[],
  closing: {
    title: 'Meet the desk before you decide',
    text: 'Tell us what you run and what is due. We answer with a list, not a lecture.',
    action: 'Free Consultation',
  },
} as const;
