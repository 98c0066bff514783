import type { LinkId } from '../../links/en.ts';
import type { LocalSite } from '../../local-site.ts';
import { peopleOf } from '../../people-of.ts';
import type { BenefitCard, Question, Seo } from '../../schema.ts';

export const about = (site: LocalSite) => {
  const { claimed, fact } = site;
  const { team, milestones } = peopleOf(site);
  return {
    changedOn: '2026-11-25',
    seo: {
      title: `About Us: Coimbatore Accountants${claimed('founded', ` since ${fact('firm.founded')}`, '')}`,
      description: `Who keeps your books: a Coimbatore tax and accounting office${claimed('founded', ` at work since ${fact('firm.founded')}`, '')}, its people, its values, and how ${claimed('clients', fact('firm.clients'), 'its')} clients are looked after.`,
    } satisfies Seo,
    hero: {
      title: 'The office behind your filings',
      lead: `${claimed('founded', `Since ${fact('firm.founded')} we have kept books and filed returns`, 'We keep books and file returns')} for shops, workshops and mills in Coimbatore. We also work for owners in the rest of Tamil Nadu.`,
    },
    vision: {
      title: 'Our vision',
      text: 'We want the smallest workshop in Tamil Nadu to keep its books as well as a large company does.',
    },
    mission: {
      title: 'Our mission',
      text: `We file what is due, correctly and before the date. ${claimed('second-check', 'We explain every figure that we file for you, and tell', 'We tell')} you plainly when the answer is no.`,
    },
    milestonesTitle: 'Milestones',
    milestones,
    valuesTitle: 'Our four values',
    values: [
      {
        icon: 'award',
        title: 'Excellence',
        description: claimed(
          'second-check',
          'A second person checks each return against the ledger before anything is filed, also in the last week of the month.',
          'We would rather ask once more than file a figure that nobody can explain.',
        ),
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
        description: claimed(
          'one-person',
          'One person knows your file. You do not explain your business again each time that you call.',
          'We ask about your business first, and about the forms after that.',
        ),
      },
      {
        icon: 'lightbulb',
        title: 'Innovation',
        description: claimed(
          'software',
          'Software reads bank statements and photographs of bills, so that our people have time for what does not match.',
          'We take papers by WhatsApp and e-mail, and look for the simpler way before we ask you for one more form.',
        ),
      },
    ] satisfies readonly BenefitCard[],
    teamTitle: 'Who does the work',
    team: team,
    reasonsTitle: 'Reasons to choose us',
    reasons: [
      'One office for taxes, payroll and company filings, and for the books behind them, so that all figures agree.',
      claimed(
        'fees',
        'A fee that is told before the work begins, together with the list of papers.',
        'A list of papers for each kind of work, so that you know what to bring.',
      ),
      claimed(
        'records',
        'Working papers kept with every return, ready when a notice comes two years later.',
        'Help with the notice, too, when one comes after the return.',
      ),
      'You need not travel: we work anywhere in Tamil Nadu, by phone or WhatsApp, by e-mail and by courier.',
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
          'No. You send bills and bank statements by WhatsApp or e-mail, and originals by courier when you must sign in ink. You verify the return online yourself and type the OTP on the portal.',
      },
      {
        question: 'Who will handle my file?',
        answer: [
          claimed('one-person', 'One named accountant at our office.', 'Our office in Coimbatore.'),
          claimed('second-check', ' A second checks before filing.', ''),
          claimed('one-person', ' You get the name at the start.', ''),
        ].join(''),
      },
      {
        question: 'Can you take over in the middle of a year?',
        answer:
          'Yes. We ask for the last filed returns, the balances of your accounts and the portal statements. We compare returns with books, and tell you about gaps before the next return.',
      },
      {
        question: claimed(
          'free-consultation',
          'What does the free consultation cover?',
          'What does the first consultation cover?',
        ),
        answer: `We look at your papers or your notice. We say which filings apply to you, what is overdue and what it will cost.${claimed('free-consultation', ' There is no charge and no duty to go on with us.', '')}`,
      },
      {
        question: 'How do you charge?',
        answer: `${claimed('fees', 'A fixed fee for each service, told in advance:', 'For each service,')} ${fact('policy.advance')} when the work begins and ${fact('policy.completion')} on completion. Government fees and taxes come on top, at what they cost.`,
      },
      {
        question: 'How long do you keep my records?',
        answer: `We keep working papers, receipts of filing and letters for ${fact('policy.retention')}. You may ask for a copy in all that time, even after you leave us.`,
      },
    ] satisfies readonly Question[],
    closing: {
      title: 'Talk to us before you decide',
      text: 'Tell us what business you run and what is due. We answer with a list of what to do.',
      action: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    },
  } as const;
};
