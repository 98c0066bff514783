import { fact } from '../facts.ts';
import type { ServiceContent } from '../schema.ts';

export const content = {
  slug: 'income-tax-filing',
  changedOn: '2026-11-22',
  description: `Returns from ${fact('itr.range')} for salaried people, shop owners, partners and companies. Books, GST returns and bank credits are matched with the tax department's records before we submit.`,
  features: [
    `Choice of the right form from ${fact('itr.range')}`,
    'Form 26AS and AIS matched with your bank entries',
    'Old and new regime worked out side by side',
    'Profit and loss account and balance sheet for traders',
    'Advance tax estimate for the current year',
    'E-verification and follow-up of the refund',
  ],
  benefits: [
    'Turnover in the income tax return agrees with turnover in the GST returns, so both departments read one figure.',
    'TDS deducted in your name by a buyer or a bank is traced in Form 26AS before the tax payable is worked out.',
    'A business loss reported on time can be carried forward; in a belated return that right is generally lost.',
    'Loan officers receive a return, a computation and a balance sheet that tell the same story.',
    'You approve the computation on WhatsApp or by e-mail before the return is submitted.',
  ],
  process: [
    {
      step: 1,
      title: 'Sort the income',
      description:
        'Send Form 16, bank statements and books by WhatsApp, e-mail or courier. We list every source first, because the kind of income, more than the amount, decides the form.',
    },
    {
      step: 2,
      title: 'Match the records',
      description:
        'Form 26AS, the AIS and your GST returns are read against the bank statement. Forgotten deposit interest, or TDS that a customer reported under a wrong PAN, comes to light here.',
    },
    {
      step: 3,
      title: 'Compute and approve',
      description:
        'You see the tax under both regimes, the deductions we took and the proof behind each. If tax remains to be paid, the challan goes out before the return.',
    },
    {
      step: 4,
      title: 'File and verify',
      description:
        'After the upload you verify on the portal yourself, typing in the Aadhaar OTP, since an unverified return is treated as not filed. Acknowledgement and computation come to you in one file.',
    },
  ],
  documents: [
    'PAN and masked Aadhaar, with the linked mobile at hand for the OTP that you type in yourself',
    'Form 16 from each employer of the year',
    'Statements of all bank accounts, savings and current',
    'Interest certificates for deposits and loans',
    'Sales, purchase and expense records, or a backup of the accounting software',
    'GST returns of the year, if the business is registered',
    'Sale deeds and broker statements for property, shares and mutual funds',
    'Receipts for insurance, tuition fees, medical cover and donations',
  ],
  page: {
    title: 'Income tax filing that agrees with your books',
    intro: `A computer compares your return with GST figures, bank deposits and TDS entries long before an officer sees it. We prepare ${fact('itr.range')} from your own records, settle the differences first and file once you have seen the computation.`,
    action: 'Ask about your return',
    items: [
      {
        title: 'Salary and pension returns',
        description:
          'Form 16 is only the start. Savings interest, rent from a house, arrears and a second employer in the same year are added before the tax is worked out, because the AIS lists most of them anyway.',
      },
      {
        title: 'Returns for shops and workshops',
        description:
          'Profit is drawn from the day book, purchase bills and GST returns. Where the presumptive scheme is open to you, we show what it saves in record-keeping and what it ties you to in later years.',
      },
      {
        title: 'Firms, LLPs and companies',
        description:
          "Partners' salary and interest are checked against the deed before they are deducted. If an audit is required, the auditor you appoint gets ledgers, stock list and confirmations in working order.",
      },
      {
        title: 'Capital gains on land, shares and gold',
        description:
          'Sale deeds, purchase cost, improvement bills and broker statements are put in order. Exemption for buying another house is tested before the sale money is spent, while there is still a choice.',
      },
      {
        title: 'Advance tax estimates',
        description:
          'Traders who wait for the year to close pay interest on instalments they missed. From the books so far we estimate the profit and tell you what to pay at each instalment.',
      },
      {
        title: 'Revised, belated and updated returns',
        description:
          'A forgotten deposit can be put right by revising the return while the window is open. For a missed year we check which route is left and what it costs in tax, interest and fee.',
      },
      {
        title: 'Intimations and defective return notices',
        description:
          'Many letters after filing are adjustments made by the processing centre. We compare the intimation with the return line by line and advise whether to agree, rectify or object.',
      },
    ],
    benefits: [
      {
        icon: 'search',
        title: 'Mismatches found first',
        description:
          'The AIS lists share sales, large deposits and property deals as others reported them. Each line is cleared with you, and feedback is recorded on the portal where an entry is wrong.',
      },
      {
        icon: 'scale',
        title: 'Regime chosen with figures',
        description:
          'Home loan interest and insurance pull one way, a plain salary the other. Business owners cannot change regime freely every year, so the sums come before the decision.',
      },
      {
        icon: 'banknote',
        title: 'Refund to a working account',
        description: `Processing usually takes ${fact('itr.refund-processing')}. The credit fails when the bank account is not validated or its name differs from the PAN, so we check both before upload.`,
      },
      {
        icon: 'landmark',
        title: 'Papers that a bank will read',
        description:
          'Machinery and housing loans are judged on past returns. Computation, balance sheet and acknowledgement are filed together, ready to hand over at the branch.',
      },
    ],
    reasons: [
      {
        icon: 'receipt',
        title: 'GST and TDS seen alongside',
        description:
          'We file GST and TDS returns too. Sales, tax credits and closing stock are therefore settled with all the returns on the table, rather than explained one notice at a time.',
      },
      {
        icon: 'map-pin',
        title: 'One office, papers from anywhere',
        description: `Call at the Coimbatore office, ${fact('firm.hours-days')}, or send everything by phone, WhatsApp, e-mail and courier. A trader in Sivakasi or Hosur has no reason to travel for a return.`,
      },
      {
        icon: 'clock',
        title: `Preparing returns since ${fact('firm.founded')}`,
        description:
          "Forms and portals have changed often in that time. We begin with your earlier acknowledgement and computation, because last year's stock, losses and depreciation explain this year's.",
      },
    ],
    questions: [
      {
        question: 'By what date must I file my return?',
        answer: `Most individuals file by ${fact('itr.due-individuals')}, businesses by ${fact('itr.due-businesses')} and cases that need an audit by ${fact('itr.due-audit')}. Missing the date brings a late fee and interest on unpaid tax, and a business or capital loss of the year can generally no longer be carried forward. Send the papers some weeks earlier: matching takes longer than filing.`,
      },
      {
        question: 'Which ITR form does a small trader use?',
        answer:
          'ITR-4 suits a trader, a professional or a firm other than an LLP that declares profit under the presumptive scheme. Somebody who keeps full accounts, or who sold land besides running the shop, generally moves to ITR-3. LLPs, and partnership firms with full accounts, use ITR-5. A wrong form can make the return defective, so we settle the form before entering a single figure.',
      },
      {
        question: 'How long does a refund take, and what holds it up?',
        answer: `Refunds are usually processed in ${fact('itr.refund-processing')} after the return is verified. The common obstacles are a bank account that is not validated, TDS claimed that Form 26AS does not show, and an old demand against which the refund is adjusted. We look for all of these before the return goes in and follow the status on the portal afterwards.`,
      },
      {
        question: 'My income is below the taxable limit. Should I still file?',
        answer:
          'Sometimes the law asks for a return anyway, for instance after large deposits in a current account, heavy spending on foreign travel or a high electricity bill. Where it does not, filing is still how you get back TDS that a bank or customer deducted, and lenders ask for past returns. With your bank statements in hand we can say which case is yours.',
      },
    ],
    closing: {
      title: "Begin with last year's acknowledgement",
      text: "Share it with this year's bank statement. We will tell you which form applies, which papers are still missing and the date you have to meet.",
      action: 'Get your return started',
    },
    extras: [
      {
        kind: 'itr-forms',
        title: 'Which ITR form is yours',
        intro:
          'The form follows from who you are and where the income comes from. Find the row that covers every source you had in the year, the side income included.',
        rows: [
          {
            form: 'ITR-1 (Sahaj)',
            description: 'Salary or pension, house property and interest',
            income: fact('itr.itr1-income'),
            applicability: 'Resident individuals without business income',
          },
          {
            form: 'ITR-2',
            description: 'Capital gains, foreign assets or income too varied for ITR-1',
            income: fact('itr.itr2-income'),
            applicability: 'Individuals and HUFs without business or professional income',
          },
          {
            form: 'ITR-3',
            description: 'Business or profession with full accounts, including a share in a firm',
            income: fact('itr.itr3-income'),
            applicability: 'Proprietors, professionals and partners of firms',
          },
          {
            form: 'ITR-4 (Sugam)',
            description: 'Business or profession under the presumptive scheme',
            income: fact('itr.itr4-income'),
            applicability: 'Resident individuals, HUFs and firms other than LLPs',
          },
          {
            form: 'ITR-5',
            description: 'Income of firms and other bodies of persons',
            income: 'Not applicable',
            applicability: 'Partnership firms with full accounts, LLPs and associations of persons',
          },
          {
            form: 'ITR-6',
            description: 'Income of companies, drawn from audited accounts',
            income: 'Not applicable',
            applicability: 'Companies, except those claiming exemption as charitable bodies',
          },
          {
            form: 'ITR-7',
            description: 'Income of bodies that must report in order to claim exemption',
            income: 'Not applicable',
            applicability: 'Charitable and religious trusts, political parties and similar institutions',
          },
        ],
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
            description: 'Log in with your PAN to see returns filed, refund status, the AIS and any notice.',
          },
          {
            link: 'income-tax-department',
            description: "The department's own text of the law, rules, circulars and forms.",
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
  },
  seo: {
    title: `Income Tax Filing in Coimbatore, ${fact('itr.range')}`,
    description: `Income tax returns from ${fact('itr.range')}, matched with GST, Form 26AS and AIS before filing. For salaried people, traders and firms in Tamil Nadu.`,
    keywords: [
      'income tax filing Coimbatore',
      'ITR filing Tamil Nadu',
      'income tax return for traders',
      'ITR-4 presumptive return',
      'Form 26AS and AIS matching',
      'income tax refund follow-up',
    ],
  },
} satisfies ServiceContent;
