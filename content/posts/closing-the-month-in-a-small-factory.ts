import { fact } from '../facts.ts';
import type { SamplePost } from '../schema.ts';

export const content = {
  id: 'closing-the-month-in-a-small-factory',
  title: 'Closing the books of a month in a small factory',
  category: 'Accounting',
  publishedOn: '2026-03-05',
  paragraphs: [
    'Ask the owner of a machine shop what he earned in February and he will look at the bank balance. The balance knows nothing of the casting bill that has not come, the wages of the last week or the finished lot waiting for inspection. A month that is properly closed answers the question within a few days, and it makes the year end in March a matter of hours. This is the order in which we do it.',
    "Draw the line first. Write down the number of the last invoice, the last delivery challan, the last goods receipt and the last cheque of the month. What left the gate on the last day is that month's sale, even when the bill was typed the next morning; what came in is that month's purchase, even when the supplier's invoice is in the post. A gate register and ten minutes are all it takes. Most false profits begin with a month in which the goods were counted and their bill was not.",
    'Count the stock on the same evening. Raw material by weight, bought-out parts by number, finished pieces by order. Do not pass over two heaps: what stands half-made between machines, valued at material plus the work done so far, and what lies with job workers for plating, heat treatment or turning. Ask each job worker for a one-line message with the balance he holds and compare it with your challans. The scrap bin is stock too, and its sale carries a bill.',
    'Now the money. Tick the bank statement against the ledger, overdraft and cash credit included, and list the cheques that have not cleared. Count the petty cash in front of the person who keeps it. A cash book that shows a minus on any day of the month has an entry missing or a date wrong; find it now, since a cash balance below zero is the first thing an auditor or an officer circles.',
    "Then enter what is owed but not billed: the electricity of the month, wages, overtime and the employer's share of PF and ESI, rent, interest on the term loan, freight, a twelfth of the insurance and of the expected bonus, and depreciation. Estimates are allowed if you replace them when the bill arrives. Without them one month looks splendid and the next one terrible, and no decision should rest on either.",
    `After that compare with the portals. Sales by the ledger should equal GSTR-1, which is due by the ${fact('gst.gstr1-due')} for a monthly filer; purchases should be ticked against GSTR-2B before GSTR-3B follows by the ${fact('gst.gstr3b-due')}. TDS deducted must equal TDS paid. List customers by the age of their bills and call the oldest three. List small suppliers as well, because payments to registered micro and small enterprises that run past the time the law gives can be refused as an expense for the year.`,
    'Last of all, write half a page. Sales, material used as a share of sales, wages, power, profit, money outside, orders in hand, each beside the month before. If material use has jumped and the product mix has not, something was miscounted, stolen or sold too cheap, and you are learning it in March and not the following September. File the page with the stock sheets, lock the month in the software, and let nobody post behind the line without telling you.',
  ],
} satisfies SamplePost;
