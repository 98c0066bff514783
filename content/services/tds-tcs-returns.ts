import { fact } from '../facts.ts';
import type { ServiceContent } from '../schema.ts';

export const content = {
  slug: 'tds-tcs-returns',
  changedOn: '2026-11-22',
  description: `Quarterly TDS and TCS returns in forms ${fact('tds.form-salary')}, ${fact('tds.form-resident')}, ${fact('tds.form-nonresident')} and ${fact('tds.form-tcs')}. Challans, PANs and ledgers are matched first, so that the people you pay find the credit in their Form 26AS.`,
  features: [
    `Returns in forms ${fact('tds.form-salary')}, ${fact('tds.form-resident')}, ${fact('tds.form-nonresident')} and ${fact('tds.form-tcs')}`,
    'Monthly working of the tax to deduct, party by party',
    'PAN status check for everyone you pay',
    'Challan matching on TRACES before upload',
    'TDS and TCS certificates: Form 16, 16A and 27D',
    'Correction statements and replies to default notices',
  ],
  benefits: [
    'Suppliers and staff see their credit in Form 26AS when they file, and have no need to chase you for it.',
    'Section and threshold are checked before the money leaves, while the tax can still be held back.',
    'Expenses stand up better: a payment without TDS can be partly disallowed in your own income tax.',
    'Parties with an inoperative PAN are spotted early, before a short deduction becomes a demand on you.',
    'Certificates, challans and token numbers of the year lie in one file for the auditor.',
  ],
  process: [
    {
      step: 1,
      title: 'Read the ledgers',
      description:
        'Rent, contract, interest and fee accounts are gone through entry by entry. Payments that call for TDS are marked, including those booked under the wrong head.',
    },
    {
      step: 2,
      title: 'Fix the deduction',
      description:
        "For each party we note section, rate, PAN status and running total. You receive the month's list of amounts to deduct and the challan to pay.",
    },
    {
      step: 3,
      title: 'Match and file',
      description:
        "Deductions are tied to challans, the file is passed through the department's validation utility, and the return goes up after you have seen the summary.",
    },
    {
      step: 4,
      title: 'Issue and correct',
      description:
        'Certificates are downloaded from TRACES and sent out. Should a default appear after processing, the justification report tells us which line to correct.',
    },
  ],
  documents: [
    'TAN allotment letter and PAN of the business',
    'Registration of the TAN on TRACES and the e-filing portal, if already done',
    'Challans for the tax paid in the quarter',
    'Ledgers of contractors, rent, interest and professional fees',
    'PAN of every party paid, landlords and transporters included',
    'Salary register with the tax regime each employee has chosen',
    'Lower deduction certificates and transporter declarations received',
    'Bills for scrap and other goods on which TCS was collected',
  ],
  page: {
    title: 'TDS & TCS returns, matched before they are filed',
    intro:
      "Tax you deduct is another person's money until it shows under the right PAN. We work out what to hold back, tie each challan to its entry and file the quarterly forms, so that contractor, landlord and staff all receive their credit.",
    action: 'Ask about TDS returns',
    items: [
      {
        title: `Salaries, form ${fact('tds.form-salary')}`,
        description:
          'Regime, proofs and expected income of each employee are reviewed through the year, not in March alone. The last quarter carries the full annual working from which Form 16 is drawn.',
      },
      {
        title: `Resident payees, form ${fact('tds.form-resident')}`,
        description:
          'Job work, transport, rent, interest, commission and fees are reported here. One wrong character in a PAN leaves the payee without credit and you with a mismatch to explain.',
      },
      {
        title: `Non-resident payees, form ${fact('tds.form-nonresident')}`,
        description:
          'Commission to an overseas agent, or rent to a landlord living abroad, needs treaty papers and remittance forms checked before the bank sends money. The quarterly statement must agree with them.',
      },
      {
        title: `Tax collected at source, form ${fact('tds.form-tcs')}`,
        description:
          'Foundries and machine shops that sell scrap may have to collect tax from the buyer on the bill itself. We set up the entry, the deposit and the Form 27D certificate.',
      },
      {
        title: 'TAN and portal registration',
        description:
          'Before the first challan a deductor needs a TAN. We apply for it, register it on TRACES and the e-filing portal, and enter an address where notices will actually reach you.',
      },
      {
        title: 'Challans gone astray',
        description:
          'Tax paid under a wrong code, year or TAN lies unused while a demand is raised for the same amount. Such challans are traced, corrected and tagged to the return they belong to.',
      },
      {
        title: 'Correction statements',
        description:
          'Behind most default notices is a PAN error, a late challan or a short deduction. The consolidated file from TRACES shows which, and only the faulty lines are revised.',
      },
      {
        title: 'Tax on buying property',
        description:
          'Whoever buys a plot or a shop building may have to deduct tax from the price and report it separately from the quarterly returns. We check this before the day of registration.',
      },
    ],
    benefits: [
      {
        icon: 'target',
        title: 'The right section for the bill',
        description:
          "Is a printer's bill a contract or a sale of goods? Is a hired lorry transport or rent? The answer changes the rate, so we settle it with the bill in hand.",
      },
      {
        icon: 'percent',
        title: 'Deposit and return dates in view',
        description: `An overdue return costs ${fact('tds.late-fee-day')}, and TDS deposited late bears interest at ${fact('tds.late-interest')}. We keep a calendar for each TAN and remind you of both.`,
      },
      {
        icon: 'handshake',
        title: 'Peace with those you pay',
        description:
          'A job worker who cannot trace his credit will raise it before taking the next order. Certificates sent once TRACES releases them close the matter.',
      },
      {
        icon: 'folder',
        title: 'A trail behind every entry',
        description:
          'Bill, deduction, challan and token number can be followed in either direction. That is what an officer verifying the quarter asks to see.',
      },
    ],
    reasons: [
      {
        icon: 'book',
        title: 'We know where payments hide',
        description:
          'Rent turns up in sundry expenses and an architect in building repairs. Since we keep books for businesses as well, we look in those accounts before the department does.',
      },
      {
        icon: 'message',
        title: 'Ask before you pay',
        description:
          'Send a photo of the bill on WhatsApp and ask whether TDS applies. Holding tax back beforehand is easier than recovering it from a contractor who has left the site.',
      },
      {
        icon: 'map-pin',
        title: 'Your TAN, our Coimbatore desk',
        description: `TDS work is done on portals and ledgers, so distance matters little. Deductors in other districts reach us by phone, e-mail and courier, ${fact('firm.hours-days')}, ${fact('firm.hours-open')} to ${fact('firm.hours-close')}.`,
      },
    ],
    questions: [
      {
        question: 'When are the quarterly TDS returns due?',
        answer: `April to June is reported by ${fact('tds.due-q1')}, July to September by ${fact('tds.due-q2')}, October to December by ${fact('tds.due-q3')} and January to March by ${fact('tds.due-q4')}. The tax itself is deposited earlier, month by month, so most of the work is done before the return date comes round.`,
      },
      {
        question: 'Must I deduct TDS on the rent of my shop?',
        answer: `Rent of land or a building falls under section ${fact('tds.194i-section')}: ${fact('tds.194i-rate')} once it crosses ${fact('tds.194i-threshold')}. Companies and firms are bound by it. Individuals and HUFs come under it when their turnover is large enough for a tax audit; otherwise a separate rule for high rents may apply. Take the landlord's PAN with the agreement, because without it the deduction is heavier.`,
      },
      {
        question: "My job worker's bills are small. Do I still deduct?",
        answer: `Possibly, because section ${fact('tds.194c-section')} looks at each bill and at the total of the year. The limits are ${fact('tds.194c-threshold')}, and the rates ${fact('tds.194c-rate')}. Several small bills can cross the yearly figure together, so keep a running total for each party. Lorry owners with a small fleet who give their PAN and a declaration are treated differently.`,
      },
      {
        question: 'What does a late return really cost?',
        answer: `The fee is ${fact('tds.late-fee-day')} until it is filed, and delayed TDS bears interest at ${fact('tds.late-interest')}. A long delay can bring a penalty on top. Meanwhile your payees cannot claim the credit. A doubtful entry can be revised afterwards by a correction statement, whereas days already lost cannot, so do not hold up a whole return for one missing PAN.`,
      },
    ],
    closing: {
      title: 'Not sure what you should have deducted?',
      text: 'Send the ledgers of rent, contractors, interest and fees for one quarter. We mark where TDS applied, what was missed and how to put it right.',
      action: 'Contact us about TDS',
    },
    extras: [
      {
        kind: 'tds-forms',
        title: 'Quarterly forms and their dates',
        intro:
          'Which form you file depends on whom you paid, or from whom you collected. A business with staff, contractors and scrap sales files several of them each quarter.',
        rows: [
          {
            form: fact('tds.form-salary'),
            description: 'Tax deducted from salaries',
            dueDate: fact('tds.due-all'),
            applicability: 'Employers whose staff have taxable salaries',
          },
          {
            form: fact('tds.form-resident'),
            description: 'Tax deducted from payments to residents other than salary',
            dueDate: fact('tds.due-all'),
            applicability: 'Those paying contractors, landlords, lenders, agents and professionals in India',
          },
          {
            form: fact('tds.form-nonresident'),
            description: 'Tax deducted from payments to non-residents other than salary',
            dueDate: fact('tds.due-all'),
            applicability: 'Those paying overseas agents, foreign companies or a landlord living abroad',
          },
          {
            form: fact('tds.form-tcs'),
            description: 'Tax collected from buyers',
            dueDate: fact('tds.due-tcs'),
            applicability: 'Sellers of scrap and other goods on which the law asks for collection',
          },
        ],
      },
      {
        kind: 'tds-sections',
        title: 'Sections that small businesses meet most',
        intro:
          'These four cover most bills of a shop or workshop. Threshold means the amount beyond which tax is deducted; the rates presume a valid PAN.',
        rows: [
          {
            section: fact('tds.194a-section'),
            description: 'Interest other than on securities, such as on bank and post office deposits',
            rate: fact('tds.194a-rate'),
            threshold: fact('tds.194a-threshold'),
          },
          {
            section: fact('tds.194c-section'),
            description: 'Contracts: job work, transport, labour supply, printing, advertising',
            rate: fact('tds.194c-rate'),
            threshold: fact('tds.194c-threshold'),
          },
          {
            section: fact('tds.194i-section'),
            description: 'Rent of land, buildings and furniture',
            rate: fact('tds.194i-rate'),
            threshold: fact('tds.194i-threshold'),
          },
          {
            section: fact('tds.194j-section'),
            description: 'Professional fees: auditors, advocates, doctors, architects, engineers',
            rate: fact('tds.194j-rate'),
            threshold: `${fact('tds.194j-single')}${fact('tds.194j-aggregate')}`,
          },
        ],
        warning: `A return filed late costs ${fact('tds.late-fee-day')}. TDS deposited late bears interest at ${fact('tds.late-interest')}, in addition to the fee.`,
      },
    ],
  },
  seo: {
    title: 'TDS & TCS Returns in Coimbatore, Matched and Filed',
    description:
      'Quarterly TDS and TCS returns for Tamil Nadu businesses: tax to deduct worked out, challans matched, certificates issued and defaults corrected.',
    keywords: [
      'TDS return filing Coimbatore',
      'TCS return Tamil Nadu',
      'quarterly TDS statement',
      'salary TDS return',
      'TDS correction statement',
      'TRACES default notice',
      'Form 16A certificate',
    ],
  },
} satisfies ServiceContent;
