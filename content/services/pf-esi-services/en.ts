import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact, plain }: LocalSite): ServiceListing => ({
  name: 'PF & ESI Services',
  summary: 'Registration, monthly returns and help at inspections',
  facts: [
    {
      label: 'PF applies',
      figure: `from ${plain('pf.employees')} workers`,
      note: `${plain('pf.employee-rate')} from the worker and ${plain('pf.employer-rate')} from you, on pay up to ${fact('pf.wage-ceiling')}. You also pay insurance (EDLI) and administration charges`,
    },
    {
      label: 'ESI applies',
      figure: `from ${plain('esi.employees')} workers`,
      note: `usually for pay up to ${fact('esi.wage-limit')}, with ${plain('esi.employer-rate')} from you and ${plain('esi.employee-rate')} from the worker`,
    },
  ],
  sheet: { title: 'What is due next?' },
  offer: (city) =>
    `PF and ESI for your staff in ${city}: registration, monthly returns and corrections of worker details.`,
  example: `A workshop has three workers. Their gross pay is ₹14,500, ₹19,800 and ₹36,000. Their PF wages are ₹12,000, ₹16,000 and ₹28,000, but PF is calculated only up to ${fact('pf.wage-ceiling')}. These are the contributions for one month:`,
  card: {
    description: 'We register your workers and file their returns every month.',
    features: [
      'PF and ESI registration',
      'Monthly return and payment',
      "Correcting workers' names and UAN",
      'Help at inspections',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, town } = site;
  const { fact, plain, wordingOn, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'pf-esi-services',
    changedOn: '2026-11-27',
    description:
      'We handle registration, monthly returns and worker records for employers under PF and ESI. You send us one wage sheet a month, and we prepare the PF challan, the ESI contribution and the list of workers who joined or left.',
    features: [
      'PF and ESI registration of your business',
      'Monthly PF return (ECR) and ESI contribution from your wage sheet',
      'Help to get PF numbers (UAN, by face authentication) and ESI insurance numbers',
      'Correcting KYC (identity details), name and date of birth',
      "Checking your labour contractors' PF and ESI challans",
      'Replies to inspection letters and to notices of damages (penalty for late payment)',
    ],
    benefits: [
      'We enrol a new worker in the month he joins, so that he has an ESI number if he has an accident in the first weeks.',
      `Since 17 September 2026, PF is worked out on pay up to ${fact('pf.wage-ceiling')} (earlier ${wordingOn('pf.wage-ceiling', '2026-09-16')}). We check which of your workers now come under PF.`,
      'We check the challans of your labour contractors before you pay their bills, because you may have to pay the PF and ESI dues that they leave unpaid.',
      'When a worker leaves, we enter the right exit date, so that he can transfer or withdraw his PF without calling you.',
      'We correct wrong names and birth dates with a form that you and the worker both sign (joint declaration), while the worker is still with you.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the staff list',
        description: `PF applies from ${plain('pf.employees')} workers, and ESI from ${plain('esi.employees')}. Send the names, joining dates and wages of all workers. We will tell you whether you must join PF, ESI or both, and from which date.`,
      },
      {
        step: 2,
        title: 'We register',
        description: `We apply to EPFO for PF and to ESIC for ESI. PF registration takes ${fact('pf.registration-time')}, and ESI registration takes ${fact('esi.registration-time')}.`,
      },
      {
        step: 3,
        title: 'We file every month',
        description: `You send the wage sheet. We work out your share and the workers' share, and upload the files. You pay PF by the ${plain('pf.return-due')} of the next month. ESI is usually due by the ${plain('esi.return-due')}.`,
      },
      {
        step: 4,
        title: 'We keep the records',
        description:
          "We keep every month's challans and the list of workers who joined or left, so that you can show them if an inspector asks.",
      },
    ],
    documents: [
      'PAN of the business and of the owner, partners or directors',
      'Masked Aadhaar of the authorised signatory, linked to a mobile number',
      'GST certificate, partnership deed or certificate of incorporation',
      'Rental agreement or latest electricity (EB) bill of the workplace',
      'Cancelled cheque of the current account',
      'Masked Aadhaar, PAN and bank passbook copies of the employees',
      'Attendance and wage registers since the first worker joined',
      'Digital signature of the authorised signatory (the token stays with him; please do not send it to us)',
    ],
    page: {
      title: 'PF & ESI services for Tamil Nadu employers',
      intro:
        "PF (provident fund) and ESI (workers' insurance) apply from the day you have enough workers, even if no office writes to you. We find out from which date you are covered, register you and file the PF and ESI returns every month from one wage sheet.",
      action: 'Ask about PF and ESI',
      items: [
        {
          title: 'PF registration',
          description:
            'We register you with EPFO. You can also join PF before it becomes compulsory. The date from which you are covered depends on your wage register. You owe PF contributions from the date you are covered, not from the date you apply.',
        },
        {
          title: 'ESI registration',
          description:
            'We register the workplace with ESIC and list the workers whose wages are within the limit. Branches in other towns get their own number (sub-code) under your ESI code.',
        },
        {
          title: 'Monthly PF return (ECR)',
          description:
            'We work out the part of the pay on which PF is due. We upload the ECR to the EPFO portal and send you the challan to pay.',
        },
        {
          title: 'Monthly ESI contribution',
          description:
            "We enter the days and wages of each worker. If a worker's pay crosses the ESI limit, he stays covered until the end of that half-year.",
        },
        {
          title: 'Worker accounts (UAN) and KYC',
          description:
            'The worker creates his account number (UAN) himself in the UMANG app, by face authentication. We help link Aadhaar, PAN and the bank account, and transfer old balances. We complete the nomination while the worker is still with you.',
        },
        {
          title: "Contractors' labour",
          description:
            "If a contractor's workers work at your place, you may have to pay the PF and ESI he did not pay for them. We collect the contractor's code number, challans and worker list, and show you what is missing.",
        },
        {
          title: 'Notices, damages and inspections',
          description:
            'If you get a damages notice, we recalculate the amount from the challan dates before you pay. Before an inspection we arrange the registers month by month and tell you what the inspector may ask about.',
        },
        {
          title: 'Changes and closures',
          description:
            'If you take in a partner, shift the factory or close a unit, you must tell the PF office and the ESI office. If you do not tell them, PF and ESI demands go to your old address.',
        },
      ],
      benefits: [
        {
          icon: 'heart-pulse',
          title: 'Workers are covered from the first month',
          description:
            'A worker who is hurt at the lathe needs an ESI number on that day. We register each new worker when you tell us about him, and send you his ESI card (e-Pehchan).',
        },
        {
          icon: 'calendar-check',
          title: 'One wage sheet, two returns',
          description:
            'We prepare the PF return and the ESI return from the same sheet, so that no new worker is left out of either return.',
        },
        {
          icon: 'wallet',
          title: 'You avoid penalties that add up',
          description:
            'If you pay a few weeks late every month, the interest and damages add up to a large sum over the year. If the wage sheet reaches us in time, you avoid the damages and the interest.',
        },
        {
          icon: 'users',
          title: 'Fewer questions from workers',
          description:
            "If a worker's PF passbook is not updated, the reason can be a second UAN, a missing exit date or KYC that is not verified. We find the reason and correct the record.",
        },
      ],
      reasons: [
        {
          icon: 'factory',
          title: 'We take your wage sheet as it is',
          description:
            'Do you pay by piece rate or by the week, or give festival advances? Send us the wage sheet you already use. We work out the PF and ESI wages from your sheet.',
        },
        {
          icon: 'banknote',
          title: 'You pay the offices directly',
          description:
            'Every challan is made under your own PF or ESI code number. You pay each challan from your bank account to EPFO or ESIC. We match the receipts with the wage sheet before we close the month.',
        },
        {
          icon: 'phone',
          title: 'We serve units in any district',
          description: `Our office is in ${town}. From any town you can send wage sheets by WhatsApp or e-mail and registers by courier, and call us (${fact('firm.hours-days')}).`,
        },
      ],
      questions: [
        {
          question: 'When do PF and ESI become compulsory?',
          answer: `PF applies when you have ${plain('pf.employees')} or more workers, and ESI when you have ${plain('esi.employees')} or more. ESI usually covers workers who earn up to ${fact('esi.wage-limit')}.\nCasual and contract workers can be counted too. Register as soon as PF or ESI applies to you. For ESI registration you usually have ${fact('esi.registration-limit')}.`,
        },
        {
          question: 'How much do employer and employee contribute?',
          answer: `${fact('pf.employee-rate')} of PF wages up to ${fact('pf.wage-ceiling')} is deducted from the worker's pay for PF. You pay another ${plain('pf.employer-rate')} yourself. You also pay insurance (EDLI) and administration charges.\nFor ESI, ${fact('esi.employee-rate')} is deducted from the worker's pay and you pay ${fact('esi.employer-rate')}. You deposit both shares. You must not deduct your own share from the worker's wages.`,
        },
        {
          question: 'What happens if I pay one month late?',
          answer: `The PF return is due by the ${plain('pf.return-due')} of the next month. The ESI return is usually due by the ${plain('esi.return-due')}.\nIf you pay PF late, you pay damages of ${fact('pf.damages')} and interest at ${fact('pf.interest')}. If you pay ESI late, you pay interest at ${fact('esi.interest')} and usually damages of ${plain('esi.damages')} a year, depending on the delay.`,
        },
        {
          question: 'Can I take a PF code before PF is compulsory?',
          answer:
            'Yes. A smaller employer can join PF voluntarily if most of the employees agree. Labour and works contractors often need a PF code, because tenders and large buyers ask for it. Once you have the PF code, the monthly return and all other rules apply to you in full.',
        },
      ],
      closing: {
        title: 'Tell us how many people work for you',
        text: 'Tell us how many workers you have, what wages you pay and how many workers come through a contractor. We will tell you whether you need PF or ESI, from which month, and what our fee would be.',
        action: 'Ask whether I need PF or ESI',
      },
      extras: [
        {
          kind: 'table',
          title: 'EPF and ESI side by side',
          intro: `Since ${plain('pf-esi.law')}, PF and ESI come under the Code on Social Security, 2020, but they remain separate schemes. Each scheme has its own office, its own minimum number of workers and its own wage limit. A unit can be under ESI and still be too small for compulsory PF.`,
          columns: [
            { heading: 'Scheme', kind: 'name' },
            { heading: 'What it is', kind: 'text' },
            { heading: 'Applies to' },
            { heading: 'Contribution' },
            { heading: 'Benefits' },
          ],
          rows: [
            [
              'EPF',
              "Employees' Provident Fund, run by EPFO: retirement savings with pension and life cover",
              `Businesses with ${fact('pf.employees')}`,
              `Employee ${fact('pf.employee-rate')}, employer ${plain('pf.employer-rate')}. You also pay insurance (EDLI) and administration charges`,
              'Savings with annual interest, pension, insurance for the family, part withdrawals for housing or illness',
            ],
            [
              'ESI',
              "Employees' State Insurance, run by ESIC: medical care and cash benefits for insured workers",
              `Businesses with ${fact('esi.employees')}, usually for staff who earn up to ${fact('esi.wage-limit')}`,
              `Employee ${fact('esi.employee-rate')}, employer ${fact('esi.employer-rate')}`,
              'Medical care for the worker and the family, and benefits for sickness, maternity, disablement and dependants',
            ],
          ],
          basis: basis('pf.employees', 'pf.employee-rate', 'esi.wage-limit', 'esi.employee-rate'),
        },
        {
          kind: 'cards',
          title: 'What to do, and by when',
          intro:
            'You register once. You file the PF and ESI returns every month, even if nothing has changed. Here are the due dates, and what a delay costs.',
          rows: [
            {
              title: 'PF registration',
              text: 'Apply on the Shram Suvidha portal (Form I) as soon as you are covered. The rules do not say within how many days',
              penalty: 'A court fixes the fine, depending on the default',
            },
            {
              title: 'PF monthly return',
              text: `ECR and payment by the ${plain('pf.return-due')} of the next month`,
              penalty: `Damages of ${fact('pf.damages')} and interest at ${fact('pf.interest')}`,
            },
            {
              title: 'ESI registration',
              text: `Usually within ${fact('esi.registration-limit')} of becoming liable`,
              penalty: 'A court fixes the fine, depending on the default',
            },
            {
              title: 'ESI monthly return',
              text: `Contribution and payment usually by the ${plain('esi.return-due')} of the next month. New regulations are awaited`,
              penalty: `Interest of ${fact('esi.interest')}, and usually damages of ${plain('esi.damages')} a year, depending on the delay`,
            },
          ],
          basis: basis('pf.return-due', 'pf.damages', 'esi.return-due', 'esi.interest', 'esi.damages'),
          warning: 'Count the time to register from the day you had enough workers, not from the day you noticed it.',
        },
      ],
      changes: [
        {
          before: 'PF return by the 25th (the old paper return)',
          now: `By the ${plain('pf.return-due')} of the next month, with the ECR`,
          since: 'February 2016 (no extra days since then)',
          rule: basis('pf.return-due').text,
        },
        {
          before: 'PF damages of 17% a year',
          now: `${fact('pf.damages')}, in addition to interest at ${fact('pf.interest')}`,
          since: '14 June 2024',
          rule: basis('pf.damages').text,
        },
        {
          before: 'PF on wages up to ₹15,000 a month',
          now: `Up to ${fact('pf.wage-ceiling')}`,
          since: '17 September 2026',
          rule: basis('pf.wage-ceiling').text,
        },
        {
          before: 'PF registration within 30 days, fine up to ₹10,000',
          now: 'Apply on the Shram Suvidha portal (Form I). The rules do not say within how many days. A court fixes the fine, depending on the default',
          since: 'No fixed date',
          rule: basis('pf.registration-limit').text,
        },
        {
          before: 'ESI for wages up to ₹25,000 a month',
          now: `Usually up to ${fact('esi.wage-limit')}, or ${plain('esi.wage-limit-disability')} for persons with disability`,
          since: 'No fixed date',
          rule: basis('esi.wage-limit').text,
        },
        {
          before: 'ESI return by the 21st',
          now: `Usually by the ${plain('esi.return-due')} of the next month. New regulations are awaited`,
          since: 'June 2017',
          rule: basis('esi.return-due').text,
        },
        {
          before: 'ESI registration within 15 days, fine up to ₹25,000',
          now: `Usually within ${fact('esi.registration-limit')}. A court fixes the fine, depending on the default`,
          since: 'No fixed date',
          rule: basis('esi.registration-fine').text,
        },
      ],
    },
    seo: {
      title: 'PF & ESI Services: Registration and Monthly Returns',
      description: `PF and ESI registration, monthly ECR and challans, UAN and KYC corrections, contractor checks and notices for employers in ${town} and Tamil Nadu.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
