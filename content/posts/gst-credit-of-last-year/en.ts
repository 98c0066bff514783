import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const [reported, late, missing] = [18_000, 6_300, 4_500] as const;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, lawAsOf } = factsOfPage();
  return {
    id: 'gst-credit-of-last-year',
    title: 'GST credit for last year: the last date to claim it',
    description:
      'You can claim GST on last year’s purchases for a few more days. See how to find forgotten bills, and what to do with each bill before the last date.',
    category: 'GST',
    publishedOn: '2026-11-18',
    changedOn: '2026-11-27',
    service: 'gst-returns',
    cities: ['tirupur', 'karur', 'salem'],
    lead: `Did you claim the GST on every purchase of the financial year 2025-26? You can still claim what you forgot, but not for long. The last date to claim it is ${plain('gst.credit-limit')} 2026, or the day you file the annual return if that is earlier.`,
    sections: [
      {
        title: 'What you must do before the last date',
        blocks: [
          {
            kind: 'text',
            text: 'After the last date you lose the credit, even if you have the bill and paid the tax to your supplier.',
          },
          {
            kind: 'text',
            text: 'Claim the credit in GSTR-3B. What counts is the day on which you file GSTR-3B. If you file GSTR-3B after the last date, you lose the credit, even if the return is for an earlier month.',
          },
          {
            kind: 'text',
            text: 'If you have already filed the annual return (GSTR-9) for 2025-26, the time to claim credit ended on the day you filed the annual return.',
          },
          {
            kind: 'text',
            text: "The same last date applies to last year's sales. Before that date, enter forgotten sales bills and credit notes in GSTR-1, and correct any wrong GST numbers of customers.",
          },
        ],
      },
      {
        title: 'How to find what was forgotten',
        blocks: [
          {
            kind: 'list',
            items: [
              'Print the purchase register from April 2025 to March 2026.',
              "Download GSTR-2B, where the portal lists your suppliers' bills, for each month from April 2025 until now.",
              'Tick each bill that is in your books and in GSTR-2B, and for which you took credit.',
              "List all the remaining bills, with the supplier's name and the tax amount.",
            ],
          },
          {
            kind: 'text',
            text: 'Also look at expenses that nobody enters as purchases: bank charges, courier and telephone. The GST on such expenses is small in any one month, but it adds up over a year.',
          },
        ],
      },
      {
        title: 'What to do with each bill',
        blocks: [
          {
            kind: 'table',
            caption: 'A bill from last year, and what you do now',
            columns: ['The bill', 'What you do'],
            rows: [
              ['In your books and in GSTR-2B, but not claimed', 'Claim the credit in the next GSTR-3B'],
              [
                'In your books, but not in GSTR-2B',
                'Call the supplier today. You can claim only after he reports the bill in GSTR-1',
              ],
              ['In GSTR-2B, but kept pending by you', 'Accept the bill, if the goods have come'],
              ['In GSTR-2B, but not in your books', 'First find out whether the bill is yours'],
              ['A bill for the family car or staff food', 'Do not claim the credit, because it is blocked'],
            ],
          },
          {
            kind: 'text',
            text: `Have you paid the supplier? If a bill is unpaid for more than ${fact('gst.payment-limit')}, you usually have to reverse the credit until you pay the supplier.`,
          },
          {
            kind: 'text',
            text: 'Keep the goods receipt with the bill. If an officer asks later, he will want to see the bill, the payment and proof that the goods arrived.',
          },
        ],
      },
      {
        title: 'An example with three bills',
        blocks: [
          {
            kind: 'example',
            title: 'What you can claim now, later or not at all',
            text: 'A shop finds three bills of January 2026. The first bill is in GSTR-2B. The second supplier reports his bill when the shop calls. The third supplier has closed his business and reports nothing.',
            lines: [
              { label: 'First bill: claimed now', figure: inRupees(reported) },
              { label: 'Second bill: claimed when it appears in GSTR-2B', figure: inRupees(late) },
              { label: 'Claimed in time', figure: inRupees(reported + late) },
              { label: 'Third bill: lost, becomes a cost', figure: inRupees(missing) },
            ],
          },
          {
            kind: 'text',
            text: 'Ask the third supplier for the money before you write off the tax. The third supplier collected tax from you and did not report it. Next time, check GSTR-2B before you pay the tax part of a bill.',
          },
        ],
      },
      {
        title: 'Mistakes to avoid',
        blocks: [
          {
            kind: 'list',
            items: [
              'Do not claim a bill that is not in GSTR-2B just to be in time.',
              'Do not claim the same bill twice, once in the earlier month and again now.',
              'Do not leave the claim to the last evening, when the portal is slow.',
            ],
          },
          {
            kind: 'text',
            text: `If you claim credit wrongly, you have to pay it back. If you have already used this credit to pay tax, you also pay interest at ${fact('gst.late-interest')}. You first get an intimation of the mismatch (DRC-01C), and the time to reply is short.`,
          },
          {
            kind: 'text',
            text: 'From now on, compare your purchase register with GSTR-2B every month. For a shop, half an hour a month is enough, and then there is nothing left to do in November.',
          },
        ],
      },
    ],
    sources: ['gst-portal', 'gst-tutorial', 'indirect-tax-board'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
