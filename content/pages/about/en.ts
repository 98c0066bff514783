import type { LinkId } from '../../links/en.ts';
import type { LocalSite } from '../../local-site.ts';
import { listPeople } from '../../people.ts';
import type { BenefitCard, Question, Seo } from '../../schema.ts';

export const about = (site: LocalSite) => {
  const { claimed, fact, town } = site;
  const { team, milestones, photos } = listPeople(site);
  return {
    changedOn: '2026-11-27',
    name: 'About Us',
    seo: {
      title: `About Us: ${town} Accountants${claimed('founded', ` since ${fact('firm.founded')}`, ' and Tax Consultants')}`,
      description: `About our tax and accounting office in ${town}${claimed('founded', `, in practice since ${fact('firm.founded')}`, ', Tamil Nadu')}: our people, our values, our fees, and how we look after ${claimed('clients', fact('firm.clients'), 'our')} clients.`,
    } satisfies Seo,
    hero: {
      title: 'About us',
      lead: `We are a tax and accounting office in ${town}${claimed('founded', `, in practice since ${fact('firm.founded')}`, '')}. We keep books and file returns for shops, workshops and other businesses in Tamil Nadu.`,
    },
    vision: {
      title: 'Our vision',
      text: 'We want even the smallest workshop in Tamil Nadu to keep its books as well as a large company does.',
    },
    mission: {
      title: 'Our mission',
      text: `We file your returns correctly and before the due date. ${claimed('second-check', 'We explain every figure that we file for you, and tell', 'We tell')} you plainly if something cannot be done.`,
    },
    milestonesTitle: 'Milestones',
    milestones,
    photos,
    valuesTitle: 'Our four values',
    values: [
      {
        icon: 'award',
        title: 'Excellence',
        description: claimed(
          'second-check',
          'A second person checks every return against the ledger before we file it, even in the last week of the month.',
          'If we cannot explain a figure, we ask you about the figure before we file.',
        ),
      },
      {
        icon: 'scale',
        title: 'Integrity',
        description:
          'We claim every rupee of credit that the law allows, and not a rupee more. If a claim is doubtful, we tell you the risk in writing and you decide.',
      },
      {
        icon: 'handshake',
        title: 'Client Focus',
        description: claimed(
          'one-person',
          'One accountant knows your file and takes your calls. If a colleague does part of the work, your accountant briefs the colleague, so you do not have to explain your business again.',
          'We ask about your business first, and about the forms later.',
        ),
      },
      {
        icon: 'lightbulb',
        title: 'Innovation',
        description: claimed(
          'software',
          'Software reads bank statements and photos of bills, so our people have more time for entries that do not match.',
          'You can send papers by WhatsApp and e-mail. We ask you for a form only if there is no simpler way.',
        ),
      },
    ] satisfies readonly BenefitCard[],
    teamTitle: 'Who does the work',
    team: team,
    reasonsTitle: 'Reasons to choose us',
    reasons: [
      'One office handles your taxes, payroll, company filings and books, so all the figures agree.',
      claimed(
        'fees',
        'We tell you the fee and which papers we need before the work begins, and then you decide.',
        'You get a list of papers for each kind of work, so you know what to bring.',
      ),
      claimed(
        'records',
        'We keep the working papers with every return, so that we can reply if a notice comes two years later.',
        'We also help if you get a notice after filing the return.',
      ),
      'You can check our work. After each filing you get the acknowledgement, and you can look up the acknowledgement number on the portal with your own login.',
      'You do not need to travel. We work anywhere in Tamil Nadu, by phone, WhatsApp, e-mail and courier.',
    ],
    /** Stands above the link to the page about sending papers. */
    secrecy: `Only people who need your file for their work can open it.${claimed('no-secrets', ' We ask for no OTP and no password.', ' Do not send an OTP or a password to anybody.')}`,
    bodies: {
      title: 'What you can check yourself',
      intro:
        "Some papers must be signed by a member of one of these institutes. A tax audit report, for example, must be signed by a chartered accountant. Ask us before the work begins, and we will tell you whether your papers need such a signature and who will sign. On the audit report you find the member's name, membership number and UDIN (the unique number of the report). You can check the membership on the website of the institute.",
      practitioner: claimed('practitioner', 'GST practitioner registration number', ''),
      /** Stands in the place of the number until the owner has written it. */
      askNumber: claimed('practitioner', 'Ask us for our GST practitioner registration number.', ''),
      lookUp: claimed(
        'practitioner',
        'You can look up this number on the GST portal under Services, User Services, Locate GST Practitioner.',
        '',
      ),
      links: ['icai', 'icmai', 'icsi'] satisfies readonly LinkId[],
    },
    firstCall: {
      title: 'What the first call is like',
      intro: claimed(
        'free-consultation',
        'You pay nothing for the call, and you do not have to give us the work.',
        'You do not have to give us the work because you called.',
      ),
      points: [
        `${claimed('reply', `Somebody at our ${town} office takes your call`, `You can call our ${town} office`)}, ${fact('firm.hours-line')}.${claimed('languages', ' You can speak Tamil or English.', '')}`,
        'We ask what your business does, which return you filed last and whether you got a notice. Keep your PAN and GSTIN at hand.',
        'We tell you what is overdue, what you have to file next and which papers we need.',
        'We tell you what our work would cost. If you want to think it over, call again when you have decided.',
      ],
    },
    questionsTitle: 'Questions before you start',
    questions: [
      {
        question: 'Do I have to come to your office?',
        answer:
          'No. Send bills and bank statements by WhatsApp or e-mail. If you have to sign in ink, send the originals by courier. You verify the return online yourself and type the OTP on the portal.',
      },
      {
        question: 'Who will handle my file?',
        answer: [
          claimed(
            'one-person',
            'One named accountant at our office knows your file and takes your calls. A colleague may do part of the work, for example a company filing or the payroll.',
            `Our office in ${town} handles your file.`,
          ),
          claimed('second-check', ' A second person checks every return before we file it.', ''),
          claimed('one-person', ' We tell you at the start who your accountant is.', ''),
        ].join(''),
      },
      {
        question: 'Can you take over my work in the middle of a year?',
        answer:
          'Yes. We ask you for the last filed returns, the closing balances of your ledgers and the statements from the portals. We compare the returns with your books, and tell you about any differences before we file the next return.',
      },
      {
        question: claimed(
          'free-consultation',
          'What does the free consultation cover?',
          'What does the first consultation cover?',
        ),
        answer: `We look at your papers or your notice. We tell you which returns you have to file, what is overdue and what our work will cost. The first consultation does not include drafting a reply or filing a return.`,
      },
      {
        question: 'How do you charge?',
        answer: `${claimed('fees', 'We quote a fixed fee for each service in advance. You pay', 'For each service you pay')} ${fact('policy.advance')} when the work begins and ${fact('policy.completion')} on completion. Government fees and taxes are charged extra, at actuals.`,
      },
      {
        question: 'How long do you keep my records?',
        answer: `We keep working papers, acknowledgements and letters for ${fact('policy.retention')}. You can ask for a copy at any time in that period, even after you leave us.`,
      },
    ] satisfies readonly Question[],
    closing: {
      title: 'Talk to us before you decide',
      text: `Tell us what business you run and which return or payment is due. We will tell you what to do first, which papers to send and what our work would cost. The work begins only after you agree.`,
      action: claimed('free-consultation', 'Ask for a free consultation', 'Ask for a consultation'),
    },
  } as const;
};
