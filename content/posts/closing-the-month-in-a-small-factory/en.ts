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
  const { fact, plain, caseWording, figure, lawAsOf } = factsOfPage();
  const esi = (wages * figure('esi.employer-rate')) / 100;
  return {
    id: 'closing-the-month-in-a-small-factory',
    title: 'Month-end closing in a small factory',
    description:
      'Did your factory earn money last month? Close the books in six steps, from the last bill to a half-page summary. With a worked example.',
    category: 'Accounting',
    publishedOn: '2026-03-05',
    changedOn: '2026-11-27',
    service: 'accounting-bookkeeping',
    cities: ['coimbatore', 'hosur', 'tirupur'],
    lead: 'Did your factory earn money last month? The bank balance does not show your profit, because it leaves out bills that have not come, wages that you have not paid and goods waiting for delivery. To know your profit, close the month in the six steps below.',
    sections: [
      {
        title: '1. Note the last document numbers of the month',
        blocks: [
          {
            kind: 'list',
            items: [
              'The last invoice number of the month.',
              'The last delivery challan and the last goods receipt.',
              'The last cheque, and the last bank entry that you have seen.',
            ],
          },
          {
            kind: 'text',
            text: "Goods that left on the last day are part of the month's sales, and the bill must have the date of that day. Goods that came in on the last day are part of the month's purchases, even if the supplier sends his bill later.",
          },
          {
            kind: 'text',
            text: 'Keep a register at the gate for all goods that go out and come in. If you count goods in the stock but leave out the purchase bill, the profit looks larger than it is.',
          },
        ],
      },
      {
        title: '2. Count the stock on the same evening',
        blocks: [
          {
            kind: 'text',
            text: 'Weigh the raw material, count the bought parts, and list the finished pieces order by order. Do not forget the three kinds of stock below.',
          },
          {
            kind: 'list',
            items: [
              'Half-finished pieces (work in progress). Value these pieces at the cost of the material and the work done so far.',
              'Goods with job workers. Message each job worker for the quantity lying with him, and tally it with your challans.',
              'Scrap, which is stock too. You must raise a bill when you sell scrap.',
            ],
          },
        ],
      },
      {
        title: '3. Match the cash and bank entries',
        blocks: [
          {
            kind: 'text',
            text: 'Tick every bank statement against the ledger, including overdraft and cash credit accounts. List the cheques that have not cleared. Count the petty cash with the person who keeps it.',
          },
          {
            kind: 'text',
            text: 'If the cash book shows a negative balance on any day, an entry is missing or a date is wrong. Find the mistake now, because an auditor will ask about it.',
          },
        ],
      },
      {
        title: '4. Enter what you owe but have no bill for',
        blocks: [
          {
            kind: 'table',
            caption: 'Expenses for the month for which no bill has come',
            columns: ['Expense', 'How to estimate it'],
            rows: [
              ['Electricity', 'Read the meter on the last day and use the rate of the last bill'],
              ['Wages and overtime', 'Count the days worked since the last payment'],
              ["The employer's share of PF and ESI", 'Work it out from the wage sheet'],
              ['Rent, and interest on the term loan', "See the rental agreement and the bank's repayment schedule"],
              ['Insurance, bonus and depreciation of machines', 'Take one twelfth of the annual amount'],
            ],
          },
          {
            kind: 'text',
            text: 'You can estimate an expense if you replace the estimate when the bill comes. Without estimates, one month shows too much profit and the next month too little, and you cannot rely on either figure.',
          },
        ],
      },
      {
        title: '5. Compare with the portals',
        blocks: [
          {
            kind: 'text',
            text: `Sales in your ledger must tally with GSTR-1. Tick your purchases against GSTR-2B, where the portal lists your suppliers' bills. Do both checks before you file GSTR-3B, which is due by the ${caseWording('gst.gstr3b-due', 'monthly')} of the next month.`,
          },
          {
            kind: 'text',
            text: 'The TDS you deducted must tally with the TDS you deposited. List your customers by the age of their unpaid bills, and call the three whose bills are oldest.',
          },
          {
            kind: 'text',
            text: `Also list your small suppliers. By law you must pay registered micro and small enterprises within ${caseWording('msme.payment-time', 'usual')}. If you have a written agreement with the supplier, it can allow up to ${caseWording('msme.payment-time', 'agreed')}. If you pay later than that, the expense can be disallowed for the year.`,
          },
        ],
      },
      {
        title: '6. Write a half-page summary',
        blocks: [
          {
            kind: 'text',
            text: "Write down the sales, the material used as a share of sales, the wages, the power cost and the profit. Also write down what your customers owe you, and the orders in hand. Next to each figure, write last month's figure. Seven lines are enough for the summary.",
          },
          {
            kind: 'example',
            title: 'Material used, and the profit for the month',
            text: `A machine shop has twelve workers, all within the ESI wage limit. ESI applies from ${plain('esi.employees')} workers. The shop is too small for compulsory PF. Only the stock count shows how much material was used. The amounts are made up.`,
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
              { label: 'Profit before tax', figure: inRupees(sales - material - wages - esi - power - other) },
            ],
          },
          {
            kind: 'text',
            text: 'If the share of material has gone up with the same products, some material was counted wrongly or lost, or the products were sold too cheaply.',
          },
          {
            kind: 'text',
            text: 'Keep this summary with the stock sheets and lock the month in the software. Nobody should change an entry in a locked month without telling you.',
          },
        ],
      },
    ],
    sources: ['gst-portal', 'esic', 'income-tax-department'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
