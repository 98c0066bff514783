import { fact } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const sales = 1_150_000;
const opening = 310_000;
const bought = 640_000;
const closing = 355_000;
const material = opening + bought - closing;
const wages = 210_000;
const power = 78_000;
const other = 96_000;

export const content = {
  id: 'closing-the-month-in-a-small-factory',
  title: 'Closing the books of a month in a small factory',
  description:
    'How a small factory closes a month in a few days: draw the line, count the stock, tick the bank, enter what is owed, compare, write half a page.',
  category: 'Accounting',
  publishedOn: '2026-03-05',
  changedOn: '2026-11-22',
  service: 'accounting-bookkeeping',
  cities: ['coimbatore', 'hosur', 'tirupur'],
  lead: 'The bank balance does not say what a machine shop earned in February. It knows nothing of the casting bill that has not come, the wages of the last week or the finished lot that waits for inspection. A month that is properly closed answers the question within a few days, and it makes the year end in March a matter of hours. Six steps, in this order.',
  sections: [
    {
      title: '1. Draw the line',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write down the number of the last invoice of the month.',
            'The last delivery challan and the last goods receipt.',
            'The last cheque, and the last bank entry that you have seen.',
          ],
        },
        {
          kind: 'text',
          text: "What left the gate on the last day is that month's sale, even when the bill was typed the next morning; what came in is that month's purchase, even when the supplier's invoice is in the post. A gate register and ten minutes are all it takes. Many false profits begin with a month in which the goods were counted and their bill was not.",
        },
      ],
    },
    {
      title: '2. Count the stock on the same evening',
      blocks: [
        {
          kind: 'text',
          text: 'Raw material by weight, bought-out parts by number, finished pieces by order. Do not pass over two heaps: what stands half-made between machines, valued at material plus the work done so far, and what lies with job workers for plating, heat treatment or turning. Ask each job worker for a one-line message with the balance he holds and compare it with your challans. The scrap bin is stock too, and its sale carries a bill.',
        },
      ],
    },
    {
      title: '3. Tick the money',
      blocks: [
        {
          kind: 'text',
          text: 'Tick the bank statement against the ledger, overdraft and cash credit included, and list the cheques that have not cleared. Count the petty cash in front of the person who keeps it. A cash book that shows a minus on any day has an entry missing or a date wrong; find it now, since a cash balance below zero is what an auditor circles first.',
        },
      ],
    },
    {
      title: '4. Enter what is owed but not billed',
      blocks: [
        {
          kind: 'table',
          caption: 'What belongs to the month though no bill has come',
          columns: ['What', 'How to estimate it'],
          rows: [
            ['Electricity', 'The meter on the last day, at the rate of the last bill'],
            ['Wages and overtime', 'Days worked since the last payment'],
            ["The employer's share of PF and ESI", 'From the wage sheet'],
            ['Rent, and interest on the term loan', 'The agreement and the schedule of the bank'],
            ['Insurance, bonus, depreciation', 'One twelfth of the year'],
          ],
        },
        {
          kind: 'text',
          text: 'Estimates are allowed if you replace them when the bill arrives. Without them one month looks splendid and the next one terrible, and no decision should rest on either.',
        },
      ],
    },
    {
      title: '5. Compare with the portals',
      blocks: [
        {
          kind: 'text',
          text: `Sales by the ledger should equal GSTR-1; purchases should be ticked against GSTR-2B before GSTR-3B follows by the ${fact('gst.gstr3b-due')}. TDS deducted must equal TDS paid. List customers by the age of their bills and call the oldest three. List small suppliers as well, because payments to registered micro and small enterprises that run past the time the law gives can be refused as an expense for the year.`,
        },
      ],
    },
    {
      title: '6. Write half a page',
      blocks: [
        {
          kind: 'text',
          text: 'Sales, material used as a share of sales, wages, power, profit, money outside, orders in hand, each beside the month before. Six or seven lines are enough, and they are read; ten pages of ledger are not.',
        },
        {
          kind: 'example',
          title: 'Material used, and what is left of the month',
          text: 'A machine shop with made-up figures. The stock count is what turns purchases into material used: what was bought is not what was used.',
          lines: [
            { label: 'Sales', figure: inRupees(sales) },
            {
              label: `Material used: ${inRupees(opening)} + ${inRupees(bought)} - ${inRupees(closing)}`,
              figure: inRupees(material),
            },
            { label: 'Material as a share of sales', figure: `${((material / sales) * 100).toFixed(1)}%` },
            { label: 'Wages, with the shares of PF and ESI', figure: inRupees(wages) },
            { label: 'Power', figure: inRupees(power) },
            { label: 'Rent, interest, depreciation and the rest', figure: inRupees(other) },
            { label: 'Left before tax', figure: inRupees(sales - material - wages - power - other) },
          ],
        },
        {
          kind: 'text',
          text: 'If material use has jumped and the mix of products has not, something was miscounted, lost or sold too cheap, and you are learning it in March and not the following September. File the page with the stock sheets, lock the month in the software, and let nobody post behind the line without telling you.',
        },
      ],
    },
  ],
  sources: ['gst-portal', 'income-tax-department'],
} satisfies SamplePost;
