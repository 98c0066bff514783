import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = (): ServiceListing => ({
  name: 'Accounting & Book-keeping',
  summary: 'Books, salaries and a profit report every month',
  facts: [
    { label: 'Books closed', figure: 'Every month' },
    { label: 'Monthly report', figure: 'Profit, dues, stock' },
  ],
  sheet: {
    title: 'Books closed every month',
    note: 'Profit, dues and stock on one page.',
    facts: [
      { label: 'You send', figure: 'Bills and bank statements' },
      { label: 'You get', figure: 'A report every month' },
      { label: 'Payroll', figure: 'Included' },
      { label: 'Returns', figure: 'GST, TDS and income tax from the same figures' },
    ],
  },
  offer: (city) =>
    `We write the books of your business in ${city} every month: bank, stock, salaries and a profit report.`,
  card: {
    description: 'We close your books every month and give you figures you can use.',
    features: ['Day-to-day entries', 'Bank and stock reconciliation', 'Salaries', 'Monthly reports (MIS)'],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed, town } = site;
  const { fact, caseWording, lawAsOf } = factsOfPage();
  return {
    slug: 'accounting-bookkeeping',
    changedOn: '2026-11-27',
    description:
      'We enter your sales, purchases, bank and wages from your own bills. Every month we match the entries with your bank statement and the GST portal. You get statements that you can understand.',
    features: [
      'Sales, purchase, cash and bank entries from your bills',
      'Bank, card and UPI receipts reconciled with the ledger',
      'Age-wise list of what customers owe you and what you owe suppliers',
      'Stock, job work and fixed asset registers',
      'Payroll with payslips, PF, ESI and TDS workings',
      'Monthly report (MIS) on profit, expenses, dues and cash',
    ],
    benefits: [
      'We prepare GST, TDS and income tax returns from one ledger, so the figures in them agree.',
      'We keep your drawings, private expenses and family UPI payments apart from the business accounts.',
      'Early in the month you get a list of unpaid bills, with the oldest bill on top.',
      'When the bank asks for a stock statement or provisional figures, we take them from books that are already closed.',
      'Photos of bills sent on WhatsApp are enough for daily entry. You keep the originals unless we need to see them.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the last balance sheet',
        description:
          'Send the last balance sheet or income tax return, with your bank statements. We compare the balances and sort out any difference with you.',
      },
      {
        step: 2,
        title: 'You send bills through the month',
        description:
          'Send each bill by WhatsApp or e-mail when you get it. We ask you about every payment that has no bill.',
      },
      {
        step: 3,
        title: 'We enter and reconcile',
        description:
          "We enter the bills, check the bank statement line by line and match your purchases with GSTR-2B, where the portal lists your suppliers' bills.",
      },
      {
        step: 4,
        title: "You get the month's figures on one page",
        description: `You get the profit and loss account, the list of dues and our remarks. We also keep your sales ready for GSTR-1, which is due by the ${caseWording('gst.gstr1-due', 'monthly')} of the next month (${caseWording('gst.gstr1-due', 'quarterly')} if you file every quarter).`,
      },
    ],
    documents: [
      'Last balance sheet, profit and loss account and trial balance',
      'Bank, overdraft and loan statements for the period',
      'Sales invoices, credit notes and the daily cash or counter summary',
      'Purchase bills, expense vouchers and bills of entry for imports',
      'Attendance and wage sheets, with PF and ESI numbers of staff',
      'Opening stock list for the year, with quantities and values',
      'GST, TDS and income tax returns filed for the current and last year',
      'Backup of your accounting software, if books already exist',
    ],
    page: {
      title: 'Accounting & Book-keeping, with the books closed every month',
      intro:
        'We enter your bills, match them with your bank statement, run payroll and close your books every month. We prepare GST, TDS and income tax returns from the same figures. You get a short report on profit and dues.',
      action: 'Ask about book-keeping',
      items: [
        {
          title: 'Day-to-day book-keeping',
          description:
            'We enter sales, purchases, payments and journal entries with their bill numbers. We also record the HSN code, the GST rate and the place of supply.',
        },
        {
          title: 'Bank and UPI reconciliation',
          description:
            'We trace card and UPI payments, returned cheques and bank charges one by one. If a bank credit is missing in your sales ledger, a GST or income tax officer can ask you to explain the credit.',
        },
        {
          title: 'Customer and supplier accounts',
          description:
            "We ask your customers and suppliers to confirm their balances, list old dues and raise debit notes. We compare your ledger with each supplier's statement, so that a bill entered twice is found within weeks and not after years.",
        },
        {
          title: 'Stock and job-work records',
          description:
            'We keep quantity registers for traders. For workshops, we record the material sent out and received back under delivery challans, which you need for the GST job work return (ITC-04). We value the closing stock by the same method every year.',
        },
        {
          title: 'Payroll',
          description: `We prepare wage sheets and payslips from your attendance register. From the wage sheets we work out PF, ESI, professional tax and TDS on salary. We use the wage sheets for the quarterly TDS return (Form ${fact('tds.form-salary')}) and the certificates for your staff (Form ${fact('tds.certificate-salary')}).`,
        },
        {
          title: 'Monthly reports (MIS)',
          description:
            'The report shows your margin by product or branch, your expenses compared with last year, the customers who have not paid and the cash you can expect in the coming weeks. You choose the figures you want, and we leave out the rest.',
        },
        {
          title: 'Year-end finalisation',
          description:
            'We enter depreciation, provisions, prepaid items and loan interest. We match the books with GSTR-9 and Form 26AS. Your auditor gets the accounts with all schedules.',
        },
        {
          title: 'Pending years',
          description:
            'If your books were not written for some years, we write them from bank statements and filed returns. We mark which entries have bills or vouchers and which are based only on your explanation.',
        },
      ],
      benefits: [
        {
          icon: 'chart',
          title: 'You know your profit every month',
          description:
            'If yarn, copper or diesel becomes costlier, you see it in the monthly accounts in time to change your selling price.',
        },
        {
          icon: 'scale',
          title: 'Your returns agree',
          description:
            "The tax departments' computers compare the sales in your ITR with GSTR-3B and with the AIS, where the department lists your receipts. We explain every difference in our working file.",
        },
        {
          icon: 'landmark',
          title: 'Papers ready for your bank',
          description:
            'Stock statements, book debt lists and provisional figures for a cash credit limit come from the same ledger, so the papers for renewing the limit agree with your tax returns.',
        },
        {
          icon: 'search',
          title: 'You find losses early',
          description:
            'When we reconcile, we find bills paid twice, deliveries without a bill, advances that nobody adjusted and cash that does not tally. We reconcile every month, so your staff still remember the reason for each difference.',
        },
      ],
      reasons: [
        {
          icon: 'factory',
          title: 'We know the books of workshops and shops',
          description: `${claimed('founded', `We have kept books in ${town} since ${fact('firm.founded')}.`, `We keep books in ${town}.`)} We also enter job work, scrap sales, piece-rate wages and cash shortages at the counter.`,
        },
        {
          icon: 'users',
          title: 'Checked before closing',
          description: claimed(
            'second-check',
            'The person who enters the vouchers does not close the month. A second person checks the bank, the tax ledgers and unusual balances, and signs the closing sheet.',
            'We close the month on a separate sheet, which lists the bank, the tax ledgers and unusual balances.',
          ),
        },
        {
          icon: 'folder',
          title: 'Your books remain yours',
          description:
            'We give you data backups, ledgers and vouchers whenever you ask. If you change your accountant, we give the next accountant a trial balance and schedules.',
        },
      ],
      questions: [
        {
          question: 'How do we send you our bills every month?',
          answer:
            'Take photos of purchase bills and send them on WhatsApp. Export sales from your billing software, and send bank statements by e-mail. You can also courier a file of bills, which we return. We agree with you on one day of the week for sending the bills.',
        },
        {
          question: 'Which accounting software do you use?',
          answer:
            'If your software can export all ledgers and vouchers, we continue in the same software. A company must use software that keeps an audit trail of every change, and we check that the audit trail is switched on. If you have no software, we suggest one.',
        },
        {
          question: 'I file under the presumptive scheme. Do I still need books?',
          answer:
            'For income tax you do not need full books if you declare presumptive income correctly in ITR-4. If you have a GST registration, you must still keep records of sales, purchases, stock and input credit. A simpler set of books is usually enough.',
        },
        {
          question: 'Our accounts are two years behind. Can you complete them?',
          answer:
            'Yes. We use bank statements, filed GST returns, GSTR-2B and the bills you still have. We do the oldest year first, because its closing balances are the opening balances of the next year. We list the entries without bills or vouchers, and tell you which returns need correction and how much tax is still payable.',
        },
      ],
      closing: {
        title: 'Up to which month are your books closed?',
        text: 'Send us your last trial balance, or only the bank statement. We will tell you what is missing, what we need every month and what our fee would be.',
        action: 'Ask about monthly books',
      },
      extras: [
        {
          kind: 'cards',
          title: 'Ways of keeping books, and whom they suit',
          intro:
            'The right method depends on your form of business, how you sell and who reads the accounts. Companies must use double entry on the accrual basis. Other businesses can choose.',
          rows: [
            {
              title: 'Single-entry cash book',
              text: 'You write down money received and paid, date by date. You keep dues and stock in separate lists.',
              suits: 'Very small shops and individuals without GST registration who use the presumptive scheme.',
              features: ['Daily cash and bank columns', 'Bill file in date order', 'List of customers who owe money'],
            },
            {
              title: 'Double entry, cash basis',
              text: 'Every entry has two sides. Income is recorded when you receive it, and an expense when you pay it.',
              suits: 'Doctors, architects and other professionals whose fees arrive late.',
              features: [
                'Receipts matched with TDS in Form 26AS',
                'Bank reconciliation each month',
                'Asset register with depreciation',
                'Separate record of fees billed but unpaid',
              ],
            },
            {
              title: 'Double entry, accrual basis',
              text: 'You record sales and purchases on the date of the bill, even if the money is not yet paid.',
              suits: 'Traders, workshops, firms, LLPs that choose it, and every company.',
              features: [
                'Customer and supplier ledgers with ageing',
                'GST ledgers matched with the portal',
                'Provisions, prepaid items and depreciation',
                'Profit and loss account and balance sheet at any date',
              ],
            },
            {
              title: 'Books with stock and costing',
              text: 'Books on accrual basis, with stock quantities, goods sent out and received for job work, and the cost of each product or order.',
              suits: 'Foundries, knitting and garment units, food processors, wholesalers with many items.',
              features: [
                'Item-wise stock with wastage and scrap',
                'Job-work challans and Form GST ITC-04 data',
                'Cost sheet for a product or an order',
                'Monthly stock statement for the bank',
              ],
            },
            {
              title: 'Book-keeping for pending years',
              text: 'We write the old books from bank statements, filed returns and the bills you still have.',
              suits:
                'Owners with books pending for some years who have received a notice, need a bank loan or are changing their accountant.',
              features: [
                'Oldest year completed first',
                'Suspense entries listed for you to explain',
                'Comparison with returns already filed',
              ],
            },
          ],
        },
        {
          kind: 'table',
          title: 'Statements you receive',
          intro:
            'The law requires some of these statements at year end. The other statements help you decide. At the start we agree with you which statements you will get, and how often.',
          columns: [
            { heading: 'Statement', kind: 'name' },
            { heading: 'What it shows', kind: 'text' },
            { heading: 'Frequency', kind: 'figure' },
            { heading: 'How it helps you' },
          ],
          rows: [
            [
              'Profit and loss account',
              'Sales, costs and profit, compared with last month and last year.',
              'Monthly, final at year end',
              'You see whether the profit rose because of more sales, a better price or a bill that is not yet entered.',
            ],
            [
              'Balance sheet',
              'What the business owns and owes on a given date. Companies follow the layout of the Companies Act (Schedule III).',
              'Quarterly on request, final at year end',
              'Banks, tender committees and the assessing officer ask for the balance sheet.',
            ],
            [
              'Cash flow statement',
              'Where the money came from and where it went: from daily business, from assets and from loans.',
              'Annual where the law requires it, otherwise on request',
              'You see why a profitable unit can be short of cash on pay day.',
            ],
            [
              'Trial balance',
              'Closing balance of every ledger, with unusual debits and credits marked.',
              'Monthly',
              'You find entries under wrong heads and negative cash balances before the return is filed.',
            ],
            [
              'Bank reconciliation statement',
              'Ledger balance and bank balance on the same date, with every item that makes up the difference.',
              'Monthly, for each account',
              'You see every cheque not presented, every charge not booked and every receipt not billed.',
            ],
            [
              'Debtors and creditors by age',
              'Unpaid bills by customer and supplier, grouped by age.',
              'Monthly, weekly if you sell on long credit',
              'You see which customers to call, and for which unpaid supplier bills you can lose GST credit.',
            ],
          ],
        },
      ],
    },
    seo: {
      title: `Accounting & Book-keeping in ${town}, Every Month`,
      description: `Monthly accounting from ${town}: we enter your bills, match bank and GST, run payroll and stock records, and send a profit report every month.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
