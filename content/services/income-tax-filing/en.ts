import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed } = site;
  const { fact, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'income-tax-filing',
    changedOn: '2026-11-25',
    description: `Returns from ${fact('itr.range')} for salaried people and shop owners, for partners and companies. Books, GST returns and bank credits are matched with the tax department's records before we submit.`,
    features: [
      `The right return form chosen (${fact('itr.range')})`,
      'Form 26AS and AIS (lists of the department) matched with your bank entries',
      'Old and new regime worked out side by side',
      'Profit and loss account and balance sheet for traders',
      'Advance tax estimate for the current year',
      'E-verification and follow-up of the refund',
    ],
    benefits: [
      'Turnover in the income tax return agrees with turnover in the GST returns, so both departments see one figure.',
      'We trace TDS that a buyer or a bank deducted in your name in Form 26AS before we work out the tax.',
      'A business loss reported on time can be carried forward. In a belated return that right is generally lost.',
      'Your bank gets a return, a computation and a balance sheet with the same figures.',
      'You approve the computation on WhatsApp or by e-mail before the return is submitted.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the papers',
        description:
          'Send Form 16, bank statements and your books. We list every income first, because its kind decides the form.',
      },
      {
        step: 2,
        title: 'We compare with the department',
        description:
          "We compare Form 26AS and the AIS, the department's lists of your tax and income, with your bank and GST returns.",
      },
      {
        step: 3,
        title: 'You see the tax',
        description: 'You see the tax under both regimes. You pay what is left before we file.',
      },
      {
        step: 4,
        title: 'We file, you verify',
        description: `You type the Aadhaar OTP yourself. A return not verified counts as not filed. You get receipt and working. A refund usually takes ${fact('itr.refund-processing')}.`,
      },
    ],
    documents: [
      'PAN and masked Aadhaar, with the linked mobile at hand for the OTP that you type in yourself',
      {
        text: 'Form 16, the salary certificate, from each employer of the year',
        for: ['salary'],
      },
      'Statements of all bank accounts, savings and current',
      'Interest certificates for deposits and loans',
      {
        text: 'Sales, purchase and expense records, or a backup of the accounting software',
        for: ['business'],
      },
      {
        text: 'GST returns of the year, if the business is registered',
        for: ['business'],
      },
      'Sale deeds and broker statements for property, shares and mutual funds',
      'Receipts for life and health insurance, for tuition fees and for donations',
    ],
    papersQuestion: {
      ask: 'What did you earn from?',
      answers: {
        salary: 'Salary, no business',
        business: 'Business or profession, no salary',
      },
    },
    page: {
      title: 'Income tax filing that agrees with your books',
      intro: `We prepare your income tax return (${fact('itr.range')}) from your own papers. Before filing we compare it with GST figures, bank deposits and tax already cut, as the department's computers do. You see the tax first, then we file.`,
      action: 'Ask about your return',
      items: [
        {
          title: 'Salary and pension returns',
          description:
            "Form 16 does not hold everything. We add savings interest, rent from a house, arrears and a second employer of the same year. The AIS, the department's list of your income, shows most of them.",
        },
        {
          title: 'Returns for shops and workshops',
          description:
            'We work out the profit from the day book, purchase bills and GST returns. Is the presumptive scheme (profit as a fixed share of sales) open to you? We show what it saves and what it binds you to in later years.',
        },
        {
          title: 'Firms, LLPs and companies',
          description: `We check partners' salary and interest with the deed before we deduct them. Above ${fact('tds.194t-threshold')} a partner the firm takes off TDS of ${fact('tds.194t-rate')}. If an audit is required, your auditor gets ledgers, stock list and confirmations from us.`,
        },
        {
          title: 'Capital gains on land, shares and gold',
          description:
            'We put sale deeds and purchase cost, improvement bills and broker statements in order. Ask about the exemption for buying another house before you spend the sale money.',
        },
        {
          title: 'Advance tax estimates',
          description:
            'If you wait until the year closes, you pay interest on the instalments that you missed. We estimate the profit from the books so far and tell you what to pay at each instalment.',
        },
        {
          title: 'Revised, belated and updated returns',
          description:
            'You can add a forgotten deposit by revising the return while there is time. For a missed year we check which way is left and what it costs in tax, interest and fee.',
        },
        {
          title: 'Intimations and defective return notices',
          description:
            'Many letters after filing are adjustments by the processing centre. We compare the intimation with the return line by line and advise whether to agree, rectify or object.',
        },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'Mismatches found first',
          description:
            'The AIS lists share sales, large deposits and property deals as others reported them. We go through each line with you, and record feedback on the portal where an entry is wrong.',
        },
        {
          icon: 'scale',
          title: 'Regime chosen with figures',
          description:
            'Home loan interest and insurance may favour the old regime, a plain salary the new one. Business owners cannot change freely every year, so we compute both before you decide.',
        },
        {
          icon: 'banknote',
          title: 'Refund to a working account',
          description:
            'The bank rejects a refund when the account is not validated or its name differs from the PAN. We check both before we file.',
        },
        {
          icon: 'landmark',
          title: 'Papers for your bank',
          description:
            'For a machinery or housing loan the bank asks for past returns. We keep computation, balance sheet and acknowledgement together, ready for the branch.',
        },
      ],
      reasons: [
        {
          icon: 'receipt',
          title: 'GST and TDS seen alongside',
          description:
            'We file GST and TDS returns too, so we settle sales, tax credits and closing stock with all the returns before us.',
        },
        {
          icon: 'map-pin',
          title: 'One office, papers from anywhere',
          description: `Call at the Coimbatore office, ${fact('firm.hours-days')}, or send everything by WhatsApp, e-mail or courier. You need not travel for a return.`,
        },
        {
          icon: 'clock',
          title: claimed('founded', `Preparing returns since ${fact('firm.founded')}`, 'Last year comes first'),
          description:
            "We begin with your earlier acknowledgement and computation, because this year's stock, losses and depreciation start from last year's.",
        },
      ],
      questions: [
        {
          question: 'By what date must I file my return?',
          answer: `Most individuals file by ${fact('itr.due-individuals')}, businesses by ${fact('itr.due-businesses')} and cases that need an audit by ${fact('itr.due-audit')}.\nA belated return is open until ${fact('itr.belated')}. It costs a fee of ${fact('itr.late-fee')}. Unpaid tax bears interest of ${fact('itr.late-interest')}.`,
        },
        {
          question: 'Which ITR form does a small trader use?',
          answer:
            'ITR-4 suits a trader, a professional or a firm other than an LLP that declares profit under the presumptive scheme. With full accounts, or a sale of land, you generally move to ITR-3. LLPs, and partnership firms with full accounts, use ITR-5.',
        },
        {
          question: 'How long does a refund take, and what holds it up?',
          answer: `Refunds are usually processed in ${fact('itr.refund-processing')} after the return is verified. What delays it: a bank account that is not validated, TDS that Form 26AS does not show, or an old demand. We look for these before we file.`,
        },
        {
          question: 'My income is below the taxable limit. Should I still file?',
          answer:
            'Sometimes the law asks for a return anyway, for instance after large deposits or much spending on foreign travel. You also file to get back TDS, and lenders ask for past returns. Send us your bank statements, and we say which case is yours.',
        },
      ],
      closing: {
        title: "Begin with last year's acknowledgement",
        text: "Share it with this year's bank statement. We will tell you which form applies, which papers are still missing and the date you have to meet.",
        action: 'Get your return started',
      },
      extras: [
        {
          kind: 'table',
          title: 'Which return form (ITR) is yours',
          intro:
            'The form depends on who you are and where the income comes from. Find the row that covers every source of the year, with side income.',
          columns: [
            { heading: 'Form', kind: 'name' },
            { heading: 'For', kind: 'text' },
            { heading: 'Income', kind: 'figure' },
            { heading: 'Who uses it' },
          ],
          rows: [
            [
              'ITR-1 (Sahaj)',
              `Salary or pension, up to two houses, interest, and ${fact('itr.itr1-gains')}`,
              fact('itr.itr1-income'),
              'Resident individuals without business income',
            ],
            [
              'ITR-2',
              'Capital gains, foreign assets or income too varied for ITR-1',
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
              fact('itr.itr4-income'),
              'Resident individuals, HUFs and firms other than LLPs',
            ],
            [
              'ITR-5',
              'Income of firms and other bodies of persons',
              'Not applicable',
              'Partnership firms with full accounts, LLPs and associations of persons',
            ],
            [
              'ITR-6',
              'Income of companies, drawn from audited accounts',
              'Not applicable',
              'Companies, except those claiming exemption as charitable bodies',
            ],
            [
              'ITR-7',
              'Income of bodies that must report in order to claim exemption',
              'Not applicable',
              'Charitable and religious trusts, political parties and similar institutions',
            ],
          ],
          basis: basis('itr.itr1-income', 'itr.itr4-income', 'itr.due-individuals'),
          warning: `Last dates: ${fact('itr.due-individuals')} for most individuals, ${fact('itr.due-businesses')} for businesses and ${fact('itr.due-audit')} for audit cases. Filing later brings a fee, interest and often the loss of carry-forward.`,
        },
        {
          kind: 'official-links',
          title: 'Official income tax pages',
          intro:
            'Returns, refund status and tax credits can be seen on these government sites with your own PAN. Open them from here rather than from a link in a message.',
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
              description: 'See what employers, banks and customers deducted and deposited against your PAN.',
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
          now: fact('itr.itr4-income'),
          since: 'Income of 2023-24',
          rule: basis('itr.itr4-income').text,
        },
        {
          before: 'Refunds take 45-60 days',
          now: `Usually ${fact('itr.refund-processing')} after e-verification`,
          since: 'Often said',
          rule: basis('itr.refund-processing').text,
        },
      ],
    },
    seo: {
      title: `Income Tax Filing in Coimbatore, ${fact('itr.range')}`,
      description: `Income tax returns from ${fact('itr.range')}, matched with GST, Form 26AS and AIS before filing. For salaried people, traders and firms in Tamil Nadu.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
