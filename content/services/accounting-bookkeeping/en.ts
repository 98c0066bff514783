import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed } = site;
  const { fact, lawAsOf } = factsOfPage();
  return {
    slug: 'accounting-bookkeeping',
    changedOn: '2026-11-24',
    description:
      'We enter sales and purchases, bank and wages from your own bills. Each month we agree them with the bank and the GST portal, and you get statements that you can read.',
    features: [
      'Sales, purchase, cash and bank vouchers entered from your bills',
      'Bank, card and UPI collections reconciled with the ledger',
      'Customer and supplier balances listed by age',
      'Stock, job-work and fixed asset registers',
      'Payroll with payslips, PF, ESI and TDS workings',
      'Monthly report (MIS): margin, expenses, dues and cash position',
    ],
    benefits: [
      'GST, TDS and income tax returns are drawn from one ledger, so the turnover in each of them agrees with the others.',
      'Drawings, private expenses and family UPI payments are kept out of the shop account, month by month.',
      'You get a list of unpaid bills, oldest first, early in the month.',
      'When the bank asks for a stock statement or provisional figures, we take them from books that are already closed.',
      'Photographs of bills sent by WhatsApp are enough for daily entry. Originals stay with you unless they are needed.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the last balance sheet',
        description:
          'Send the last balance sheet or return and your bank statements. We list what differs and agree it with you.',
      },
      {
        step: 2,
        title: 'You send bills through the month',
        description: 'Send bills by WhatsApp or e-mail as they come. We ask about every payment that has no bill.',
      },
      {
        step: 3,
        title: 'We enter and compare',
        description:
          "We enter the bills, check the bank line by line and compare purchases with GSTR-2B, the portal's list of your suppliers' bills.",
      },
      {
        step: 4,
        title: 'You get the month on one page',
        description: `Sales are ready for GSTR-1 (the sales list), due on the ${fact('gst.gstr1-due')}. You get profit and loss, the list of dues and our remarks.`,
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
        'We enter your bills, check them with the bank and close your books every month. Payroll is part of it. GST, TDS and income tax returns come from the same figures, and you get a short report on profit and dues.',
      action: 'Talk about your books',
      items: [
        {
          title: 'Day-to-day book-keeping',
          description:
            'Every kind of voucher, from sales and purchases to payments and journals, with its bill number. HSN (goods code), GST rate and place of supply are recorded at entry.',
        },
        {
          title: 'Bank and UPI reconciliation',
          description:
            'We trace card and UPI payments, returned cheques and bank charges one by one. A GST or income tax officer will ask about a bank credit that is missing from the sales ledger.',
        },
        {
          title: 'Customer and supplier accounts',
          description:
            'Ledger confirmations, ageing lists and debit notes. Supplier balances are compared with their statements, so that a bill entered twice is found in weeks and not years.',
        },
        {
          title: 'Stock and job-work records',
          description:
            'Quantity registers for traders, and for workshops the material sent out and received back under delivery challans. They feed ITC-04, the GST form for job work. Closing stock is valued by one method every year.',
        },
        {
          title: 'Payroll',
          description: `We make wage sheets from attendance, and payslips. PF, ESI and professional tax follow from them, and TDS on salary. The figures feed Form ${fact('tds.form-salary')}, the quarterly return, and Form ${fact('tds.certificate-salary')}, the certificate for the staff.`,
        },
        {
          title: 'Monthly reports (MIS)',
          description:
            'Gross margin by product or branch, expenses against last year, overdue customers and cash expected in the coming weeks. You choose the few figures that matter, and we leave out the rest.',
        },
        {
          title: 'Year-end finalisation',
          description:
            'We book depreciation and provisions, prepaid items and loan interest. We agree the books with GSTR-9 (annual GST return) and Form 26AS (list of tax paid). Your auditor gets the file with schedules.',
        },
        {
          title: 'Backlog and clean-up',
          description:
            'If years were not written, we rebuild them from bank statements and filed returns. We note what could be proved and what rests on your word.',
        },
      ],
      benefits: [
        {
          icon: 'chart',
          title: 'Profit known by the month',
          description:
            'If yarn, copper or diesel has become dearer, the monthly account shows it while you can still change the selling price.',
        },
        {
          icon: 'scale',
          title: 'Returns that agree',
          description:
            'By computer the tax departments compare turnover in GSTR-3B (the GST return) with sales in the ITR (income tax return). They also look at the AIS, their list of your receipts. Where they differ for a reason, our working file explains it.',
        },
        {
          icon: 'landmark',
          title: 'Papers for the bank',
          description:
            'Stock statements, book debt lists and provisional figures for a cash credit limit come from the same ledger. So the renewal file does not contradict your tax returns.',
        },
        {
          icon: 'search',
          title: 'Losses are found',
          description:
            'Duplicate payments, unbilled deliveries, advances that nobody adjusted and cash that does not tally show up at reconciliation, while people still remember.',
        },
      ],
      reasons: [
        {
          icon: 'factory',
          title: 'Workshop and shop books',
          description: `${claimed('founded', `We have kept books in Coimbatore since ${fact('firm.founded')}.`, 'We keep books in Coimbatore.')} We enter job work and scrap sales too, and piece-rate wages and till shortages.`,
        },
        {
          icon: 'users',
          title: 'Entered by one, read by another',
          description: claimed(
            'second-check',
            'The person who posts the vouchers does not close the month. A second accountant checks the bank, the tax ledgers and the odd balances, and signs the closing sheet.',
            'The month is closed on a sheet of its own: the bank, the tax ledgers and the odd balances stand on it.',
          ),
        },
        {
          icon: 'folder',
          title: 'Books that remain yours',
          description:
            'We give you data backups, ledgers and vouchers whenever you ask. If you change accountants, the next one gets a trial balance and schedules.',
        },
      ],
      questions: [
        {
          question: 'How do our bills reach you every month?',
          answer:
            'You photograph purchase bills and send them by WhatsApp, and export sales from your billing software. Bank statements come by e-mail. You may also courier a file of bills, which we return. We agree one day of the week for sending.',
        },
        {
          question: 'Which accounting software do you work in?',
          answer:
            'If your software exports ledgers and vouchers in full, we continue in it. A company must use software that keeps an audit trail of every edit, and we check that it is on. Have you none? We suggest one.',
        },
        {
          question: 'I declare income on the presumptive basis. Do I still need books?',
          answer:
            'Income tax does not ask for full books from someone who correctly declares presumptive income in ITR-4, the short return. With a GST registration you must still keep records of sales, purchases, stock and input credit. A lighter set of books is usually enough.',
        },
        {
          question: 'Our accounts are two years behind. Can you catch up?',
          answer:
            'Yes, from bank statements, from filed GST returns with GSTR-2B, and from the bills that remain. The oldest year goes first, since its closing balances open the next. We list entries without proof for you, and say which returns need a revision or a payment.',
        },
      ],
      closing: {
        title: 'Which month did you last close?',
        text: 'Send us your last trial balance or simply the bank statement. We will tell you what is missing, and what keeping it up each month involves.',
        action: 'Ask about monthly books',
      },
      extras: [
        {
          kind: 'cards',
          title: 'Ways of keeping books, and whom they suit',
          intro:
            'The right method depends on your form of business, how you sell and who reads the accounts. Companies must use double entry on the accrual basis. Others have a choice.',
          rows: [
            {
              title: 'Single-entry cash book',
              text: 'Money received and paid is written in date order. Debts and stock are known only from separate lists.',
              suits: 'Very small shops and individuals outside GST, on presumptive income tax.',
              features: ['Daily cash and bank columns', 'Bill file in date order', 'List of customers who owe money'],
            },
            {
              title: 'Double entry, cash basis',
              text: 'Every entry has two sides, yet income counts when it is received and expense when it is paid.',
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
              text: 'Sales and purchases are recorded on the date of the bill, whether or not money has moved.',
              suits: 'Traders, workshops, firms, LLPs that choose it, and every company.',
              features: [
                'Customer and supplier ledgers with ageing',
                'GST ledgers agreed with the portal',
                'Provisions, prepaid items and depreciation',
                'Profit and loss account and balance sheet at any date',
              ],
            },
            {
              title: 'Books with stock and costing',
              text: 'Accrual books to which quantities, job-work movements and the cost of each product or order are added.',
              suits: 'Foundries, knitting and garment units, food processors, wholesalers with many items.',
              features: [
                'Item-wise stock with wastage and scrap',
                'Job-work challans and Form GST ITC-04 data',
                'Cost sheet for a product or an order',
                'Monthly stock statement for the bank',
              ],
            },
            {
              title: 'Backlog book-keeping',
              text: 'Past periods rebuilt from bank statements, filed returns and the bills that remain.',
              suits: 'Owners facing a notice, a bank loan or a change of accountant with unwritten years.',
              features: [
                'Oldest year completed first',
                'Suspense entries listed for your explanation',
                'Comparison with returns already filed',
              ],
            },
          ],
        },
        {
          kind: 'table',
          title: 'Statements you receive',
          intro:
            'The law requires some at the year end. The others help you decide. We agree at the start which you get, and how often.',
          columns: [
            { heading: 'Statement', kind: 'name' },
            { heading: 'What it shows', kind: 'text' },
            { heading: 'Frequency', kind: 'figure' },
            { heading: 'What it is good for' },
          ],
          rows: [
            [
              'Profit and loss account',
              'Sales, costs and what remained, beside the month before and last year.',
              'Monthly, final at year end',
              'Shows whether a better month came from volume, from price or from a bill not yet entered.',
            ],
            [
              'Balance sheet',
              'What the business owns and owes on one day. Companies follow the layout of the Companies Act (Schedule III).',
              'Quarterly on request, final at year end',
              'Banks, tender committees and the assessing officer ask for it.',
            ],
            [
              'Cash flow statement',
              'Where money came from and went: operations, assets and borrowings, apart from book profit.',
              'Yearly where the law asks for it, otherwise on request',
              'Explains how a profitable unit can be short of cash on pay day.',
            ],
            [
              'Trial balance',
              'Closing balance of every ledger, with unusual debits and credits marked by our reviewer.',
              'Monthly',
              'Wrong heads and negative cash are found before they reach a return.',
            ],
            [
              'Bank reconciliation statement',
              'Ledger balance and bank balance on the same date, with each item that separates them.',
              'Monthly, for each account',
              'Cheques never presented, charges never booked and collections never billed are named one by one.',
            ],
            [
              'Debtors and creditors by age',
              'Unpaid bills by customer and supplier, grouped by how long they have been open.',
              'Monthly, weekly if you sell on long credit',
              'Tells you whom to call, and which supplier bills put your GST credit at risk if left unpaid.',
            ],
          ],
        },
      ],
    },
    seo: {
      title: 'Accounting & Book-keeping in Coimbatore | Monthly Books',
      description:
        'Monthly accounting and book-keeping from Coimbatore: vouchers, bank and GST reconciliation, payroll, stock records, MIS reports and year-end statements.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
