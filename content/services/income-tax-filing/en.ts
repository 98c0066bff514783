import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact }: LocalSite): ServiceListing => ({
  name: 'Income Tax Filing',
  summary: `${fact('itr.range')}, for salaried people and businesses`,
  facts: [
    [
      {
        due: 'itr-individual',
        label: 'File by',
        figure: fact('itr.due-individuals'),
        note: `business without audit: ${fact('itr.due-businesses')}`,
      },
      {
        due: 'itr-business',
        label: 'Businesses file by',
        figure: fact('itr.due-businesses'),
        note: `others can file a late return until ${fact('itr.belated')}`,
      },
      {
        due: 'itr-belated',
        label: 'You can still file by',
        figure: fact('itr.belated'),
        note: `with a late fee (due date ${fact('itr.due-individuals')}, or ${fact('itr.due-businesses')} for business)`,
      },
    ],
    { label: 'Refund takes', figure: fact('itr.refund-processing') },
  ],
  sheet: {
    title: 'How long does a refund take?',
    answer: fact('itr.refund-processing'),
    note: 'after you verify the return',
  },
  offer: (city) =>
    `Do you have a salary, a shop or a firm in ${city}? We match your income with Form 26AS and AIS, and file your ITR.`,
  example:
    'The owner of a shop without an audit has ₹40,000 of income tax to pay for 2025-26. ₹34,000 of it was deducted as TDS. The owner files in October, after the due date:',
  card: {
    description:
      'We choose the right form, claim every deduction you can prove, and show you how the tax was worked out.',
    features: [
      fact('itr.range'),
      'Income and TDS checked with the tax portal (Form 26AS, AIS)',
      'Capital gains, and rent from a house or shop',
      'Replies to income tax notices',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed, town } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'income-tax-filing',
    changedOn: '2026-11-27',
    description: `We file ${fact('itr.range')} for salaried people, shop owners, partners and companies. Before we file, we match your books, GST returns and bank deposits with the tax department's records.`,
    features: [
      `The right form chosen (${fact('itr.range')})`,
      'Form 26AS and AIS matched with your bank entries',
      'Old and new regime compared',
      'Profit and loss account and balance sheet for businesses',
      'Advance tax estimate for the current year',
      'Help with e-verification, and follow-up of the refund',
    ],
    benefits: [
      'Your income tax return and your GST returns show the same turnover, so both departments see the same amount.',
      'Before we work out the tax, we look in Form 26AS for the TDS that buyers and banks deducted in your name.',
      'If you file before the due date, you can carry a business loss forward. With a belated return, you generally cannot.',
      'If you apply for a loan, your bank gets a return, a computation and a balance sheet with the same figures.',
      'You approve the computation on WhatsApp or by e-mail before we file.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the papers',
        description:
          'Send Form 16, bank statements and your books. We list all your income first, because the form depends on your income.',
      },
      {
        step: 2,
        title: 'We check the tax statements',
        description:
          'Form 26AS and the AIS show the TDS and the income reported to the tax department. We compare both with your bank statement and your GST returns.',
      },
      {
        step: 3,
        title: 'We show you the tax',
        description: 'We show you the tax under both regimes. You pay the balance tax before we file.',
      },
      {
        step: 4,
        title: 'We file, you verify',
        description: `You verify the return with an Aadhaar OTP, because a return that is not verified is treated as not filed. You get the acknowledgement and the computation. A refund usually takes ${fact('itr.refund-processing')}.`,
      },
    ],
    documents: [
      'PAN and masked Aadhaar. Keep the mobile linked with Aadhaar ready for the OTP, which you type in yourself',
      {
        text: 'Form 16 from every employer you had in the year',
        for: ['salary'],
      },
      'Statements of all bank accounts, savings and current',
      'Interest certificates for deposits and loans',
      {
        text: 'Sales, purchase and expense records, or a backup of your accounting software',
        for: ['business'],
      },
      {
        text: 'GST returns for the year, if you are registered',
        for: ['business'],
      },
      'Sale deeds and broker statements for property, shares and mutual funds',
      'Receipts for life and health insurance premiums, tuition fees and donations',
    ],
    papersQuestion: {
      ask: 'Where did your income come from?',
      answers: {
        salary: 'Salary, no business',
        business: 'Business or profession, no salary',
      },
    },
    page: {
      title: 'Income tax filing that agrees with your books',
      intro: `We prepare your income tax return (${fact('itr.range')}) from your own papers. Before filing we compare it with your GST returns, bank deposits and TDS, just as the department's computers do. You see the tax first. Then we file.`,
      action: 'Ask about my ITR',
      items: [
        {
          title: 'Salary and pension returns',
          description:
            'Form 16 does not show all your income. We add savings interest, house rent, arrears and the salary from a second employer in the same year. Most of this income is in the AIS, where the department lists your income.',
        },
        {
          title: 'Returns for shops and workshops',
          description:
            'We work out your profit from the day book, purchase bills and GST returns. If you can use the presumptive scheme (profit as a fixed share of sales), we show you how much you save and what you must then do in later years.',
        },
        {
          title: 'Firms, LLPs and companies',
          description: `We check partners' salary and interest against the deed before we claim them as an expense. If a partner gets more than ${fact('tds.194t-threshold')}, the firm must deduct ${fact('tds.194t-rate')} TDS. If you need an audit, we give your auditor the ledgers, the stock list and the balance confirmations.`,
        },
        {
          title: 'Capital gains on land, shares and gold',
          description:
            'We work out the gain from your sale deeds, purchase cost, improvement bills and broker statements. Ask us about the exemption for buying another house before you spend the sale money.',
        },
        {
          title: 'Advance tax estimates',
          description:
            'If you pay advance tax only on 31 March, you pay interest on the instalments you missed. We estimate the profit from your books so far and tell you how much to pay in each instalment.',
        },
        {
          title: 'Revised, belated and updated returns',
          description:
            'If you forgot the interest on a deposit, you can revise the return while there is time. For a missed year, we check what is still possible and what it costs in tax, interest and fee.',
        },
        {
          title: 'Intimations and defective return notices',
          description:
            'After you file, the processing centre can send you an intimation that changes the tax. We compare the intimation with your return line by line and tell you whether to agree, correct the return or object.',
        },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'We find mismatches first',
          description:
            'The AIS lists sales of shares, large deposits and property deals, as reported by banks, brokers and registrars. We go through each line with you. If an entry is wrong, we report it on the portal.',
        },
        {
          icon: 'scale',
          title: 'Old and new regime compared',
          description:
            'Home loan interest and insurance can make the old regime cheaper. If you have only a salary, the new regime is often cheaper. Business owners cannot change the regime every year, so we work out the tax under both regimes before you decide.',
        },
        {
          icon: 'banknote',
          title: 'Your refund reaches the bank',
          description:
            'The bank rejects a refund if the account is not validated or the name differs from the PAN. We check the account and the name before we file.',
        },
        {
          icon: 'landmark',
          title: 'Papers for your bank',
          description:
            'For a machinery or housing loan, the bank asks for old returns. We keep the computation, the balance sheet and the acknowledgement together, so that you can give them to the branch.',
        },
      ],
      reasons: [
        {
          icon: 'receipt',
          title: 'We look at GST and TDS too',
          description:
            'We also file GST and TDS returns, so we can compare sales, tax credits and closing stock across all your returns.',
        },
        {
          icon: 'map-pin',
          title: 'Send your papers from anywhere',
          description: `Come to our ${town} office (${fact('firm.hours-days')}), or send everything by WhatsApp, e-mail or courier. You do not need to travel for a return.`,
        },
        {
          icon: 'clock',
          title: claimed('founded', `Preparing returns since ${fact('firm.founded')}`, 'We start from last year'),
          description:
            'We start with your last acknowledgement and computation, because your stock, losses and depreciation are carried forward from there.',
        },
      ],
      questions: [
        {
          question: 'What is the last date to file my return?',
          answer: `Most individuals file by ${fact('itr.due-individuals')}, businesses without audit by ${fact('itr.due-businesses')} and cases that need an audit by ${fact('itr.due-audit')}.\nIf you missed the date, you can file a belated return until ${fact('itr.belated')}. The late fee is ${caseWording('itr.late-fee', 'others')}, or ${caseWording('itr.late-fee', 'small')} if your income is up to ${caseWording('itr.late-fee', 'income')}. On unpaid tax you also pay interest at ${fact('itr.late-interest')}.`,
        },
        {
          question: 'Which ITR form does a small trader use?',
          answer:
            'ITR-4 is for a trader, a professional or a firm (not an LLP) that declares profit under the presumptive scheme. A trader or professional who keeps full accounts, or has sold land in the year, generally files ITR-3. LLPs and partnership firms with full accounts file ITR-5.',
        },
        {
          question: 'How long does a refund take, and what delays it?',
          answer: `A refund usually takes ${fact('itr.refund-processing')} after you verify the return. A refund is often delayed because the bank account is not validated, the TDS is missing in Form 26AS, or there is an old demand. Before we file, we check the bank account, the TDS and any old demand.`,
        },
        {
          question: 'My income is below the taxable limit. Should I still file?',
          answer:
            'Sometimes you must file a return even with a low income, for example if you made large deposits or spent a lot on foreign travel. You also have to file to get TDS back, and banks ask for old returns. Send us your bank statements and we will tell you whether you need to file.',
        },
      ],
      closing: {
        title: "Start with last year's acknowledgement",
        text: "Send us the acknowledgement of last year's return and this year's bank statement. We will tell you which form you need, by when you must file and what our fee would be.",
        action: 'Ask about my return',
      },
      extras: [
        {
          kind: 'table',
          title: 'Which ITR form applies to you',
          intro:
            'The form depends on who you are and where your income comes from. Find the row that covers all your income for the year, even a small side income.',
          columns: [
            { heading: 'Form', kind: 'name' },
            { heading: 'For', kind: 'text' },
            { heading: 'Income', kind: 'figure' },
            { heading: 'Who uses it' },
          ],
          rows: [
            [
              'ITR-1 (Sahaj)',
              `Salary or pension, up to two houses, interest, and up to ${plain('itr.itr1-gains')} of long-term gains on listed shares and funds`,
              fact('itr.itr1-income'),
              'Resident individuals without business income',
            ],
            [
              'ITR-2',
              'Capital gains, foreign assets, or other income that ITR-1 does not cover',
              fact('itr.itr2-income'),
              'Individuals and HUFs (Hindu undivided families) without business or professional income',
            ],
            [
              'ITR-3',
              'Business or profession with full accounts, including a share in a firm',
              fact('itr.itr3-income'),
              'Proprietors, professionals and partners of firms',
            ],
            [
              'ITR-4 (Sugam)',
              'Business or profession under the presumptive scheme',
              `Turnover up to ${caseWording('itr.itr4-income', 'turnover')} (${caseWording('itr.itr4-income', 'turnoverWithLittleCash')} if cash is up to ${caseWording('itr.itr4-income', 'cash')}) and income up to ${caseWording('itr.itr4-income', 'income')}`,
              'Resident individuals, HUFs and firms other than LLPs',
            ],
            [
              'ITR-5',
              'Income of firms and associations',
              'Not applicable',
              'Partnership firms with full accounts, LLPs and associations of persons',
            ],
            [
              'ITR-6',
              'Income of companies, from audited accounts',
              'Not applicable',
              'Companies, except those that claim exemption as charitable institutions',
            ],
            [
              'ITR-7',
              'Income of institutions that claim exemption',
              'Not applicable',
              'Charitable and religious trusts, political parties and similar institutions',
            ],
          ],
          basis: basis('itr.itr1-income', 'itr.itr4-income', 'itr.due-individuals'),
          warning: `Last dates: ${fact('itr.due-individuals')} for most individuals, ${fact('itr.due-businesses')} for businesses without audit and ${fact('itr.due-audit')} for audit cases. If you file later, you pay a fee and interest, and often cannot carry losses forward.`,
        },
        {
          kind: 'official-links',
          title: 'Official income tax pages',
          intro:
            'You can see your returns, refund status and tax credits on these government sites with your own PAN. Open these sites from here, not from a link in a message.',
          links: [
            {
              link: 'income-tax-portal',
              description: 'Log in with your PAN to see returns and refunds, the AIS and any notice.',
            },
            {
              link: 'income-tax-department',
              description: "The department's own text of the law and rules, circulars and forms.",
            },
            {
              link: 'income-tax-calculator',
              description: 'Compare the tax under the old and the new regime with your own figures.',
            },
            {
              link: 'tds-traces',
              description: 'See what employers, banks and customers deducted and deposited for your PAN.',
            },
          ],
        },
      ],
      changes: [
        {
          before: 'Businesses file by 30 September',
          now: `${fact('itr.due-businesses')} without an audit, ${fact('itr.due-audit')} with one`,
          since: 'Income of 2025-26',
          rule: basis('itr.due-businesses').text,
        },
        {
          before: 'ITR-4 for income up to ₹2 crore',
          now: `Turnover up to ${caseWording('itr.itr4-income', 'turnover')} (${caseWording('itr.itr4-income', 'turnoverWithLittleCash')} if cash is up to ${caseWording('itr.itr4-income', 'cash')}) and income up to ${caseWording('itr.itr4-income', 'income')}`,
          since: 'Income of 2023-24',
          rule: basis('itr.itr4-income').text,
        },
        {
          before: 'Refunds take 45-60 days',
          now: `Usually ${fact('itr.refund-processing')} after e-verification`,
          since: 'No fixed date',
          rule: basis('itr.refund-processing').text,
        },
      ],
    },
    seo: {
      title: `Income Tax Filing in ${town}: ${fact('itr.range')}`,
      description: `We file ${fact('itr.range')} for salaried people, traders and firms in Tamil Nadu, after matching your papers with GST returns, Form 26AS and AIS.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
