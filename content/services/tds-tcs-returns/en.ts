import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

/** The last day of the forms of the Income-tax Act, 1961. */
const OLD = '2026-03-31';

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, wordingOn, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'tds-tcs-returns',
    changedOn: '2026-11-26',
    description: `Quarterly TDS returns in forms ${fact('tds.form-salary')}, ${fact('tds.form-resident')} and ${fact('tds.form-nonresident')}, and TCS returns in form ${fact('tds.form-tcs')}. Challans, PANs and ledgers are matched first. So those you pay find the credit in Form 26AS, their list of tax paid.`,
    features: [
      `Forms ${fact('tds.form-salary')} (salary), ${fact('tds.form-resident')} (residents), ${fact('tds.form-nonresident')} (abroad), ${fact('tds.form-tcs')} (TCS), until March 2026 ${wordingOn('tds.form-salary', OLD)}, ${wordingOn('tds.form-resident', OLD)}, ${wordingOn('tds.form-nonresident', OLD)}, ${wordingOn('tds.form-tcs', OLD)}`,
      'Monthly working of the tax to deduct, party by party',
      'PAN status check for everyone you pay',
      'Challan matching on TRACES (TDS website) before upload',
      `Certificates: Form ${fact('tds.certificate-salary')} (salary), ${fact('tds.certificate-others')} (others) and ${fact('tds.certificate-tcs')} (TCS), earlier ${wordingOn('tds.certificate-salary', OLD)}, ${wordingOn('tds.certificate-others', OLD)} and ${wordingOn('tds.certificate-tcs', OLD)}`,
      'Correction statements and replies to default notices',
    ],
    benefits: [
      'Suppliers and staff find their credit in Form 26AS (list of tax paid) and need not ask you for it.',
      'We check section and threshold before you pay, while you can still deduct the tax.',
      'You keep the full expense: a payment without TDS can be partly disallowed in your own income tax.',
      'We find parties with an inoperative PAN early, before a short deduction becomes a demand on you.',
      'Certificates, challans and token numbers of the year are in one file for the auditor.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the ledgers',
        description: 'Send your ledgers and bills. We mark each payment from which you cut tax.',
      },
      {
        step: 2,
        title: 'We say what to deduct',
        description: `We note section, rate and PAN of each person. You pay the sum of the month by the ${fact('tds.deposit-due')}.`,
      },
      {
        step: 3,
        title: 'We match and file',
        description: `We match each deduction with its challan. You see the summary, then we file. Last days: ${fact('tds.due-all')}.`,
      },
      {
        step: 4,
        title: 'Certificates and corrections',
        description:
          'We download the certificates for those you paid. When the portal shows a default, we correct the line.',
      },
    ],
    documents: [
      'TAN (TDS number) allotment letter and PAN of the business',
      'Registration of the TAN on TRACES, the TDS website, and on the e-filing portal, if already done',
      'Challans for the tax paid in the quarter',
      'Ledgers of contractors and rent, of interest and professional fees',
      'PAN of every party paid, landlords and transporters included',
      'Salary register with the tax regime each employee has chosen',
      'Lower deduction certificates and transporter declarations received',
      'Bills for scrap and other goods on which TCS was collected',
    ],
    page: {
      title: 'TDS & TCS returns, matched before they are filed',
      intro:
        'The tax that you cut from a payment counts as paid by the person you pay. So it must reach the right PAN. We work out what to cut, match each challan with its entry and file the quarterly forms.',
      action: 'Ask about TDS returns',
      items: [
        {
          title: `Salaries, Form ${fact('tds.form-salary')}, until March 2026 ${wordingOn('tds.form-salary', OLD)}`,
          description: `We review regime, proofs and expected income of each employee through the year, not in March alone. The return of the last quarter holds the working of the full year, from which Form ${fact('tds.certificate-salary')} is made.`,
        },
        {
          title: `Resident payees, Form ${fact('tds.form-resident')}, until March 2026 ${wordingOn('tds.form-resident', OLD)}`,
          description:
            'Job work, transport and rent are reported here. So are interest, commission and fees. With one wrong character in a PAN the payee gets no credit and you get a mismatch to explain.',
        },
        {
          title: `Non-resident payees, Form ${fact('tds.form-nonresident')}, until March 2026 ${wordingOn('tds.form-nonresident', OLD)}`,
          description:
            'Commission to an agent abroad, or rent to a landlord abroad, needs treaty papers and remittance forms before the bank sends money. The quarterly statement must agree with them.',
        },
        {
          title: `Tax collected, Form ${fact('tds.form-tcs')}, until March 2026 ${wordingOn('tds.form-tcs', OLD)}`,
          description: `Foundries and machine shops that sell scrap may have to collect tax from the buyer on the bill itself. We set up the entry, the deposit and the certificate in Form ${fact('tds.certificate-tcs')}.`,
        },
        {
          title: 'TAN, the TDS number',
          description:
            'Before the first challan a deductor needs a TAN. We apply for it, register it on TRACES (TDS website) and the e-filing portal, and enter an address where notices reach you.',
        },
        {
          title: 'Challans under a wrong code',
          description:
            'Tax paid under a wrong code, year or TAN lies unused while you get a demand for the same amount. We trace such challans, have them corrected and tag them to the right return.',
        },
        {
          title: 'Correction statements',
          description:
            'A default notice can come from a PAN error, a late challan or a short deduction. The consolidated file from TRACES shows which, and we revise only the wrong lines.',
        },
        {
          title: 'Tax on buying property',
          description:
            'If you buy a plot or a shop building, you may have to deduct tax from the price. You report it apart from the quarterly returns. We check this before the day of registration.',
        },
      ],
      benefits: [
        {
          icon: 'target',
          title: 'The right section for the bill',
          description:
            "Is a printer's bill a contract or a sale of goods? Is a hired lorry transport or rent? The answer changes the rate, so send us the bill.",
        },
        {
          icon: 'percent',
          title: 'Deposit and return dates in view',
          description:
            'The tax is due month by month, the return quarter by quarter. We keep a calendar for each TAN and remind you of both.',
        },
        {
          icon: 'handshake',
          title: 'No dispute with those you pay',
          description:
            'A job worker who does not find the tax credit will ask you before the next order. You can send the certificate as soon as TRACES releases it.',
        },
        {
          icon: 'folder',
          title: 'A proof for every entry',
          description:
            'Bill and deduction, challan and token number are listed side by side. An officer who checks the quarter asks for this list.',
        },
      ],
      reasons: [
        {
          icon: 'book',
          title: 'We look in every account',
          description:
            'Rent may be booked under sundry expenses, and an architect under building repairs. We keep books as well, and look in those accounts too.',
        },
        {
          icon: 'message',
          title: 'Ask before you pay',
          description:
            'Send a photo of the bill on WhatsApp and ask whether TDS applies. It is easier to deduct the tax now than to recover it from a contractor who has left the site.',
        },
        {
          icon: 'map-pin',
          title: 'From any town, by phone and e-mail',
          description: `TDS work is done on portals and ledgers, so distance matters little. You reach our Coimbatore office by phone, e-mail and courier, ${fact('firm.hours-line')}.`,
        },
      ],
      questions: [
        {
          question: 'When are the quarterly TDS returns due?',
          answer: `April to June by ${fact('tds.due-q1')}, July to September by ${fact('tds.due-q2')}. October to December by ${fact('tds.due-q3')}, January to March by ${fact('tds.due-q4')}. The tax itself is deposited by the ${fact('tds.deposit-due')}.`,
        },
        {
          question: 'Must I deduct TDS on the rent of my shop?',
          answer: `Rent of land or buildings: section ${fact('tds.194i-section')}, ${fact('tds.194i-rate')} above ${fact('tds.194i-threshold')}. Companies and firms always deduct it.\nAn individual or HUF (family) does so above a turnover of ${fact('tds.payer-turnover')}. What counts is the turnover of the year before, audited or not.\nOther individuals deduct ${fact('tds.rent-individual')}, once a year with Form 141. Without the landlord's PAN you deduct more.`,
        },
        {
          question: "My job worker's bills are small. Do I still deduct?",
          answer: `Possibly, because section ${fact('tds.194c-section')} looks at each bill and at the total of the year. The limits are ${fact('tds.194c-threshold')}, and the rates ${fact('tds.194c-rate')}.\nSo keep a running total for each party. A lorry owner with a small fleet needs no deduction if he gives PAN and a declaration.`,
        },
        {
          question: 'What does a late return really cost?',
          answer: `The fee is ${fact('tds.late-fee-day')} until it is filed. Delayed TDS bears interest at ${fact('tds.late-interest')}.\nA delay beyond a month can bring a penalty of ${fact('tds.penalty')}. Do not hold up a return for one missing PAN: a correction statement can follow.`,
        },
      ],
      closing: {
        title: 'Not sure what you should have deducted?',
        text: 'Send the ledgers of rent and contractors, of interest and fees for one quarter. We mark where TDS applied, what was missed and how to put it right.',
        action: 'Contact us about TDS',
      },
      extras: [
        {
          kind: 'table',
          title: 'Quarterly forms and their dates',
          intro:
            'Which form you file depends on whom you paid, or from whom you collected. A business with staff, contractors and scrap sales files several of them each quarter.',
          columns: [
            { heading: 'Form', kind: 'name' },
            { heading: 'What it reports', kind: 'text' },
            { heading: 'Due dates' },
            { heading: 'Who files' },
          ],
          rows: [
            [
              fact('tds.form-salary'),
              'Tax deducted from salaries',
              fact('tds.due-all'),
              'Employers whose staff have taxable salaries',
            ],
            [
              fact('tds.form-resident'),
              'Tax deducted from payments to residents other than salary',
              fact('tds.due-all'),
              'Those who pay residents in India, for example contractors or landlords, lenders or professionals',
            ],
            [
              fact('tds.form-nonresident'),
              'Tax deducted from payments to non-residents other than salary',
              fact('tds.due-all'),
              'Those paying overseas agents, foreign companies or a landlord living abroad',
            ],
            [
              fact('tds.form-tcs'),
              'Tax collected from buyers',
              fact('tds.due-tcs'),
              'Sellers of scrap and other goods on which the law asks for collection',
            ],
          ],
          basis: basis('tds.due-all', 'tds.due-tcs'),
        },
        {
          kind: 'table',
          title: 'Sections that small businesses meet most',
          intro:
            'Many bills of a shop or workshop come under one of these five. Threshold means the amount beyond which tax is deducted. The rates are for payees with a valid PAN.',
          columns: [
            { heading: 'Section', kind: 'name' },
            { heading: 'Covers', kind: 'text' },
            { heading: 'Rate', kind: 'figure' },
            { heading: 'Threshold' },
          ],
          rows: [
            [
              fact('tds.194a-section'),
              'Interest other than on securities: deposits, loans from friends and from other firms',
              fact('tds.194a-rate'),
              fact('tds.194a-threshold'),
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
              'What a firm pays its partners: salary, commission, interest',
              fact('tds.194t-rate'),
              fact('tds.194t-threshold'),
            ],
          ],
          basis: basis('tds.194a-threshold', 'tds.194c-threshold', 'tds.194i-threshold', 'tds.194j-threshold'),
          warning: `A return filed late costs ${fact('tds.late-fee-day')}. TDS deposited late bears interest at ${fact('tds.late-interest')}, in addition to the fee.`,
        },
      ],
      changes: [
        {
          before: 'Forms 24Q, 26Q, 27Q and 27EQ',
          now: `Forms ${fact('tds.form-salary')}, ${fact('tds.form-resident')}, ${fact('tds.form-nonresident')} and ${fact('tds.form-tcs')}; the old ones for quarters up to March 2026`,
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
          now: fact('tds.194a-threshold'),
          since: '1 April 2025',
          rule: basis('tds.194a-threshold').text,
        },
        {
          before: '194I: 10%, ₹2,40,000 a year',
          now: `${fact('tds.194i-rate')}, ${fact('tds.194i-threshold')}`,
          since: '1 April 2025',
          rule: basis('tds.194i-threshold').text,
        },
        {
          before: '194J: ₹30,000 single, ₹1,00,000 aggregate',
          now: `${fact('tds.194j-threshold')} in all; a single bill has no limit of its own`,
          since: '1 April 2025',
          rule: basis('tds.194j-threshold').text,
        },
        {
          before: 'Late fee of ₹200 a day per return, without end',
          now: fact('tds.late-fee-day'),
          since: 'Often said',
          rule: basis('tds.late-fee-day').text,
        },
        {
          before: 'Interest of 1.5% a month on all delayed TDS',
          now: fact('tds.late-interest'),
          since: 'Often said',
          rule: basis('tds.late-interest').text,
        },
      ],
    },
    seo: {
      title: 'TDS & TCS Returns in Coimbatore, Matched and Filed',
      description:
        'Quarterly TDS and TCS returns for Tamil Nadu businesses: tax to deduct worked out, challans matched, certificates issued and defaults corrected.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
