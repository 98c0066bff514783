import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const tax = 36_500;
const days = 25;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, figure, lawAsOf } = factsOfPage();
  const rate = figure('gst.late-interest');
  const interest = Math.round((tax * rate * days) / (100 * 365));
  return {
    id: 'check-before-gstr-3b',
    title: 'Seven checks before you press File on GSTR-3B',
    description:
      'Seven checks before you file GSTR-3B, the GST return with the tax. They take an hour, and you make them two days before the due date. With an example.',
    category: 'GST',
    publishedOn: '2026-10-06',
    changedOn: '2026-11-24',
    service: 'gst-returns',
    cities: ['coimbatore', 'tirupur', 'erode'],
    lead: `GSTR-3B, the GST return with the tax, asks for a few totals and the money. If you file every month, it is due by the ${fact('gst.gstr3b-due')}. Keep one hour free two days earlier and make these seven checks.`,
    sections: [
      {
        title: '1. Sales agree with the list of your bills',
        blocks: [
          {
            kind: 'text',
            text: 'File GSTR-1, the list of your sales bills, first. The portal carries its tax into GSTR-3B. Then compare that tax with three records of your own.',
          },
          {
            kind: 'list',
            items: [
              'The sales ledger, rate by rate and not only in total.',
              'The e-way bills that you made for the month.',
              'Your e-invoices, if you have to issue them.',
            ],
          },
          {
            kind: 'text',
            text: 'Is a bill missing? You can still add it with GSTR-1A, the correction of GSTR-1, before you file GSTR-3B. After that the bill goes into a later month, and you pay interest on the tax.',
          },
        ],
      },
      {
        title: '2. Credit notes are in',
        blocks: [
          {
            kind: 'text',
            text: 'Did goods come back, or did a bill have too high a price? Your tax goes down only when a credit note is in GSTR-1. Ask your sales staff for every such case of the month. Write each credit note against the right bill.',
          },
        ],
      },
      {
        title: '3. Purchases agree with the portal',
        blocks: [
          {
            kind: 'text',
            text: "GSTR-2B, the portal's list of your suppliers' bills, decides your credit. First open the Invoice Management System on the portal and look at what suppliers have uploaded. A bill that you do not touch counts as accepted, even if it is wrong.",
          },
          {
            kind: 'table',
            caption: 'What to do with a bill that a supplier has uploaded',
            columns: ['The bill', 'What you do'],
            rows: [
              ['Yours, and the goods are here', 'Accept'],
              ['Meant for another firm', 'Reject'],
              ['Yours, but the goods have not come', 'Keep pending'],
              ['In your books, but not uploaded', 'Call the supplier before you pay'],
            ],
          },
          {
            kind: 'text',
            text: 'Then tick your purchase register against GSTR-2B line by line. Take credit only on bills that stand in both.',
          },
        ],
      },
      {
        title: '4. and 5. Credit that you may not keep',
        blocks: [
          {
            kind: 'text',
            text: 'Check 4: the law gives no credit for some purchases, also when they stand in GSTR-2B. Examples are the family car, food for the staff and goods that you give away as samples. Take them out.',
          },
          {
            kind: 'text',
            text: `Check 5: have you paid your suppliers? If a bill stays unpaid for more than ${plain('gst.payment-limit')}, you usually give the credit back until you pay.`,
          },
          {
            kind: 'text',
            text: 'Do you sell both taxed goods and goods without tax, as a provisions shop does? Then you give back the share of the goods without tax. Do it every month, not only in March.',
          },
        ],
      },
      {
        title: '6. Reverse charge is counted',
        blocks: [
          {
            kind: 'text',
            text: 'Some bills carry no tax because you, the buyer, have to pay it. This is called reverse charge. You pay it in cash, and in most cases you may claim it back in the same return. Look for these four first.',
          },
          {
            kind: 'list',
            items: [
              'Lorry freight where the transporter has not charged tax.',
              "An advocate's fee.",
              'A security agency that is not a company.',
              'Shop rent paid to a landlord who is not registered.',
            ],
          },
        ],
      },
      {
        title: '7. The cash ledger holds the money, under the right head',
        blocks: [
          {
            kind: 'text',
            text: 'The portal keeps central tax, State tax and integrated tax apart. Money under the wrong head has to be moved first, with PMT-09, the form for moving it. Make the payment a day early, because bank pages are slow on the last day.',
          },
          {
            kind: 'text',
            text: 'The portal compares your returns. If you pay much less tax than GSTR-1 shows, you get DRC-01B, a letter that asks why. If you claim much more credit than GSTR-2B shows, you get DRC-01C, the same letter about credit.',
          },
          {
            kind: 'example',
            title: 'What a forgotten bill costs',
            text: `A bill with ${inRupees(tax)} of tax is left out, and the tax is paid ${days} days late in cash. Interest runs at ${fact('gst.late-interest')} on the tax that is paid late.`,
            lines: [
              { label: 'Tax that came late', figure: inRupees(tax) },
              { label: 'Days late', figure: String(days) },
              { label: `${inRupees(tax)} x ${rate}% x ${days} / 365`, figure: inRupees(interest) },
            ],
          },
        ],
      },
      {
        title: 'After filing',
        blocks: [
          {
            kind: 'text',
            text: 'Save the filed form, the GSTR-2B of the month and your tick list in one folder. If a notice asks about this month two years from now, you can answer it from that folder.',
          },
        ],
      },
    ],
    sources: ['gst-portal', 'gst-tutorial', 'indirect-tax-board'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
