import { fact, figure } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

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
  changedOn: '2026-11-22',
  service: 'gst-returns',
  cities: ['coimbatore', 'tirupur', 'erode'],
  lead: `GSTR-3B is a short form, and that is its danger. GSTR-1 lists your bills one by one; GSTR-3B asks for a handful of totals and the money. A shop that files monthly has until the ${fact('gst.gstr3b-due')}, so the totals are often typed on the last evening, from memory or from the bank balance. Put one hour aside two days earlier and go through these checks in order.`,
  sections: [
    {
      title: '1. Sales agree with GSTR-1',
      blocks: [
        {
          kind: 'text',
          text: 'GSTR-1 for the period must already be filed, since the portal takes the two in sequence and carries the tax from one into the other. Compare that tax with three papers of your own.',
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
          text: 'A bill found missing at this stage can still be brought in through GSTR-1A before GSTR-3B goes. After that it waits for a later month, and interest runs on the tax that came late.',
        },
      ],
    },
    {
      title: '2. Credit notes are in',
      blocks: [
        {
          kind: 'text',
          text: 'Goods that came back, rates settled lower over the phone, the year-end discount to a dealer: none of these reduces your tax until a credit note is in GSTR-1. Ask whoever handles sales for every return and price cut of the month. In a textile or hardware shop this one question can be worth more than the other six.',
        },
      ],
    },
    {
      title: '3. Purchases agree with GSTR-2B',
      blocks: [
        {
          kind: 'text',
          text: 'Open the Invoice Management System and look at what suppliers have uploaded. What you leave alone is treated as accepted and flows into GSTR-2B, wrong bills included.',
        },
        {
          kind: 'table',
          caption: 'What to do with a bill that a supplier has uploaded',
          columns: ['The bill', 'What you do'],
          rows: [
            ['Yours, and the goods are here', 'Accept'],
            ['Meant for another firm', 'Reject'],
            ['Yours, but the goods have not come', 'Keep pending'],
            ['In your books, but not uploaded', 'Telephone the supplier before you pay him'],
          ],
        },
        {
          kind: 'text',
          text: 'Then tick your purchase register against GSTR-2B line by line. The call to the supplier works best while his payment is still in your hand.',
        },
      ],
    },
    {
      title: '4. and 5. Credit that you may not keep',
      blocks: [
        {
          kind: 'text',
          text: 'Tax on the family car, on food for the staff outing and on goods given away as samples is blocked, though it sits in GSTR-2B like any other. Credit on bills that you have not paid within the time the law gives has to be reversed until you pay. A rice mill or a medical shop with both exempt and taxable sales must also give back the exempt share, every month and not only in March.',
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
          text: 'Central tax, State tax and integrated tax stand in separate boxes, and money under the wrong head has to be moved with form PMT-09 first. Create the challan a day early, because bank servers are slow on due dates. If GSTR-3B stays below what GSTR-1 declared, expect an intimation in form DRC-01B; if the credit is more than GSTR-2B shows, in DRC-01C. Both are easier to prevent than to answer.',
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
          text: 'Save the filed form, the GSTR-2B of the month and your tick list in one folder. When a notice asks about this month, perhaps two years from now, that folder is most of the answer.',
        },
      ],
    },
  ],
  sources: ['gst-portal', 'gst-tutorial', 'indirect-tax-board'],
} satisfies SamplePost;
