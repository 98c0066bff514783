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
    title: "Papers to keep ready for a shop's tax return",
    description:
      'Which papers a shop owner should keep ready for the income tax return, from the portal lists to the receipts. With two worked examples.',
    category: 'Income Tax',
    publishedOn: '2026-06-11',
    changedOn: '2026-11-27',
    service: 'income-tax-filing',
    cities: ['coimbatore', 'salem', 'madurai'],
    lead: `You do not send any papers with an income tax return. But you need your papers to work out the figures, and to reply if the department asks later. Most individuals file by ${fact('itr.due-individuals')}, businesses without an audit by ${fact('itr.due-businesses')}, and businesses with an audit by ${fact('itr.due-audit')}.`,
    sections: [
      {
        title: 'Start with what the department already knows',
        blocks: [
          {
            kind: 'text',
            text: 'Log in to the income tax portal and download three lists: the Annual Information Statement (AIS), the Taxpayer Information Summary (TIS) and Form 26AS. The three lists tell you what others have reported about you.',
          },
          {
            kind: 'list',
            items: [
              'Interest from banks, and dividends.',
              'Property and shares that you bought or sold, and large deposits.',
              'TDS that others have deducted in your name.',
            ],
          },
          {
            kind: 'text',
            text: "Read the three lists before you add up your figures. If your wife's or husband's deposit is shown under your PAN, write to the bank now and do not wait for a notice.",
          },
          {
            kind: 'example',
            title: 'Interest from which the bank deducts TDS',
            text: `Suppose you are not a senior citizen, and your bank paid you interest of ${inRupees(interest)} on a fixed deposit. The bank deducted TDS at ${fact('tds.194a-rate')}. In your return, show the full interest, not only the amount credited to your account.`,
            lines: [
              { label: 'Interest, as in the AIS', figure: inRupees(interest) },
              { label: `Tax deducted, ${fact('tds.194a-rate')}, as in Form 26AS`, figure: inRupees(deducted) },
              { label: 'Credited to your account', figure: inRupees(interest - deducted) },
              { label: 'Income to enter in the return', figure: inRupees(interest) },
              { label: 'Tax to claim as already paid', figure: inRupees(deducted) },
            ],
          },
        ],
      },
      {
        title: 'Business records',
        blocks: [
          {
            kind: 'list',
            items: [
              'The sales and the purchase register.',
              'If you are registered for GST: GSTR-1 and GSTR-3B for all months.',
              'The stock on 31 March, with its value and how you valued it.',
              'A list of those who owed you money on 31 March, and of those to whom you owed money.',
              'The cash book, with a signed note of the cash that you counted on 31 March.',
            ],
          },
          {
            kind: 'text',
            text: 'The department compares the sales in your GST returns with the sales in your income tax return. If there is a good reason for a difference in sales, write the reason on a sheet while you still remember it, and keep the sheet.',
          },
          {
            kind: 'example',
            title: 'A sheet that explains the difference',
            text: 'A provision store sells taxable goods and fresh vegetables. Some goods came back in March, and the credit note for them went into GSTR-1 for April. The amounts are made up.',
            lines: [
              { label: 'Taxable sales in GSTR-3B, without the tax', figure: inRupees(gstSales) },
              { label: 'Add: vegetables, exempt', figure: inRupees(exempt) },
              { label: 'Less: goods returned in March, credit note in April', figure: inRupees(returned) },
              { label: 'Turnover in the income tax return', figure: inRupees(gstSales + exempt - returned) },
            ],
          },
        ],
      },
      {
        title: 'Bank statements',
        blocks: [
          {
            kind: 'text',
            text: 'Keep the statements of every account for the full year, even of an account you no longer use. Include the account for UPI payments on your own number, because customers often pay for goods into this account.',
          },
          {
            kind: 'text',
            text: 'Mark each amount that came in and is not a sale, and write next to it what it is. Examples are chit fund money, a gold loan or the sale of an old van.',
          },
        ],
      },
      {
        title: 'Loans and assets',
        blocks: [
          {
            kind: 'table',
            caption: 'Which document proves what',
            columns: ['Document', 'What it is for'],
            rows: [
              [
                "The lender's annual statement",
                'To claim the interest. Only the interest is an expense, not the whole EMI',
              ],
              ['Invoice for a machine, computer or vehicle', 'To claim depreciation from the day of first use'],
              [
                'Sale deed and purchase deed of land or a house',
                'To work out the capital gain. Without the purchase deed the gain can look far larger',
              ],
              ['Contract notes for shares', 'To show whether a gain is short term or long term'],
              ['Rental agreement for the shop', 'To claim the rent, and to see whether you had to deduct TDS from it'],
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
              'Premium receipts for life insurance, and for medical insurance if the premium was not paid in cash.',
              'School fee receipts in which tuition fees are separate from transport charges.',
              'The interest certificate for the home loan.',
              'Donation receipts with the receipt number.',
            ],
          },
          {
            kind: 'text',
            text: 'Many deductions are allowed only under the old tax regime. With business income you cannot change the regime every year. Get the tax worked out under both regimes before you decide.',
          },
        ],
      },
      {
        title: 'Which ITR form to use, and what to do after filing',
        blocks: [
          {
            kind: 'text',
            text: 'Which form you file depends on the kinds of income you have. A small trader under the presumptive scheme can use ITR-4. If you trade in shares daily, or carry a loss forward, you usually need ITR-3.',
          },
          {
            kind: 'text',
            text: `After filing, verify the return online yourself. A return that is not verified is treated as not filed. After you verify it, a refund usually takes ${fact('itr.refund-processing')}.`,
          },
          {
            kind: 'text',
            text: 'Keep one folder for each year. Put the return, its computation and all supporting papers into the folder. If the department or a bank asks about any year later, you will find everything in the folder for that year.',
          },
        ],
      },
    ],
    sources: ['income-tax-portal', 'income-tax-department'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
