import { fact } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const gstSales = 2_400_000;
const exempt = 180_000;
const advance = 60_000;

export const content = {
  id: 'papers-to-keep-for-itr',
  title: 'Papers a shop owner keeps ready for the tax return',
  description:
    'What a shop owner keeps ready for the income tax return: portal statements, sales and stock, banks, loans, assets and proofs, with one example.',
  category: 'Income Tax',
  publishedOn: '2026-06-11',
  changedOn: '2026-11-22',
  service: 'income-tax-filing',
  cities: ['coimbatore', 'salem', 'madurai'],
  lead: `No paper is attached to an income tax return. The papers are for working out the figures, and for the day, perhaps two years later, when the department asks how you arrived at them. For most individuals the date is ${fact('itr.due-individuals')}, and ${fact('itr.due-audit')} where the accounts are audited. Ask early which date is yours.`,
  sections: [
    {
      title: 'Start with what the department already has',
      blocks: [
        {
          kind: 'text',
          text: 'Log in to the income tax portal and download three statements: the Annual Information Statement, the taxpayer summary and Form 26AS. They list bank interest, dividends, property dealings, large deposits, share sales and the tax that others have deducted in your name. Read them before you total anything. A fixed deposit of your wife that is booked under your PAN is settled with a letter in June and with a notice in December.',
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
          text: 'The turnover in your GST returns and the turnover in your income tax return are compared by computer. They may differ for honest reasons. Write the reason on a sheet while you still know it, and keep the sheet in the file.',
        },
        {
          kind: 'example',
          title: 'A sheet that explains the difference',
          text: 'A provisions shop sells taxed goods and fresh vegetables, and took an advance in March for goods that it delivered in April. The figures are made up; the order of the lines is what matters.',
          lines: [
            { label: 'Taxable sales in GSTR-3B, without the tax', figure: inRupees(gstSales) },
            { label: 'Add: vegetables, exempt', figure: inRupees(exempt) },
            { label: 'Less: advance for goods of next year', figure: inRupees(advance) },
            { label: 'Turnover in the return of income', figure: inRupees(gstSales + exempt - advance) },
          ],
        },
      ],
    },
    {
      title: 'The banks',
      blocks: [
        {
          kind: 'text',
          text: 'Keep the statements of every account for the full year: current, savings and overdraft, including the one you stopped using. Mark the credits that are not sales. Chit money received, a gold loan, a transfer from your brother, the sale of an old van: five words in pencil beside each entry save an afternoon later. UPI collections on a personal number belong here too, since the bank reports the account and not your intention.',
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
      title: 'Deductions need proofs, not promises',
      blocks: [
        {
          kind: 'text',
          text: 'Insurance premium receipts, school fee receipts that show tuition apart from transport, the home loan certificate, the donation receipt with its number, medical insurance that was paid other than in cash. Many of these count only under the old regime, and an owner with business income cannot switch to and fro every year. Have both computed before you decide.',
        },
      ],
    },
    {
      title: 'Which form, and what comes after filing',
      blocks: [
        {
          kind: 'text',
          text: `Which form it will be, somewhere from ${fact('itr.range')}, follows from the papers and not the other way round. A small trader on presumptive income may use ITR-4; one with shares traded daily, or with losses to carry forward, will usually need ITR-3. After filing, e-verify the return yourself on the portal, because a return that is not verified counts as not filed. A refund, where one is due, usually takes ${fact('itr.refund-processing')} after that.`,
        },
        {
          kind: 'text',
          text: 'Keep the acknowledgement, the computation and the working papers in one folder for each year, on paper or as files with a second copy elsewhere. Put the bank statements and the sheet about the turnover in the same folder. Whoever has to explain the year later, you or your child, then finds it in one place.',
        },
      ],
    },
  ],
  sources: ['income-tax-portal', 'income-tax-department'],
} satisfies SamplePost;
