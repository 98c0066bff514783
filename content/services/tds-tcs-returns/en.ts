import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** The last day of the forms of the Income-tax Act, 1961. */
const OLD = '2026-03-31';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ caseWording, fact }: LocalSite): ServiceListing => ({
  name: 'TDS & TCS Returns',
  summary: 'Each TDS payment checked, returns filed',
  facts: [
    {
      label: 'Deposit TDS by',
      figure: caseWording('tds.deposit-due', 'months'),
      note: `of the following month, and for March by ${caseWording('tds.deposit-due', 'march')}`,
    },
    {
      label: 'Return filed late',
      figure: caseWording('tds.late-fee-day', 'perDay'),
      note: 'until you file, but never more than the TDS',
    },
  ],
  sheet: { title: 'What is due next?' },
  offer: (city) =>
    `TDS and TCS for your business in ${city}: we work out the deposit, file the return and send certificates.`,
  example: 'An office deducted TDS of ₹30,000 in a quarter and files the TDS return late. Here is the late fee:',
  card: {
    description: 'We check line by line that you have deposited and reported all the TDS you deducted.',
    features: [
      'Quarterly TDS and TCS returns',
      'Challans and PANs matched',
      `TDS certificates: Forms ${fact('tds.certificate-salary')} and ${fact('tds.certificate-others')} (earlier 16 and 16A)`,
      'Correction returns',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, town } = site;
  const { fact, caseWording, wordingOn, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'tds-tcs-returns',
    changedOn: '2026-11-27',
    description: `We file your quarterly TDS returns (Forms ${fact('tds.form-salary')}, ${fact('tds.form-resident')} and ${fact('tds.form-nonresident')}) and TCS returns (Form ${fact('tds.form-tcs')}). We match challans, PANs and ledgers first, so that the people you pay get credit for the TDS.`,
    features: [
      `TDS returns: Form ${fact('tds.form-salary')} for salaries (earlier ${wordingOn('tds.form-salary', OLD)}), ${fact('tds.form-resident')} for other payments (${wordingOn('tds.form-resident', OLD)}), ${fact('tds.form-nonresident')} for payments abroad (${wordingOn('tds.form-nonresident', OLD)})`,
      `TCS returns: Form ${fact('tds.form-tcs')} (earlier ${wordingOn('tds.form-tcs', OLD)})`,
      'Monthly calculation of the TDS to deduct from each party, after checking the PAN',
      'Challans matched on TRACES (the TDS website) before filing',
      `TDS and TCS certificates: Forms ${fact('tds.certificate-salary')}, ${fact('tds.certificate-others')} and ${fact('tds.certificate-tcs')} (earlier ${wordingOn('tds.certificate-salary', OLD)}, ${wordingOn('tds.certificate-others', OLD)} and ${wordingOn('tds.certificate-tcs', OLD)})`,
      'Correction returns, and replies to default notices (short or late TDS)',
    ],
    benefits: [
      'Your suppliers and staff see the TDS in Form 168 (earlier Form 26AS) and do not have to ask you for it.',
      'Before you pay, we tell you whether TDS applies and how much, while you can still deduct it.',
      'If you deduct TDS, you can claim the full expense. If you do not, a part of the expense can be disallowed in your income tax return.',
      'We check every PAN before you pay. If a PAN is inoperative and you deduct too little, you get a demand.',
      "We keep the year's certificates, challans and return token numbers in one file for your auditor.",
    ],
    process: [
      {
        step: 1,
        title: 'You send the ledgers',
        description: 'Send your ledgers and bills. We mark each payment on which you must deduct TDS.',
      },
      {
        step: 2,
        title: 'We tell you what to deduct',
        description: `For each person you pay, we note the section, the rate and the PAN. You deposit each month's total by the ${caseWording('tds.deposit-due', 'months')} of the following month, and for March by ${caseWording('tds.deposit-due', 'march')}.`,
      },
      {
        step: 3,
        title: 'We match and file',
        description: `We match each deduction with its challan and show you the summary. Then we file the return. TDS returns are due by ${fact('tds.due-all')}.`,
      },
      {
        step: 4,
        title: 'Certificates and corrections',
        description:
          'We download the certificates for the people you paid. If TRACES reports a default, we file a correction return.',
      },
    ],
    documents: [
      'TAN allotment letter and PAN of the business',
      'TRACES and e-filing registration of the TAN, if already done',
      'Challans for the TDS paid in the quarter',
      'Ledgers for contractors, rent, interest and professional fees',
      'PAN of everyone you paid, including landlords and transporters',
      'Salary register, with the tax regime that each employee has chosen',
      'Lower deduction certificates and transporter declarations you received',
      'Bills for scrap and other goods on which you collected TCS',
    ],
    page: {
      title: 'TDS & TCS returns, matched before filing',
      intro:
        'The person you paid gets credit for the TDS you deduct, so you must report it under the correct PAN. We work out what to deduct, match every challan with its entry and file the quarterly returns.',
      action: 'Ask about TDS returns',
      items: [
        {
          title: `TDS on salaries: Form ${fact('tds.form-salary')} (earlier ${wordingOn('tds.form-salary', OLD)})`,
          description: `We check each employee's tax regime, proofs and expected income through the year, not only in March. The return for the last quarter contains the calculation for the full year. The salary certificate (Form ${fact('tds.certificate-salary')}) is generated from the return for the last quarter.`,
        },
        {
          title: `TDS on payments to residents: Form ${fact('tds.form-resident')} (earlier ${wordingOn('tds.form-resident', OLD)})`,
          description:
            'Payments to residents for job work, transport, rent, interest, commission and fees are reported in this form. If one character of a PAN is wrong, the person you paid gets no credit and you have to explain the mismatch.',
        },
        {
          title: `TDS on payments abroad: Form ${fact('tds.form-nonresident')} (earlier ${wordingOn('tds.form-nonresident', OLD)})`,
          description:
            'If you pay commission or rent to someone abroad, the bank asks for treaty documents and remittance forms before it sends the money. The quarterly TDS return must agree with the remittance forms.',
        },
        {
          title: `TCS: Form ${fact('tds.form-tcs')} (earlier ${wordingOn('tds.form-tcs', OLD)})`,
          description: `Foundries and machine shops that sell scrap may have to collect TCS from the buyer on the bill itself. We set up the TCS entry in your books, work out the deposit and prepare the certificate (Form ${fact('tds.certificate-tcs')}).`,
        },
        {
          title: 'TAN (your TDS number)',
          description:
            'You need a TAN before you pay the first challan. We apply for the TAN, register it on TRACES and the e-filing portal, and enter an address at which notices will reach you.',
        },
        {
          title: 'Challans paid under a wrong code',
          description:
            'If a challan carries a wrong code, year or TAN, your payment is not matched and you get a demand for the same amount. We find such challans, get them corrected and link them to the right return.',
        },
        {
          title: 'Correction returns',
          description:
            'You can get a default notice for a PAN error, a late challan or a short deduction. We download the file from TRACES and correct only the line that is wrong.',
        },
        {
          title: 'TDS on buying property',
          description:
            'If you buy a plot or a shop building, you may have to deduct TDS from the price. TDS on property is reported separately from the quarterly returns. Before the day of registration, we check whether TDS applies.',
        },
      ],
      benefits: [
        {
          icon: 'target',
          title: 'You deduct under the right section',
          description:
            "Is a printer's bill a contract or a sale of goods? Is lorry hire a transport contract or rent? The TDS rate depends on the section, so send us the bill.",
        },
        {
          icon: 'percent',
          title: 'You know the date to pay and the date to file',
          description:
            'You deposit TDS every month and file the return every quarter. We keep a calendar with the deposit and return dates for each TAN.',
        },
        {
          icon: 'handshake',
          title: 'No dispute with the people you pay',
          description:
            'A job worker who does not see the TDS credit will ask you about it before he takes the next order. You can send the job worker his TDS certificate as soon as TRACES releases it.',
        },
        {
          icon: 'folder',
          title: 'You have proof for every entry',
          description:
            'We list each bill, the TDS deducted, the challan and the token number of the return side by side, because the officer asks for such a list when he checks the return.',
        },
      ],
      reasons: [
        {
          icon: 'book',
          title: 'We look in every account',
          description:
            "Rent is sometimes booked under sundry expenses, and an architect's fee under building repairs. We also keep books, so we look for such bills in every account.",
        },
        {
          icon: 'message',
          title: 'Ask before you pay',
          description:
            'Send a photo of the bill on WhatsApp and ask whether TDS applies. It is easier to deduct TDS now than to recover it from a contractor who has left the site.',
        },
        {
          icon: 'map-pin',
          title: 'From any town, by phone and e-mail',
          description: `TDS work is done on portals and in ledgers, so you do not need to visit us. You can reach our ${town} office by phone, e-mail and courier, ${fact('firm.hours-line')}.`,
        },
      ],
      questions: [
        {
          question: 'When are the quarterly TDS returns due?',
          answer: `The return for April to June is due by ${fact('tds.due-q1')}, for July to September by ${fact('tds.due-q2')}, for October to December by ${fact('tds.due-q3')} and for January to March by ${fact('tds.due-q4')}. You deposit the TDS itself by the ${caseWording('tds.deposit-due', 'months')} of the following month, and for March by ${caseWording('tds.deposit-due', 'march')}.`,
        },
        {
          question: 'Do I have to deduct TDS on my shop rent?',
          answer: `If the rent is above ${fact('tds.194i-threshold')}, companies and firms must always deduct TDS: ${caseWording('tds.194i-rate', 'buildings')} on land and buildings, ${caseWording('tds.194i-rate', 'machinery')} on plant and machinery. Rent comes under section ${fact('tds.194i-section')}.\nAn individual or HUF (Hindu undivided family) must deduct TDS if the turnover of the previous year, audited or not, was above ${caseWording('tds.payer-turnover', 'business')} in business or ${caseWording('tds.payer-turnover', 'profession')} in a profession.\nOther individuals deduct ${caseWording('tds.rent-individual', 'rate')} if the rent is above ${caseWording('tds.rent-individual', 'above')}, once a year with Form 141. Without the landlord's PAN, the rate is higher.`,
        },
        {
          question: "My job worker's bills are small. Must I still deduct TDS?",
          answer: `Deduct TDS when a single bill is above ${caseWording('tds.194c-threshold', 'single')}, or when the bills for the year together are above ${caseWording('tds.194c-threshold', 'aggregate')}. The rate is ${caseWording('tds.194c-rate', 'individual')} if you pay an individual or HUF and ${caseWording('tds.194c-rate', 'others')} if you pay anyone else (section ${fact('tds.194c-section')}). If you are an individual or HUF yourself, you must deduct TDS only if your turnover of the previous year was above ${caseWording('tds.payer-turnover', 'business')} in business or ${caseWording('tds.payer-turnover', 'profession')} in a profession.\nSo keep a running total of each party's bills. You do not deduct TDS from a lorry owner who gives you his PAN and declares that he owns not more than ten lorries.`,
        },
        {
          question: 'What does a late return really cost?',
          answer: `You pay a late fee of ${caseWording('tds.late-fee-day', 'perDay')} until you file, but never more than the TDS amount. If you deposit TDS late, you also pay interest at ${caseWording('tds.late-interest', 'lateDeposit')}. If you deduct TDS late, the interest is ${caseWording('tds.late-interest', 'lateDeduction')}.\nIf a return is more than one month late, you may have to pay a penalty of ${caseWording('tds.penalty', 'least')} to ${caseWording('tds.penalty', 'most')}. Do not hold back a return for one missing PAN, because you can add the PAN later in a correction return.`,
        },
      ],
      closing: {
        title: 'Not sure on which payments you should have deducted TDS?',
        text: "Send us one quarter's ledgers for rent, contractors, interest and fees. We will mark the payments on which TDS was due, and tell you how to correct what was missed and what our fee would be.",
        action: 'Ask about TDS and TCS',
      },
      extras: [
        {
          kind: 'table',
          title: 'Quarterly returns and their due dates',
          intro:
            'The form depends on whom you paid, or from whom you collected TCS. A business with staff, contractors and scrap sales files several forms each quarter.',
          columns: [
            { heading: 'Form', kind: 'name' },
            { heading: 'What it reports', kind: 'text' },
            { heading: 'Due dates' },
            { heading: 'Who files' },
          ],
          rows: [
            [
              fact('tds.form-salary'),
              'TDS on salaries',
              fact('tds.due-all'),
              'Employers whose staff have taxable salaries',
            ],
            [
              fact('tds.form-resident'),
              'TDS on non-salary payments to residents',
              fact('tds.due-all'),
              'Those who pay contractors, landlords, lenders or professionals in India',
            ],
            [
              fact('tds.form-nonresident'),
              'TDS on non-salary payments to non-residents',
              fact('tds.due-all'),
              'Those who pay agents abroad, foreign companies or a landlord who lives abroad',
            ],
            [
              fact('tds.form-tcs'),
              'TCS collected from buyers',
              fact('tds.due-tcs'),
              'Sellers of scrap and other goods on which TCS applies',
            ],
          ],
          basis: basis('tds.due-all', 'tds.due-tcs'),
        },
        {
          kind: 'table',
          title: 'Sections that small businesses need most',
          intro:
            'Most bills of a shop or workshop come under one of these five sections. You deduct TDS once the payment is above the threshold. The rates are for people with a valid PAN.',
          columns: [
            { heading: 'Section', kind: 'name' },
            { heading: 'Covers', kind: 'text' },
            { heading: 'Rate', kind: 'figure' },
            { heading: 'Threshold' },
          ],
          rows: [
            [
              fact('tds.194a-section'),
              'Interest on deposits and on loans from friends or other firms (not on securities)',
              fact('tds.194a-rate'),
              `${caseWording('tds.194a-threshold', 'others')} a year from banks (${caseWording('tds.194a-threshold', 'seniors')} for seniors), ${caseWording('tds.194a-threshold', 'notBanks')} from others`,
            ],
            [
              fact('tds.194c-section'),
              'Contracts: job work, transport, labour supply, printing, advertising',
              fact('tds.194c-rate'),
              fact('tds.194c-threshold'),
            ],
            [
              fact('tds.194i-section'),
              'Rent of land, buildings and furniture',
              fact('tds.194i-rate'),
              fact('tds.194i-threshold'),
            ],
            [
              fact('tds.194j-section'),
              'Professional fees: auditors, advocates, doctors, architects, engineers',
              fact('tds.194j-rate'),
              fact('tds.194j-threshold'),
            ],
            [
              fact('tds.194t-section'),
              'Salary, commission and interest that a firm pays its partners',
              fact('tds.194t-rate'),
              fact('tds.194t-threshold'),
            ],
          ],
          basis: basis('tds.194a-threshold', 'tds.194c-threshold', 'tds.194i-threshold', 'tds.194j-threshold'),
          warning: `A late return costs ${caseWording('tds.late-fee-day', 'perDay')}, but never more than the TDS amount. In addition, you pay interest at ${caseWording('tds.late-interest', 'lateDeposit')} if you deposit TDS late, and ${caseWording('tds.late-interest', 'lateDeduction')} if you deduct it late.`,
        },
      ],
      changes: [
        {
          before: 'Forms 24Q, 26Q, 27Q and 27EQ',
          now: `Forms ${fact('tds.form-salary')}, ${fact('tds.form-resident')}, ${fact('tds.form-nonresident')} and ${fact('tds.form-tcs')}. The old forms are for quarters up to March 2026`,
          since: '1 April 2026',
          rule: basis('tds.form-salary').text,
        },
        {
          before: '27EQ by the 15th of the month',
          now: `Form ${fact('tds.form-tcs')} by ${fact('tds.due-tcs')}`,
          since: '1 April 2026',
          rule: basis('tds.due-tcs').text,
        },
        {
          before: 'Sections 194A, 194C, 194I and 194J',
          now: 'Rows of the table in section 393',
          since: '1 April 2026',
          rule: basis('tds.194c-section').text,
        },
        {
          before: '194A: ₹40,000 (₹50,000 for seniors)',
          now: `${caseWording('tds.194a-threshold', 'others')} a year from banks (${caseWording('tds.194a-threshold', 'seniors')} for seniors), ${caseWording('tds.194a-threshold', 'notBanks')} from others`,
          since: '1 April 2025',
          rule: basis('tds.194a-threshold').text,
        },
        {
          before: '194I: 10%, ₹2,40,000 a year',
          now: `${caseWording('tds.194i-rate', 'buildings')} on buildings and ${caseWording('tds.194i-rate', 'machinery')} on plant and machinery, above ${fact('tds.194i-threshold')}`,
          since: '1 April 2025',
          rule: basis('tds.194i-threshold').text,
        },
        {
          before: '194J: ₹30,000 single, ₹1,00,000 aggregate',
          now: `${fact('tds.194j-threshold')} in total. There is no separate limit for a single bill`,
          since: '1 April 2025',
          rule: basis('tds.194j-threshold').text,
        },
        {
          before: 'Late fee of ₹200 a day per return, with no upper limit',
          now: `${caseWording('tds.late-fee-day', 'perDay')} per return, but never more than the TDS amount`,
          since: 'No fixed date',
          rule: basis('tds.late-fee-day').text,
        },
        {
          before: 'Interest of 1.5% a month on all delayed TDS',
          now: `${caseWording('tds.late-interest', 'lateDeposit')} if deposited late, ${caseWording('tds.late-interest', 'lateDeduction')} if deducted late`,
          since: 'No fixed date',
          rule: basis('tds.late-interest').text,
        },
      ],
    },
    seo: {
      title: `TDS & TCS Returns in ${town}: Matched and Filed`,
      description:
        'Quarterly TDS and TCS returns for Tamil Nadu businesses: we work out what to deduct, match challans, file the returns and download certificates.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
