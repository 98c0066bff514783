import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'pf-esi-services',
    changedOn: '2026-11-26',
    description:
      'Registration, monthly returns and member records for employers under PF and ESI. One wage sheet a month becomes the PF challan, the ESI contribution and the list of joiners and leavers.',
    features: [
      'PF (EPF) and ESI registration of your business',
      'Monthly ECR (PF return) and ESI contribution from your wage sheet',
      'Help with UAN (PF number) by face authentication, and insurance numbers',
      'KYC, name and date of birth corrections',
      "Check of contractors' challans",
      'Replies to inspection letters and damages notices',
    ],
    benefits: [
      'We enter joiners in the month in which they start. So they have an ESI number if there is an accident in the first weeks.',
      'Wage register, PF challan and the salary figure in your accounts show the same amounts.',
      'We check the challans of labour contractors before you pass their bill, because their unpaid dues can fall on you.',
      'Leavers get the right exit date, so that they can transfer or withdraw their PF without calling you.',
      'We have wrong names and birth dates corrected by joint declaration while the worker is still with you.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the staff list',
        description:
          'Send names, joining days and wages of all workers. We say if PF, ESI or both apply, and from when.',
      },
      {
        step: 2,
        title: 'We register',
        description: `We apply at EPFO (PF office) and ESIC (ESI office). PF takes ${fact('pf.registration-time')}, ESI ${fact('esi.registration-time')}.`,
      },
      {
        step: 3,
        title: 'Every month',
        description: `You send the wages. We work out both shares and upload the files. You pay PF by the ${fact('pf.return-due')}, and ESI usually by the ${plain('esi.return-due')}.`,
      },
      {
        step: 4,
        title: 'The record stays',
        description: 'We keep challans, joiners and leavers by month, for the day when an inspector asks.',
      },
    ],
    documents: [
      'PAN of the business and of the owner, partners or directors',
      'Masked Aadhaar of the authorised signatory, linked to a mobile number',
      'GST certificate, partnership deed or certificate of incorporation',
      'Rent agreement or electricity (EB) bill of the workplace',
      'Cancelled cheque of the current account',
      'Masked Aadhaar, PAN and bank passbook copies of the employees',
      'Attendance and wage registers, from the first worker onwards',
      'Digital signature of the authorised signatory, who keeps the token',
    ],
    page: {
      title: 'PF & ESI services for Tamil Nadu employers',
      intro:
        "PF (provident fund) and ESI (workers' insurance) begin on the day when you have enough workers, without a letter. We find that day, register you and file every month from one wage sheet.",
      action: 'Check if PF or ESI applies',
      items: [
        {
          title: 'PF registration (EPF)',
          description:
            'We register you with EPFO (the PF office), also when you choose PF before you must. The wage register fixes the date of coverage, and you owe contributions from that date, not from the day of applying.',
        },
        {
          title: 'ESI registration',
          description:
            'We register the workplace with ESIC (the ESI office) and list the workers whose wage is within the limit. Branches in other towns come in under sub-codes.',
        },
        {
          title: 'Monthly PF return (ECR)',
          description:
            'We separate the wages that count for PF from those that do not. We upload the ECR to the EPFO portal and send the challan for payment.',
        },
        {
          title: 'Monthly ESI contribution',
          description:
            'Days and wages are entered worker by worker. Someone whose pay crosses the limit in mid-period stays covered until the contribution period (half a year) ends.',
        },
        {
          title: 'Worker accounts and KYC',
          description: `${fact('pf.account-number')}. Aadhaar, PAN and bank details are linked to it, and old balances are transferred. Nominations are completed while the worker is with you.`,
        },
        {
          title: "Contractors' labour",
          description:
            "When a contractor's workers work at your place, their unpaid dues can become yours. We collect the contractor's code number, challans and worker list, and show you what is missing.",
        },
        {
          title: 'Notices, damages and inspections',
          description:
            'We recalculate a damages notice from the challan dates before you pay. Before an inspection we put the registers in order of months and explain weak points to you.',
        },
        {
          title: 'Changes and closures',
          description:
            'You must report a new partner, a shifted factory or a closed unit to both offices. Otherwise demands go to the old address in the old name.',
        },
      ],
      benefits: [
        {
          icon: 'heart-pulse',
          title: 'Cover from the first month',
          description:
            'A worker who is hurt at the lathe needs an insurance number on that day. We register joiners as you report them and send you the e-Pehchan card (ESI card) to hand over.',
        },
        {
          icon: 'calendar-check',
          title: 'Two returns, one wage sheet',
          description:
            'We make both returns from the same sheet. A joiner who is entered for one is not forgotten for the other.',
        },
        {
          icon: 'wallet',
          title: 'No habit of small penalties',
          description:
            'If you pay a few weeks late each month, damages and interest add up to a large sum in a year. A wage sheet in time avoids both.',
        },
        {
          icon: 'users',
          title: 'Fewer questions from workers',
          description:
            'When a PF passbook is not updated, look for a second UAN, a missing exit date or KYC that is not verified. We find the cause and correct it.',
        },
      ],
      reasons: [
        {
          icon: 'factory',
          title: 'We take your wage sheet as it is',
          description:
            'Piece rates or weekly pay, night shifts or festival advances: send the sheet that you already use. We turn it into PF and ESI wages.',
        },
        {
          icon: 'banknote',
          title: 'You pay the offices directly',
          description:
            'Every challan carries your own code number and is paid from your bank account to EPFO or ESIC. Receipts are matched with the wage sheet before the month is closed.',
        },
        {
          icon: 'phone',
          title: 'Units in any district',
          description: `The office is in Coimbatore. From any town you send wage sheets by WhatsApp or e-mail and registers by courier, and call us ${fact('firm.hours-days')}.`,
        },
      ],
      questions: [
        {
          question: 'When do PF and ESI become compulsory?',
          answer: `EPF applies to a business with ${fact('pf.employees')}, ESI to one with ${fact('esi.employees')}. ESI usually insures those earning up to ${plain('esi.wage-limit')}.\nCasual and contract workers can count too. Register as soon as you reach that number, for ESI usually within ${plain('esi.registration-limit')}.`,
        },
        {
          question: 'How much do employer and employee contribute?',
          answer: `Of PF wages up to ${fact('pf.wage-ceiling')} the employee gives ${fact('pf.employee-rate')}. The employer gives ${fact('pf.employer-rate')}.\nESI takes ${fact('esi.employee-rate')} from the employee and ${fact('esi.employer-rate')} from the employer. The employer deposits both shares, and never recovers his own from wages.`,
        },
        {
          question: 'What happens if one month is paid late?',
          answer: `The PF return is due by the ${fact('pf.return-due')}. The ESI return is usually due by the ${plain('esi.return-due')}.\nLate PF costs damages of ${fact('pf.damages')} and interest of ${fact('pf.interest')}. Late ESI costs interest of ${fact('esi.interest')} and usually damages of ${plain('esi.damages')}.`,
        },
        {
          question: 'Can I take a PF code before I have to?',
          answer: `Yes. Smaller employers can join EPF voluntarily when the majority of the employees agree. Labour and works contractors may need it, because tenders and large buyers ask for the code. Remember that the monthly return and every other rule then apply to you in full.`,
        },
      ],
      closing: {
        title: 'Tell us your head count',
        text: 'How many people work for you, on what wages, and how many through a contractor? From that we can say what applies, from which month, and what registration needs.',
        action: 'Talk to us about PF and ESI',
      },
      extras: [
        {
          kind: 'table',
          title: 'EPF and ESI side by side',
          intro: `${fact('pf-esi.law')}: different offices, different head counts, different wages. A unit can be under ESI and still be too small for compulsory PF.`,
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
              "Employees' Provident Fund: retirement savings with linked pension and life cover, run by EPFO",
              `Businesses with ${fact('pf.employees')}`,
              `Employee ${fact('pf.employee-rate')}, employer ${fact('pf.employer-rate')}`,
              'Savings with yearly interest, pension, insurance for the family, part withdrawals for housing or illness',
            ],
            [
              'ESI',
              "Employees' State Insurance: medical care and cash benefits for insured workers, run by ESIC",
              `Businesses with ${fact('esi.employees')}, for staff earning up to a limit, usually ${plain('esi.wage-limit')}`,
              `Employee ${fact('esi.employee-rate')}, employer ${fact('esi.employer-rate')}`,
              "Treatment for worker and family, cash during sickness and maternity, disablement and dependants' benefits",
            ],
          ],
          basis: basis('pf.employees', 'pf.employee-rate', 'esi.wage-limit', 'esi.employee-rate'),
        },
        {
          kind: 'cards',
          title: 'What must be done, and by when',
          intro:
            'You register once. The return is due every month, even when nothing has changed. These are the dates, and what a delay costs.',
          rows: [
            {
              title: 'PF registration',
              text: `At once. ${fact('pf.registration-limit')}`,
              penalty: fact('pf.registration-fine'),
            },
            {
              title: 'PF monthly return',
              text: `ECR and payment by the ${fact('pf.return-due')}`,
              penalty: `Damages of ${fact('pf.damages')} and interest of ${fact('pf.interest')}`,
            },
            {
              title: 'ESI registration',
              text: `Usually within ${plain('esi.registration-limit')} of becoming liable`,
              penalty: fact('esi.registration-fine'),
            },
            {
              title: 'ESI monthly return',
              text: `Contribution and payment usually by the ${plain('esi.return-due')}; new regulations are awaited`,
              penalty: `Interest of ${fact('esi.interest')}; usually damages of ${plain('esi.damages')}`,
            },
          ],
          basis: basis('pf.return-due', 'pf.damages', 'esi.return-due', 'esi.interest', 'esi.damages'),
          warning:
            'Count the time for registration from the day on which you had enough workers, not from the day on which you noticed.',
        },
      ],
      changes: [
        {
          before: 'PF return by the 25th (the old paper return)',
          now: `By the ${fact('pf.return-due')}, with the ECR`,
          since: 'February 2016 (no days of grace)',
          rule: basis('pf.return-due').text,
        },
        {
          before: 'PF damages of 17% a year',
          now: `${fact('pf.damages')}, besides interest of ${fact('pf.interest')}`,
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
          now: `${fact('pf.registration-limit')}. ${fact('pf.registration-fine')}`,
          since: 'Often said',
          rule: basis('pf.registration-limit').text,
        },
        {
          before: 'ESI for wages up to ₹25,000 a month',
          now: `Usually ${plain('esi.wage-limit')}; ${plain('esi.wage-limit-disability')}`,
          since: 'Often said',
          rule: basis('esi.wage-limit').text,
        },
        {
          before: 'ESI return by the 21st',
          now: `Usually by the ${plain('esi.return-due')}; new regulations are awaited`,
          since: 'June 2017',
          rule: basis('esi.return-due').text,
        },
        {
          before: 'ESI registration within 15 days, fine up to ₹25,000',
          now: `Usually ${plain('esi.registration-limit')}. ${fact('esi.registration-fine')}`,
          since: 'Often said',
          rule: basis('esi.registration-fine').text,
        },
      ],
    },
    seo: {
      title: 'PF & ESI Services: Registration and Monthly Returns',
      description:
        'PF and ESI registration, monthly ECR and challans, UAN and KYC corrections, contractor checks and notices for employers in Coimbatore and Tamil Nadu.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
