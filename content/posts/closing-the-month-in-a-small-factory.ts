import { factsOfPage } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const { fact, figure, lawAsOf } = factsOfPage();

const sales = 1_150_000;
const opening = 310_000;
const bought = 640_000;
const closing = 355_000;
const material = opening + bought - closing;
const wages = 200_000;
const esi = (wages * figure('esi.employer-rate')) / 100;
const power = 78_000;
const other = 96_000;

export const content = {
  id: 'closing-the-month-in-a-small-factory',
  title: 'Closing the books of a month in a small factory',
  description:
    'How a small factory closes a month in a few days: note the last numbers, count the stock, tick the bank, enter what you owe, compare.',
  category: 'Accounting',
  publishedOn: '2026-03-05',
  changedOn: '2026-11-23',
  service: 'accounting-bookkeeping',
  cities: ['coimbatore', 'hosur', 'tirupur'],
  lead: 'Your bank balance does not tell you what your machine shop earned in February. It does not show the casting bill that has not come, the wages of the last week or the finished goods that wait for inspection. If you close the month, you know a few days later, and the year end in March is much less work. Six steps, in this order.',
  sections: [
    {
      title: '1. Note the last numbers of the month',
      blocks: [
        {
          kind: 'list',
          items: [
            'The number of the last invoice of the month.',
            'The last delivery challan and the last goods receipt.',
            'The last cheque, and the last bank entry that you have seen.',
          ],
        },
        {
          kind: 'text',
          text: "Goods that left on the last day are that month's sale, and their bill carries that date. Goods that came in are that month's purchase, even if you enter the supplier's bill later. A gate register shows both. If you count goods in the stock and leave out their bill, the profit looks larger than it is.",
        },
      ],
    },
    {
      title: '2. Count the stock on the same evening',
      blocks: [
        {
          kind: 'text',
          text: 'Count raw material by weight, bought parts by number and finished pieces by order. Do not forget two things: half-made pieces between the machines, valued at material plus the work done so far, and what is with job workers for plating, heat treatment or turning. Ask each job worker to send you the balance in a message, and compare it with your challans. Scrap is stock too, and you need a bill when you sell it.',
        },
      ],
    },
    {
      title: '3. Tick the money',
      blocks: [
        {
          kind: 'text',
          text: 'Tick the bank statement against the ledger, overdraft and cash credit included, and list the cheques that have not cleared. Count the petty cash in front of the person who keeps it. A cash book that shows a minus on any day has an entry missing or a date wrong; find it now, because an auditor will ask about it.',
        },
      ],
    },
    {
      title: '4. Enter what you owe but have no bill for',
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
          text: 'You may estimate, if you replace the estimate when the bill arrives. Without estimates one month looks too good and the next one too bad, and you cannot decide on either.',
        },
      ],
    },
    {
      title: '5. Compare with the portals',
      blocks: [
        {
          kind: 'text',
          text: `Sales by the ledger should equal GSTR-1; purchases should be ticked against GSTR-2B before GSTR-3B follows by the ${fact('gst.gstr3b-due')}. TDS deducted must equal TDS paid. List customers by the age of their bills and call the oldest three. List small suppliers as well, because what you pay to registered micro and small enterprises later than the law allows (${fact('msme.payment-time')}) can be refused as an expense of the year.`,
        },
      ],
    },
    {
      title: '6. Write half a page',
      blocks: [
        {
          kind: 'text',
          text: 'Write down sales, material used as a share of sales, wages, power, profit, what customers owe and orders in hand, each beside the month before. Six or seven lines are enough.',
        },
        {
          kind: 'example',
          title: 'Material used, and what is left of the month',
          text: `A machine shop with twelve workers, all within the wage limit of ESI, and made-up amounts. ESI begins at ${fact('esi.employees')}; for compulsory PF it is too small. Only the stock count turns what was bought into what was used.`,
          lines: [
            { label: 'Sales', figure: inRupees(sales) },
            {
              label: `Material used: ${inRupees(opening)} + ${inRupees(bought)} - ${inRupees(closing)}`,
              figure: inRupees(material),
            },
            { label: 'Material as a share of sales', figure: `${((material / sales) * 100).toFixed(1)}%` },
            { label: 'Wages', figure: inRupees(wages) },
            { label: `Your share of ESI, ${fact('esi.employer-rate')}`, figure: inRupees(esi) },
            { label: 'Power', figure: inRupees(power) },
            { label: 'Rent, interest, depreciation and the rest', figure: inRupees(other) },
            { label: 'Left before tax', figure: inRupees(sales - material - wages - esi - power - other) },
          ],
        },
        {
          kind: 'text',
          text: 'If the share of material has risen and you sold the same products, something was miscounted, lost or sold too cheap. Keep the page with the stock sheets, lock the month in the software, and let nobody change it without telling you.',
        },
      ],
    },
  ],
  sources: ['gst-portal', 'esic', 'income-tax-department'],
  lawAsOf: lawAsOf(),
} satisfies SamplePost;
