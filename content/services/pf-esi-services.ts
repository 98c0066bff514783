import { fact } from '../facts.ts';
import type { ServiceContent } from '../schema.ts';

export const content = {
  slug: 'pf-esi-services',
  changedOn: '2026-11-22',
  description:
    'Registration, monthly returns and member records for employers under PF and ESI. One wage sheet a month becomes the PF challan, the ESI contribution and the list of joiners and leavers.',
  features: [
    'EPF and ESI registration of the establishment',
    'Monthly ECR and ESI contribution from your wage sheet',
    'UAN and insurance numbers for new workers',
    'KYC, name and date of birth corrections',
    "Check of contractors' challans",
    'Replies to inspection letters and damages notices',
  ],
  benefits: [
    'Joiners are entered in the month they start, so an accident in the first weeks does not find them without an ESI number.',
    'Wage register, PF challan and the salary figure in your accounts show the same amounts.',
    'Labour contractors show their challans before a bill is passed, because their unpaid dues can come back to you.',
    'Leavers get the right exit date, which lets them transfer or withdraw their PF without calling the office.',
    'Wrong names and birth dates are corrected by joint declaration while the worker is still on your rolls.',
  ],
  process: [
    {
      step: 1,
      title: 'Count heads and wages',
      description:
        'Trainees, contract labour and part-time hands are listed with their pay. The list shows whether EPF, ESI or both apply, and from which month.',
    },
    {
      step: 2,
      title: 'Register the establishment',
      description: `Applications go through the EPFO and ESIC portals. Allow ${fact('pf.registration-time')} for PF and ${fact('esi.registration-time')} for ESI once address proof and bank details are in order.`,
    },
    {
      step: 3,
      title: 'Run the month',
      description:
        'Attendance and wages come from you. Both shares are worked out, the files uploaded and the challans sent across for payment from your own bank account.',
    },
    {
      step: 4,
      title: 'Keep the record',
      description:
        'Paid challans, joiners, leavers and wage revisions are filed by month. An inspector who asks about an old year gets a folder instead of an explanation.',
    },
  ],
  documents: [
    'PAN of the business and of the owner, partners or directors',
    'Masked Aadhaar of the authorised signatory, linked to a mobile number',
    'GST certificate, partnership deed or certificate of incorporation',
    'Rent agreement or EB bill of the workplace',
    'Cancelled cheque of the current account',
    'Masked Aadhaar, PAN and bank passbook copies of the employees',
    'Attendance and wage registers, from the first worker onwards',
    'Digital signature of the authorised signatory, who keeps the token',
  ],
  page: {
    title: 'PF & ESI services for Tamil Nadu employers',
    intro:
      'Cover begins with a head count, not with a letter from the department. We check when your workshop, mill or shop crosses the line, register it with EPFO and ESIC, and file both contributions every month from a single wage sheet.',
    action: 'Check if PF or ESI applies',
    items: [
      {
        title: 'EPF registration',
        description: `Compulsory for a business with ${fact('pf.employees')} and open to smaller ones that choose it. The wage register fixes the date of coverage, and dues run from that date, not from the day of applying.`,
      },
      {
        title: 'ESI registration',
        description: `A workplace with ${fact('esi.employees')} comes under ESI, which insures those earning up to ${fact('esi.wage-limit')}. Branches in other towns can be brought in under sub-codes.`,
      },
      {
        title: 'Monthly ECR and PF challan',
        description:
          'We separate the wages that count for PF from those that do not, show arrears on their own, upload the ECR to the EPFO portal and send the challan for payment.',
      },
      {
        title: 'Monthly ESI contribution',
        description:
          'Days and wages are entered worker by worker. Someone whose pay crosses the limit in mid-period stays covered until the contribution period ends, a point that home-made wage sheets often miss.',
      },
      {
        title: 'Worker accounts and KYC',
        description:
          'Aadhaar, PAN and bank details are linked to each UAN, balances with earlier employers are transferred, and nominations are completed while the worker is at hand.',
      },
      {
        title: "Contractors' labour",
        description:
          "When a contractor's gang works on your floor, its unpaid dues can become yours. We collect the contractor's code number, challans and worker list, then show you any gap.",
      },
      {
        title: 'Notices, damages and inspections',
        description:
          'A damages notice is recalculated from the challan dates before anything is paid. Ahead of an inspection, registers are put in month order and weak spots explained to you.',
      },
      {
        title: 'Changes and closures',
        description:
          'A new partner, a shifted factory or a closed unit has to be reported to both offices. Otherwise demands keep going to the old address in the old name.',
      },
    ],
    benefits: [
      {
        icon: 'heart-pulse',
        title: 'Cover from the first month',
        description:
          'A worker hurt at the lathe needs an insurance number that day, not a form. Joiners are registered as you report them, and the e-Pehchan card is sent for you to hand over.',
      },
      {
        icon: 'calendar-check',
        title: 'Two returns, one wage sheet',
        description: `PF is due by the ${fact('pf.return-due')} and ESI by the ${fact('esi.return-due')}. Because both are drawn from one sheet, a joiner entered for one is not forgotten for the other.`,
      },
      {
        icon: 'wallet',
        title: 'No habit of small penalties',
        description: `Late PF costs ${fact('pf.damages')} in damages and late ESI ${fact('esi.interest')} in interest. Paid a few weeks late each month, that becomes a yearly bill with nothing to show for it.`,
      },
      {
        icon: 'users',
        title: 'Fewer queues at your desk',
        description:
          'Passbooks that do not update usually trace to a second UAN, a missing exit date or KYC left unverified. We clear the cause, so the worker need not ask you twice.',
      },
    ],
    reasons: [
      {
        icon: 'factory',
        title: 'At home with shop-floor wages',
        description:
          'Piece rates, weekly pay, night shifts and festival advances are ordinary in Tirupur and Coimbatore units. Send the sheet you already use; we convert it into PF and ESI wages.',
      },
      {
        icon: 'banknote',
        title: 'You pay the offices directly',
        description:
          'Each challan carries your own code number and is paid from your bank account to EPFO or ESIC. Receipts are matched with the wage sheet before the month is closed.',
      },
      {
        icon: 'phone',
        title: 'Units in any district',
        description: `The office is in Coimbatore. Employers in Karur, Ambur or Hosur send wage sheets on WhatsApp or by e-mail, post registers by courier and telephone us ${fact('firm.hours-days')}.`,
      },
    ],
    questions: [
      {
        question: 'When do PF and ESI become compulsory?',
        answer: `EPF applies to a business with ${fact('pf.employees')} and ESI to one with ${fact('esi.employees')}, where it insures those earning up to ${fact('esi.wage-limit')}. Casual hands and workers brought by a contractor can count as well. After crossing the line you have ${fact('pf.registration-limit')} to register for PF and ${fact('esi.registration-limit')} for ESI. A later fall in numbers does not by itself end the cover.`,
      },
      {
        question: 'How much do employer and employee contribute?',
        answer: `For EPF, of PF wages, the employee gives ${fact('pf.employee-rate')} and the employer ${fact('pf.employer-rate')}. ESI takes ${fact('esi.employee-rate')} from the employee and ${fact('esi.employer-rate')} from the employer. The employer deposits both shares together, and may never recover the employer's share from wages.`,
      },
      {
        question: 'What happens if one month is paid late?',
        answer: `The PF return is due by the ${fact('pf.return-due')} and the ESI return by the ${fact('esi.return-due')}. Delay brings damages of ${fact('pf.damages')} on PF and interest of ${fact('esi.interest')} on ESI. Holding back a share already cut from wages is far graver than a late payment and can lead to prosecution, so if cash is short, tell us before the date.`,
      },
      {
        question: 'Can I take a PF code before I have to?',
        answer: `Yes. Smaller employers can join EPF voluntarily when the majority of the employees agree. Labour and works contractors often do so because tenders and large buyers ask for the code. Registration takes ${fact('pf.registration-time')}. Bear in mind that the monthly return and every other rule then apply to you in full.`,
      },
    ],
    closing: {
      title: 'Tell us your head count',
      text: 'How many people work for you, on what wages, and how many through a contractor? From that we can say what applies, from which month, and what registration needs.',
      action: 'Talk to us about PF and ESI',
    },
    extras: [
      {
        kind: 'pf-esi-schemes',
        title: 'EPF and ESI side by side',
        intro: `${fact('pf-esi.law')}: different offices, different head counts, different wages. A unit can be under ESI and still be too small for compulsory PF.`,
        rows: [
          {
            scheme: 'EPF',
            description:
              "Employees' Provident Fund: retirement savings with linked pension and life cover, run by EPFO",
            applicability: `Businesses with ${fact('pf.employees')}`,
            contribution: `Employee ${fact('pf.employee-rate')}, employer ${fact('pf.employer-rate')}`,
            benefits:
              'Savings with yearly interest, pension, insurance for the family, part withdrawals for housing or illness',
          },
          {
            scheme: 'ESI',
            description: "Employees' State Insurance: medical care and cash benefits for insured workers, run by ESIC",
            applicability: `Businesses with ${fact('esi.employees')}, for staff earning up to ${fact('esi.wage-limit')}`,
            contribution: `Employee ${fact('esi.employee-rate')}, employer ${fact('esi.employer-rate')}`,
            benefits:
              "Treatment for worker and family, cash during sickness and maternity, disablement and dependants' benefits",
          },
        ],
      },
      {
        kind: 'pf-esi-compliance',
        title: 'What must be done, and what delay costs',
        intro:
          'Registration happens once; the return comes back every month, even when only a few workers changed. These are the points an inspector checks first.',
        rows: [
          {
            aspect: 'PF registration',
            requirement: `Within ${fact('pf.registration-limit')} of becoming liable`,
            penalty: `Fine of ${fact('pf.registration-fine')}`,
          },
          {
            aspect: 'PF monthly return',
            requirement: `ECR and payment by the ${fact('pf.return-due')}`,
            penalty: `Damages of ${fact('pf.damages')}`,
          },
          {
            aspect: 'ESI registration',
            requirement: `Within ${fact('esi.registration-limit')} of becoming liable`,
            penalty: `Fine of ${fact('esi.registration-fine')}`,
          },
          {
            aspect: 'ESI monthly return',
            requirement: `Contribution and payment by the ${fact('esi.return-due')}`,
            penalty: `Interest of ${fact('esi.interest')}`,
          },
        ],
        warning: `ESI is due by the ${fact('esi.return-due')} and PF by the ${fact('pf.return-due')}. Late PF bears damages of ${fact('pf.damages')}, late ESI interest of ${fact('esi.interest')}.`,
      },
    ],
  },
  seo: {
    title: 'PF & ESI Services: Registration and Monthly Returns',
    description:
      'PF and ESI registration, monthly ECR and challans, UAN and KYC corrections, contractor checks and notices for employers in Coimbatore and Tamil Nadu.',
    keywords: [
      'PF registration Coimbatore',
      'ESI registration Tamil Nadu',
      'PF ECR filing',
      'ESI monthly contribution',
      'UAN KYC correction',
      'PF damages notice reply',
    ],
  },
} satisfies ServiceContent;
