import { factsOfPage } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const { fact, figure, lawAsOf } = factsOfPage();

const rate = figure('gst.late-interest');
const tax = 36_500;
const days = 25;
const interest = Math.round((tax * rate * days) / (100 * 365));

export const content = {
  id: 'check-before-gstr-3b',
  title: 'Seven checks before you press File on GSTR-3B',
  description:
    'Seven checks for an hour two days before GSTR-3B is due: sales, credit notes, purchases, blocked credit, reverse charge and the cash ledger.',
  category: 'GST',
  publishedOn: '2026-10-06',
  changedOn: '2026-11-23',
  service: 'gst-returns',
  cities: ['coimbatore', 'tirupur', 'erode'],
  lead: `GSTR-1 lists your bills one by one. GSTR-3B asks only for a few totals and the money, so a mistake is easy to make and hard to see. If you file every month, it is due by the ${fact('gst.gstr3b-due')}. Keep one hour free two days earlier and go through these seven checks in order.`,
  sections: [
    {
      title: '1. Sales agree with GSTR-1',
      blocks: [
        {
          kind: 'text',
          text: 'File GSTR-1 of the period first: the portal carries its tax into GSTR-3B. Then compare that tax with three records of your own.',
        },
        {
          kind: 'list',
          items: [
            'The sales ledger, rate by rate and not only in total.',
            'The e-way bills that you generated in the month.',
            'Your e-invoices, if you have to issue them.',
          ],
        },
        {
          kind: 'text',
          text: 'If a bill is missing, you can still add it through GSTR-1A before you file GSTR-3B. After that it goes into a later month, and you pay interest on the tax that came late.',
        },
      ],
    },
    {
      title: '2. Credit notes are in',
      blocks: [
        {
          kind: 'text',
          text: 'Goods came back, or a bill had too high a price: neither reduces your tax until a credit note is in GSTR-1. Ask the person who handles sales for every return and every wrong price of the month, and write the credit note against the right bill.',
        },
      ],
    },
    {
      title: '3. Purchases agree with GSTR-2B',
      blocks: [
        {
          kind: 'text',
          text: 'Open the Invoice Management System and look at what suppliers have uploaded. A bill that you do not touch is treated as accepted and goes into GSTR-2B, even if it is wrong.',
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
          text: `Tax on the family car, on food for the staff outing and on goods given away as samples is blocked, though it stands in GSTR-2B like any other. If you have not paid a supplier within ${fact('gst.payment-limit')} of his bill, you have to reverse the credit until you pay. If you have exempt and taxable sales, as in a provisions shop, you must also give back the share of the exempt sales, every month and not only in March.`,
        },
      ],
    },
    {
      title: '6. Reverse charge is counted',
      blocks: [
        {
          kind: 'text',
          text: 'Some bills carry no tax because you have to pay it yourself, in cash, and in most cases you may claim it back in the same return. Look for these four first.',
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
          text: 'Central tax, State tax and integrated tax stand in separate boxes, and money under the wrong head has to be moved with form PMT-09 first. Make the challan a day early, so that a slow bank page does no harm. If the tax in GSTR-3B is far below that in GSTR-1, an intimation comes in form DRC-01B; if the credit is far above that in GSTR-2B, in form DRC-01C.',
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
