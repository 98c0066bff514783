import { fact } from '../facts.ts';
import type { ServiceContent } from '../schema.ts';

export const content = {
  slug: 'accounting-bookkeeping',
  changedOn: '2026-11-21',
  description:
    'Sales, purchases, bank and wages entered from your own bills, agreed with the bank and the GST portal, and closed month by month with statements an owner can read.',
  features: [
    'Sales, purchase, cash and bank vouchers entered from your bills',
    'Bank, card and UPI collections reconciled with the ledger',
    'Customer and supplier balances listed by age',
    'Stock, job-work and fixed asset registers',
    'Payroll with payslips, PF, ESI and TDS workings',
    'Monthly MIS: margin, expenses, dues and cash position',
  ],
  benefits: [
    'GST, TDS and income tax returns are drawn from one ledger, so the turnover in each of them agrees with the others.',
    'Drawings, private expenses and family UPI payments are kept out of the shop account instead of being argued over in March.',
    'A list of unpaid bills, oldest first, reaches you early in the month while customers can still be reminded.',
    'When the bank asks for a stock statement or provisional figures, they are taken from books that are already closed.',
    'Photographs of bills sent by WhatsApp are enough for daily entry; originals stay with you unless they are needed.',
  ],
  process: [
    {
      step: 1,
      title: 'Opening balances settled',
      description:
        'We start from the last audited balance sheet or filed return, compare it with bank, stock, debtor and creditor lists, and agree the differences with you in writing before a single new entry is passed.',
    },
    {
      step: 2,
      title: 'Bills and statements collected',
      description:
        'You send bills by WhatsApp or e-mail in batches; bank statements come in PDF or Excel. Anything that has no bill behind it goes on a short query list, with date and amount.',
    },
    {
      step: 3,
      title: 'Entry and reconciliation',
      description:
        'Vouchers are posted, the bank is ticked line by line, and purchases are compared with GSTR-2B. A second accountant reads the ledger before the month is locked.',
    },
    {
      step: 4,
      title: 'Closing and report',
      description: `Sales are final in time for GSTR-1 on the ${fact('gst.gstr1-due')}. You then receive the profit and loss account, the dues list and a page of remarks, and may call about any line.`,
    },
  ],
  documents: [
    'Last balance sheet, profit and loss account and trial balance',
    'Bank, overdraft and loan statements for the period',
    'Sales invoices, credit notes and the daily cash or till summary',
    'Purchase bills, expense vouchers and import papers',
    'Attendance and wage sheets, with PF and ESI numbers of staff',
    'Stock list with quantities and values at the start of the year',
    'GST, TDS and income tax returns filed for the current and last year',
    'Backup of your accounting software, if books already exist',
  ],
  page: {
    title: 'Accounting & Book-keeping, closed every month',
    intro:
      'A box of bills handed over in July tells you nothing about March. We enter, reconcile and close your books every month, run payroll, and give you figures on which GST, TDS and income tax returns can safely stand, together with a short MIS report.',
    action: 'Talk about your books',
    items: [
      {
        title: 'Day-to-day book-keeping',
        description:
          'Sales, purchase, receipt, payment, contra and journal vouchers, each with its bill number. HSN, GST rate and place of supply are recorded at entry.',
      },
      {
        title: 'Bank and UPI reconciliation',
        description:
          'Card settlements, UPI collections, cheque returns and bank charges are traced one by one. A credit in the bank that is missing from the sales ledger is the first thing a GST or income tax officer will ask about.',
      },
      {
        title: 'Customer and supplier accounts',
        description:
          'Ledger confirmations, ageing lists and debit notes. Supplier balances are compared with their statements, so that a bill entered twice comes to light in weeks and not years.',
      },
      {
        title: 'Stock and job-work records',
        description:
          'Quantity registers for traders, and for workshops the material sent out and received back under delivery challans, which feed Form GST ITC-04. Closing stock is valued by one method every year.',
      },
      {
        title: 'Payroll',
        description: `Wage sheets from attendance, payslips, PF and ESI challans, professional tax and TDS on salary, with figures ready for Form ${fact('tds.form-salary')} and for Form 16 at the end of the year.`,
      },
      {
        title: 'MIS reports',
        description:
          'Gross margin by product or branch, expenses against last year, overdue customers and cash expected in the coming weeks. You choose the few figures that matter; we leave out the rest.',
      },
      {
        title: 'Year-end finalisation',
        description:
          'Depreciation, provisions, prepaid items and loan interest are booked, books are agreed with GSTR-9 and Form 26AS, and the file is handed to your auditor with schedules.',
      },
      {
        title: 'Backlog and clean-up',
        description:
          'Years left unwritten or half-entered are rebuilt from bank statements and filed returns, with a clear note of what could be proved and what was taken on your word.',
      },
    ],
    benefits: [
      {
        icon: 'chart',
        title: 'Profit known by the month',
        description:
          'If yarn, copper or diesel has eaten the margin, the monthly account shows it while the selling price can still be changed, and not in the next tax season.',
      },
      {
        icon: 'scale',
        title: 'Returns that agree',
        description:
          'Turnover in GSTR-3B, sales in the ITR and receipts in the AIS are compared by computers today. Differences that have a reason are explained in our working file before anyone asks.',
      },
      {
        icon: 'landmark',
        title: 'Papers for the bank',
        description:
          'Stock statements, book debt lists and provisional figures for a cash credit limit come from the same ledger, so the renewal file does not contradict your tax returns.',
      },
      {
        icon: 'search',
        title: 'Leaks come to light',
        description:
          'Duplicate payments, unbilled deliveries, advances that nobody adjusted and cash that does not tally show up at reconciliation, when those involved still remember.',
      },
    ],
    reasons: [
      {
        icon: 'factory',
        title: 'Workshop and shop books',
        description: `We have kept books in Coimbatore since ${fact('firm.founded')}. Job work, scrap sales, piece-rate wages and till shortages are entries we meet in any ordinary week.`,
      },
      {
        icon: 'users',
        title: 'Entered by one, read by another',
        description:
          'The person who posts the vouchers does not close the month. A second accountant checks the bank, the tax ledgers and the odd balances, and signs the closing sheet.',
      },
      {
        icon: 'folder',
        title: 'Books that remain yours',
        description:
          'Data backups, ledgers and vouchers are given to you whenever you ask. Should you change accountants, the next one receives a trial balance and schedules, not a pile of paper.',
      },
    ],
    questions: [
      {
        question: 'How do our bills reach you every month?',
        answer:
          'Most owners photograph purchase bills and send them by WhatsApp, and export sales from the billing software. Bank statements come by e-mail. Clients elsewhere may courier a file of bills; we return it after entry. We agree one day of the week for sending, so that the query list stays short.',
      },
      {
        question: 'Which accounting software do you work in?',
        answer:
          'If your software exports ledgers and vouchers in full, we continue in it, because moving data in the middle of a year causes its own errors. A company must use software that keeps an audit trail of every edit; we check that it is switched on. Where no software exists, we suggest one after seeing how you bill.',
      },
      {
        question: 'I declare income on the presumptive basis. Do I still need books?',
        answer:
          'Income tax does not ask for full books from someone who correctly declares presumptive income in ITR-4. If you are registered under GST, records of sales, purchases, stock and input credit must still be kept, and a bank will ask for statements before it lends. For such businesses a lighter set of books usually does.',
      },
      {
        question: 'Our accounts are two years behind. Can you catch up?',
        answer:
          'Yes, working from bank statements, filed GST returns, GSTR-2B and whatever bills remain. The oldest year goes first, since its closing balances open the next. Entries that cannot be supported are listed for you to explain, and we say plainly which returns will need a revision or a payment.',
      },
    ],
    closing: {
      title: 'Which month did you last close?',
      text: 'Send us your last trial balance or simply the bank statement. We will tell you what is missing, and what keeping it up each month involves.',
      action: 'Ask about monthly books',
    },
    extras: [
      {
        kind: 'bookkeeping-types',
        title: 'Ways of keeping books, and whom they suit',
        intro:
          'The right method follows from your form of business, how you sell and who reads the accounts. Companies must use double entry on the accrual basis; others have a choice.',
        rows: [
          {
            type: 'Single-entry cash book',
            description:
              'Money received and paid is written in date order. Debts and stock are known only from separate lists.',
            suitableFor: 'Very small shops and individuals outside GST, on presumptive income tax.',
            features: ['Daily cash and bank columns', 'Bill file in date order', 'List of customers who owe money'],
          },
          {
            type: 'Double entry, cash basis',
            description:
              'Every entry has two sides, yet income counts when it is received and expense when it is paid.',
            suitableFor: 'Doctors, architects and other professionals whose fees arrive late.',
            features: [
              'Receipts matched with TDS in Form 26AS',
              'Bank reconciliation each month',
              'Asset register with depreciation',
              'Separate record of fees billed but unpaid',
            ],
          },
          {
            type: 'Double entry, accrual basis',
            description: 'Sales and purchases are recorded on the date of the bill, whether or not money has moved.',
            suitableFor: 'Traders, workshops, firms, LLPs that choose it, and every company.',
            features: [
              'Customer and supplier ledgers with ageing',
              'GST ledgers agreed with the portal',
              'Provisions, prepaid items and depreciation',
              'Profit and loss account and balance sheet at any date',
            ],
          },
          {
            type: 'Books with stock and costing',
            description:
              'Accrual books to which quantities, job-work movements and the cost of each product or order are added.',
            suitableFor: 'Foundries, knitting and garment units, food processors, wholesalers with many items.',
            features: [
              'Item-wise stock with wastage and scrap',
              'Job-work challans and Form GST ITC-04 data',
              'Cost sheet for a product or an order',
              'Monthly stock statement for the bank',
            ],
          },
          {
            type: 'Backlog book-keeping',
            description: 'Past periods rebuilt from bank statements, filed returns and surviving bills.',
            suitableFor: 'Owners facing a notice, a bank loan or a change of accountant with unwritten years.',
            features: [
              'Oldest year completed first',
              'Suspense entries listed for your explanation',
              'Comparison with returns already filed',
            ],
          },
        ],
      },
      {
        kind: 'financial-statements',
        title: 'Statements you receive',
        intro:
          'Some are required by law at the year end; others exist only because they help an owner decide. We agree the list and the rhythm with you at the start.',
        rows: [
          {
            statement: 'Profit and loss account',
            description: 'Sales, direct costs, overheads and what remained, beside the month before and last year.',
            frequency: 'Monthly, final at year end',
            benefits: 'Shows whether a better month came from volume, from price or from a bill not yet entered.',
          },
          {
            statement: 'Balance sheet',
            description: 'What the business owns and owes on one day; companies follow the layout of Schedule III.',
            frequency: 'Quarterly on request, final at year end',
            benefits:
              'Read by banks, tender committees and the assessing officer, often before they read anything else.',
          },
          {
            statement: 'Cash flow statement',
            description: 'Where money came from and went: operations, assets and borrowings, apart from book profit.',
            frequency: 'Yearly where the law asks for it, otherwise on request',
            benefits: 'Explains how a profitable unit can be short of cash on pay day.',
          },
          {
            statement: 'Trial balance',
            description: 'Closing balance of every ledger, with unusual debits and credits marked by our reviewer.',
            frequency: 'Monthly',
            benefits: 'Wrong heads and negative cash are found before they reach a return.',
          },
          {
            statement: 'Bank reconciliation statement',
            description: 'Ledger balance and bank balance on the same date, with each item that separates them.',
            frequency: 'Monthly, for each account',
            benefits:
              'Cheques never presented, charges never booked and collections never billed are named one by one.',
          },
          {
            statement: 'Debtors and creditors by age',
            description: 'Unpaid bills by customer and supplier, grouped by how long they have been open.',
            frequency: 'Monthly, weekly if you sell on long credit',
            benefits: 'Tells you whom to call, and which supplier bills put your GST credit at risk if left unpaid.',
          },
        ],
      },
    ],
  },
  seo: {
    title: 'Accounting & Book-keeping in Coimbatore | Monthly Books',
    description:
      'Monthly accounting and book-keeping from Coimbatore: vouchers, bank and GST reconciliation, payroll, stock records, MIS reports and year-end statements.',
    keywords: [
      'accounting services Coimbatore',
      'book-keeping Coimbatore',
      'monthly accounting Tamil Nadu',
      'payroll services Coimbatore',
      'MIS reports small business',
      'backlog accounting',
      'bank reconciliation service',
    ],
  },
} satisfies ServiceContent;
