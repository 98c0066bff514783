import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const [reported, late, missing] = [18_000, 6_300, 4_500] as const;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, lawAsOf } = factsOfPage();
  return {
    id: 'gst-credit-of-last-year',
    title: 'GST credit of last year: the last day to claim it',
    description:
      'Tax on last year’s purchases can still be claimed for a few days. How to find the bills that were forgotten, and what to do with each of them before then.',
    category: 'GST',
    publishedOn: '2026-11-18',
    changedOn: '2026-11-24',
    service: 'gst-returns',
    cities: ['tirupur', 'karur', 'salem'],
    lead: `Did you claim the tax on every purchase of the financial year 2025-26? You can still do it, but not for long. The law sets a last day: ${fact('gst.credit-limit')}.`,
    sections: [
      {
        title: 'What has to be done by then',
        blocks: [
          {
            kind: 'text',
            text: 'After the last day the credit is lost, also when you have the bill and paid the tax to your supplier.',
          },
          {
            kind: 'text',
            text: 'Claim the credit in GSTR-3B, the return with the tax. What counts is the day on which you file that return. A return that you file after the last day comes too late, even if it is for an earlier month.',
          },
          {
            kind: 'text',
            text: 'Have you filed the annual return, GSTR-9, for that year? Then the time ended on the day on which you filed it.',
          },
          {
            kind: 'text',
            text: 'Your own sales of last year have the same last day. Forgotten sales bills, wrong GST numbers of customers and credit notes go into GSTR-1, the list of your bills, before it.',
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
              "Download GSTR-2B, the portal's list of your suppliers' bills, for each month from April 2025 until now.",
              'Tick each bill that stands in both and was claimed.',
              'Write every bill that is left on one list, with supplier and tax.',
            ],
          },
          {
            kind: 'text',
            text: 'Look also at expenses that nobody books as purchases: bank charges, courier and telephone. Their tax is small in a month, and it adds up over a year.',
          },
        ],
      },
      {
        title: 'What to do with each bill',
        blocks: [
          {
            kind: 'table',
            caption: 'A bill of last year, and what you do now',
            columns: ['The bill', 'What you do'],
            rows: [
              ['In your books and in GSTR-2B, not claimed', 'Claim it in the next GSTR-3B'],
              ['In your books, not in GSTR-2B', 'Call the supplier today: he has to report it first'],
              ['In GSTR-2B, kept pending by you', 'Accept it, if the goods have come'],
              ['In GSTR-2B, not in your books', 'Find out if it is yours before you touch it'],
              ['For the family car or staff food', 'Leave it: the credit is blocked'],
            ],
          },
          {
            kind: 'text',
            text: `Have you paid the supplier? If a bill stays unpaid for more than ${plain('gst.payment-limit')}, you usually give the credit back until you pay.`,
          },
          {
            kind: 'text',
            text: 'Keep the goods receipt with the bill. An officer who asks later wants to see the bill, the payment and that the goods came.',
          },
        ],
      },
      {
        title: 'An example with three bills',
        blocks: [
          {
            kind: 'example',
            title: 'What is claimed, what waits and what is lost',
            text: 'A shop finds three bills of January 2026. The first stands in GSTR-2B. The second supplier reports his bill when the shop calls. The third has closed his business and reports nothing.',
            lines: [
              { label: 'First bill: claimed now', figure: inRupees(reported) },
              { label: 'Second bill: claimed once it stands in GSTR-2B', figure: inRupees(late) },
              { label: 'Claimed in time', figure: inRupees(reported + late) },
              { label: 'Third bill: lost, it becomes a cost', figure: inRupees(missing) },
            ],
          },
          {
            kind: 'text',
            text: 'Ask the third supplier for the money before you write it off. He took tax from you and did not report it. The next time, look at GSTR-2B before you pay the tax part of a bill.',
          },
        ],
      },
      {
        title: 'Do not do this',
        blocks: [
          {
            kind: 'list',
            items: [
              'Do not claim a bill that is not in GSTR-2B, only to be in time.',
              'Do not claim one bill twice, in the old month and now.',
              'Do not leave the list for the last evening: the portal is slow then.',
            ],
          },
          {
            kind: 'text',
            text: `Credit that was wrong has to be paid back. If you have used it to pay tax, interest of ${fact('gst.late-interest')} comes on top. A letter asks you about the difference first, and its date is short.`,
          },
          {
            kind: 'text',
            text: 'From this month on compare every month. Half an hour with the purchase register and GSTR-2B is enough for a shop, and nothing is left for November.',
          },
        ],
      },
    ],
    sources: ['gst-portal', 'gst-tutorial', 'indirect-tax-board'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
