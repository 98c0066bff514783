import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const sales = 1_150_000;
const opening = 310_000;
const bought = 640_000;
const closing = 355_000;
const material = opening + bought - closing;
const wages = 200_000;

const power = 78_000;
const other = 96_000;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, figure, lawAsOf } = factsOfPage();
  const esi = (wages * figure('esi.employer-rate')) / 100;
  return {
    id: 'closing-the-month-in-a-small-factory',
    title: 'Closing the books of a month in a small factory',
    description:
      'Did your factory earn money last month? Six steps close the books in a few days, from the last bill to half a page of figures. With sums as an example.',
    category: 'Accounting',
    publishedOn: '2026-03-05',
    changedOn: '2026-11-25',
    service: 'accounting-bookkeeping',
    cities: ['coimbatore', 'hosur', 'tirupur'],
    lead: 'Did your factory earn money last month? The bank balance does not tell you. It leaves out bills that have not come, wages that are not paid and goods that wait for delivery. Close the month in these six steps to know.',
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
            text: "Goods that left on the last day are a sale of that month, and their bill carries that date. Goods that came in are a purchase of that month, even if the supplier's bill comes later.",
          },
          {
            kind: 'text',
            text: 'Write both into a register at the gate. If you count goods in the stock and leave out their bill, the profit looks larger than it is.',
          },
        ],
      },
      {
        title: '2. Count the stock on the same evening',
        blocks: [
          {
            kind: 'text',
            text: 'Count raw material by weight, bought parts by number and finished pieces by order. Do not forget these three.',
          },
          {
            kind: 'list',
            items: [
              'Half-made pieces: their value is the material and the work done so far.',
              'Goods with job workers: ask each for the balance in a message, and compare it with your challans.',
              'Scrap: it is stock too, and you need a bill when you sell it.',
            ],
          },
        ],
      },
      {
        title: '3. Compare the money with the bank',
        blocks: [
          {
            kind: 'text',
            text: 'Tick the bank statement against the ledger, also for overdraft and cash credit. List the cheques that have not cleared. Count the petty cash together with the person who keeps it.',
          },
          {
            kind: 'text',
            text: 'Does the cash book show a minus on any day? Then an entry is missing or a date is wrong. Find it now, because an auditor will ask about it.',
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
              ['Insurance, bonus and the wear of machines', 'One twelfth of the year'],
            ],
          },
          {
            kind: 'text',
            text: 'You may estimate, if you replace the estimate when the bill comes. Without estimates one month looks too good and the next one too bad. You cannot decide on either.',
          },
        ],
      },
      {
        title: '5. Compare with the portals',
        blocks: [
          {
            kind: 'text',
            text: `Sales in the ledger and sales in GSTR-1, the list of your bills, have to be equal. Tick purchases against GSTR-2B, the portal's list of your suppliers' bills. Do both before you file GSTR-3B, the return with the tax, by the ${fact('gst.gstr3b-due')}.`,
          },
          {
            kind: 'text',
            text: 'The TDS that you cut has to equal the TDS that you paid. List your customers by the age of their bills, and call the oldest three.',
          },
          {
            kind: 'text',
            text: `List small suppliers as well. The law sets a time for paying registered micro and small enterprises: ${fact('msme.payment-time')}. What you pay later can be refused as an expense of the year.`,
          },
        ],
      },
      {
        title: '6. Write half a page',
        blocks: [
          {
            kind: 'text',
            text: 'Write down sales, wages and power, and the profit that is left. Add the material used as a share of sales, what customers owe, and the orders in hand. Write the figures of the month before beside them. Seven lines are enough.',
          },
          {
            kind: 'example',
            title: 'Material used, and what is left of the month',
            text: `A machine shop has twelve workers, all within the wage limit of ESI, which begins at ${fact('esi.employees')}. For compulsory PF it is too small. Only the stock count shows how much material was used. The amounts are made up.`,
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
              { label: 'Rent, interest and everything else', figure: inRupees(other) },
              { label: 'Left before tax', figure: inRupees(sales - material - wages - esi - power - other) },
            ],
          },
          {
            kind: 'text',
            text: 'Has the share of material gone up with the same products? Then something was miscounted, lost or sold too cheap.',
          },
          {
            kind: 'text',
            text: 'Keep the page with the stock sheets and lock the month in the software. Nobody should change it without telling you.',
          },
        ],
      },
    ],
    sources: ['gst-portal', 'esic', 'income-tax-department'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
