import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const gstSales = 2_400_000;
const exempt = 180_000;
const returned = 60_000;
const interest = 64_000;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, figure, lawAsOf } = factsOfPage();
  const deducted = (interest * figure('tds.194a-rate')) / 100;
  return {
    id: 'papers-to-keep-for-itr',
    title: 'Papers a shop owner keeps ready for the tax return',
    description:
      'Which papers a shop owner keeps ready for the income tax return, from the lists of the portal to the receipts. With two examples in rupees.',
    category: 'Income Tax',
    publishedOn: '2026-06-11',
    changedOn: '2026-11-24',
    service: 'income-tax-filing',
    cities: ['coimbatore', 'salem', 'madurai'],
    lead: `You send no paper with an income tax return. You need the papers for the figures, and if the department asks later. Most individuals file by ${fact('itr.due-individuals')}, businesses without an audit by ${fact('itr.due-businesses')}. With an audit the date is ${fact('itr.due-audit')}.`,
    sections: [
      {
        title: 'Start with what the department already has',
        blocks: [
          {
            kind: 'text',
            text: 'Log in to the income tax portal and download three lists: the Annual Information Statement, the taxpayer summary and Form 26AS. They show what others have reported about you.',
          },
          {
            kind: 'list',
            items: [
              'Interest from banks, and dividends.',
              'Property and shares that you bought or sold, and large deposits.',
              'Tax that others have cut in your name.',
            ],
          },
          {
            kind: 'text',
            text: 'Read the lists before you add up anything. Does a deposit of your wife or husband stand under your PAN? Write to the bank now and do not wait for a notice.',
          },
          {
            kind: 'example',
            title: 'Interest of which the bank keeps a part as tax',
            text: `You are not a senior citizen, and your bank paid ${inRupees(interest)} of interest on a deposit. It deducted tax at ${fact('tds.194a-rate')}. The return has to show the whole interest, not what reached your account.`,
            lines: [
              { label: 'Interest, as in the annual statement', figure: inRupees(interest) },
              { label: `Tax deducted, ${fact('tds.194a-rate')}, as in Form 26AS`, figure: inRupees(deducted) },
              { label: 'Credited to your account', figure: inRupees(interest - deducted) },
              { label: 'Income to enter in the return', figure: inRupees(interest) },
              { label: 'Tax to claim as already paid', figure: inRupees(deducted) },
            ],
          },
        ],
      },
      {
        title: 'The business',
        blocks: [
          {
            kind: 'list',
            items: [
              'The sales and the purchase register.',
              'If you are registered for GST: GSTR-1, the list of sales bills, and GSTR-3B, the return with the tax, of all months.',
              'The stock on 31 March, with its value and how you valued it.',
              'Who owed you and whom you owed on that day.',
              'The cash book, with the cash of 31 March counted and signed.',
            ],
          },
          {
            kind: 'text',
            text: 'The department compares the sales in your GST returns with those in your income tax return. They may differ for good reasons. Write the reason on a sheet while you still know it, and keep the sheet.',
          },
          {
            kind: 'example',
            title: 'A sheet that explains the difference',
            text: 'A provisions shop sells taxed goods and fresh vegetables. Some goods came back in March, and their credit note went into GSTR-1 of April. The amounts are made up.',
            lines: [
              { label: 'Taxable sales in GSTR-3B, without the tax', figure: inRupees(gstSales) },
              { label: 'Add: vegetables, exempt', figure: inRupees(exempt) },
              { label: 'Less: goods returned in March, credit note in April', figure: inRupees(returned) },
              { label: 'Turnover in the return of income', figure: inRupees(gstSales + exempt - returned) },
            ],
          },
        ],
      },
      {
        title: 'The banks',
        blocks: [
          {
            kind: 'text',
            text: 'Keep the statements of every account for the full year, also of the one that you no longer use. Include the account that takes UPI payments on your own number: customers may have paid for goods there.',
          },
          {
            kind: 'text',
            text: 'Mark the money that came in and is not a sale, and write a few words beside it. Examples are chit money, a gold loan or the sale of an old van.',
          },
        ],
      },
      {
        title: 'Loans and assets',
        blocks: [
          {
            kind: 'table',
            caption: 'Which paper proves what',
            columns: ['Paper', 'What it is for'],
            rows: [
              ["The lender's yearly statement", 'Only the interest is an expense, not the instalment'],
              [
                'Invoice of a machine, computer or vehicle',
                'Depreciation (the wear of each year), from the day of first use',
              ],
              [
                'Sale deed and purchase deed of land or a house',
                'The gain: without the purchase deed it may look far larger',
              ],
              ['Contract notes of shares', 'Whether a gain is short term or long term'],
              ['Rent agreement of the shop', 'The rent, and whether tax had to be deducted from it'],
            ],
          },
        ],
      },
      {
        title: 'Proofs of deductions',
        blocks: [
          {
            kind: 'list',
            items: [
              'Receipts of life insurance, and of medical insurance that you did not pay in cash.',
              'School fee receipts that show tuition apart from transport.',
              'The certificate of the home loan.',
              'Donation receipts with their number.',
            ],
          },
          {
            kind: 'text',
            text: 'Many of these count only under the old tax regime. With income from business you cannot change the regime every year. Have the tax worked out under both before you decide.',
          },
        ],
      },
      {
        title: 'Which form, and what comes after filing',
        blocks: [
          {
            kind: 'text',
            text: 'Your papers decide which form you use. A small trader who is taxed on a presumed profit may use ITR-4, the short form for business. If you trade in shares daily, or carry a loss forward, you usually need ITR-3, the full form.',
          },
          {
            kind: 'text',
            text: `After filing, verify the return online yourself. A return that is not verified counts as not filed. A refund usually takes ${fact('itr.refund-processing')} after that.`,
          },
          {
            kind: 'text',
            text: 'Keep one folder for each year. Put the return, its computation and all papers of this list into it. If somebody asks about that year later, you find everything in one place.',
          },
        ],
      },
    ],
    sources: ['income-tax-portal', 'income-tax-department'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
