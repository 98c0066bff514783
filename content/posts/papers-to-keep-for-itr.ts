import { factsOfPage } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const { fact, figure, lawAsOf } = factsOfPage();

const gstSales = 2_400_000;
const exempt = 180_000;
const returned = 60_000;
const interest = 64_000;
const deducted = (interest * figure('tds.194a-rate')) / 100;

export const content = {
  id: 'papers-to-keep-for-itr',
  title: 'Papers a shop owner keeps ready for the tax return',
  description:
    'What a shop owner keeps ready for the income tax return: portal statements, sales and stock, banks, loans, assets and proofs, with two examples.',
  category: 'Income Tax',
  publishedOn: '2026-06-11',
  changedOn: '2026-11-23',
  service: 'income-tax-filing',
  cities: ['coimbatore', 'salem', 'madurai'],
  lead: `You attach no paper to an income tax return. You need the papers to work out the figures, and to answer if the department asks about them later. Most individuals file by ${fact('itr.due-individuals')}, businesses without an audit by ${fact('itr.due-businesses')}; where the accounts are audited, the date is ${fact('itr.due-audit')}. Ask early which date is yours.`,
  sections: [
    {
      title: 'Start with what the department already has',
      blocks: [
        {
          kind: 'text',
          text: 'Log in to the income tax portal and download three statements: the Annual Information Statement, the taxpayer summary and Form 26AS. They list bank interest, dividends, property dealings, large deposits, share sales and the tax that others have deducted in your name. Read them before you total anything. If your wife’s deposit stands under your PAN, write to the bank at once and do not wait for a notice.',
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
            'GSTR-1 and GSTR-3B for all the months, if you are registered.',
            'The stock on 31 March, with its value and how you valued it.',
            'Who owed you and whom you owed on that day.',
            'The cash book, with the balance of 31 March counted and signed.',
          ],
        },
        {
          kind: 'text',
          text: 'The department compares the turnover in your GST returns with the turnover in your income tax return by computer. They may differ for good reasons. Write the reason on a sheet while you still know it, and keep the sheet in the file.',
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
          text: 'Keep the statements of every account for the full year: current, savings and overdraft, including the one you stopped using. Mark the credits that are not sales, and write a few words beside each: chit money, a gold loan, a transfer from your brother, the sale of an old van. Include the account that takes UPI payments on your personal number, because customers may have paid for goods there too.',
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
            ['Invoice of a machine, computer or vehicle', 'Depreciation, from the date it was put to use'],
            ['Sale deed and purchase deed of land or a house', 'The gain; without the second it may look far larger'],
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
          kind: 'text',
          text: 'Keep insurance premium receipts, school fee receipts that show tuition apart from transport, the home loan certificate, the donation receipt with its number, and the receipt of medical insurance that you did not pay in cash. Many of these count only under the old regime, and with business income you cannot change the regime every year. Have the tax worked out under both before you decide.',
        },
      ],
    },
    {
      title: 'Which form, and what comes after filing',
      blocks: [
        {
          kind: 'text',
          text: `Your papers decide which form you use, from ${fact('itr.range')}. A small trader on presumptive income may use ITR-4; one with shares traded daily, or with losses to carry forward, will usually need ITR-3. After filing, e-verify the return yourself on the portal, because a return that is not verified counts as not filed. A refund, where one is due, usually takes ${fact('itr.refund-processing')} after that.`,
        },
        {
          kind: 'text',
          text: 'Keep the acknowledgement, the computation and the working papers in one folder for each year, on paper or as files with a second copy elsewhere. Put the bank statements and the sheet about the turnover in the same folder. Whoever has to explain the year later then finds it all in one place.',
        },
      ],
    },
  ],
  sources: ['income-tax-portal', 'income-tax-department'],
  lawAsOf: lawAsOf(),
} satisfies SamplePost;
