import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const tax = 36_500;
const days = 25;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, caseWording, figure, lawAsOf } = factsOfPage();
  const rate = figure('gst.late-interest');
  const interest = Math.round((tax * rate * days) / (100 * 365));
  return {
    id: 'check-before-gstr-3b',
    title: 'Seven checks before you press File on GSTR-3B',
    description:
      'Seven checks before you file GSTR-3B and pay the tax. Keep an hour free two days before the due date. A worked example shows what a missed bill costs.',
    category: 'GST',
    publishedOn: '2026-10-06',
    changedOn: '2026-11-26',
    service: 'gst-returns',
    cities: ['coimbatore', 'tirupur', 'erode'],
    lead: `GSTR-3B is the GST return in which you pay the tax. If you file every month, GSTR-3B is due by the ${caseWording('gst.gstr3b-due', 'monthly')} of the next month. Keep one hour free two days before the due date, and go through the seven checks below.`,
    sections: [
      {
        title: '1. Sales agree with the list of your bills',
        blocks: [
          {
            kind: 'text',
            text: 'First file GSTR-1 (your sales bills). The portal carries the tax from GSTR-1 into GSTR-3B. Then compare the tax in GSTR-3B with three records of your own.',
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
            text: 'If a bill is missing, you can still add it in GSTR-1A (the correction of GSTR-1) before you file GSTR-3B. If GSTR-3B is already filed, the bill goes into a later month, and you pay interest on its tax.',
          },
        ],
      },
      {
        title: '2. Credit notes are entered',
        blocks: [
          {
            kind: 'text',
            text: 'If goods were returned or a bill was too high, your tax goes down only when a credit note is reported in GSTR-1. Ask your sales staff for a list of the goods returned in the month and the bills that were too high. Enter each credit note against the right bill.',
          },
        ],
      },
      {
        title: '3. Purchases agree with the portal',
        blocks: [
          {
            kind: 'text',
            text: "Your credit depends on GSTR-2B, where the portal lists your suppliers' bills. First open the Invoice Management System on the portal and look at what suppliers have uploaded. A bill on which you take no action is treated as accepted, even if it is wrong.",
          },
          {
            kind: 'table',
            caption: 'What to do with a bill that a supplier has uploaded',
            columns: ['The bill', 'What you do'],
            rows: [
              ['The bill is yours, and the goods have come', 'Accept the bill'],
              ['The bill is meant for another firm', 'Reject the bill'],
              ['The bill is yours, but the goods have not come', 'Keep the bill pending'],
              ['The bill is in your books, but not uploaded', 'Call the supplier before you pay him'],
            ],
          },
          {
            kind: 'text',
            text: 'Then tick your purchase register against GSTR-2B line by line. Take credit only on bills that are in your register and in GSTR-2B.',
          },
        ],
      },
      {
        title: '4. and 5. Credit that you cannot keep',
        blocks: [
          {
            kind: 'text',
            text: 'Check 4: the law does not allow credit on some purchases (blocked credit), even if they are in GSTR-2B. Examples of blocked credit are the family car, food for the staff and goods given away as samples. Do not claim blocked credit.',
          },
          {
            kind: 'text',
            text: `Check 5: have you paid your suppliers? If a bill is unpaid for more than ${fact('gst.payment-limit')}, you usually have to reverse the credit until you pay the supplier.`,
          },
          {
            kind: 'text',
            text: 'If you sell both taxable and exempt goods, as a provision store does, you reverse the share of credit for the exempt goods. Reverse this share every month, not only in March.',
          },
        ],
      },
      {
        title: '6. Reverse charge is included',
        blocks: [
          {
            kind: 'text',
            text: 'Some bills show no tax because you, the buyer, have to pay the tax. This is called reverse charge. You pay this tax from the cash ledger, and in most cases you can claim it as credit in the same return. Check the four kinds of bills below.',
          },
          {
            kind: 'list',
            items: [
              'Lorry freight where the transporter has not charged tax.',
              "An advocate's fee.",
              'Charges of a security agency that is not a company.',
              'Shop rent paid to an owner who has no GST number.',
            ],
          },
        ],
      },
      {
        title: '7. The money is in the cash ledger, under the right head',
        blocks: [
          {
            kind: 'text',
            text: 'The portal keeps CGST, SGST and IGST separately. If the money is under the wrong head, move it first (PMT-09). Pay a day early, because the bank websites are slow on the last day.',
          },
          {
            kind: 'text',
            text: 'The portal compares your returns. If you pay much less tax than you reported in GSTR-1, you get an intimation that asks for the reason (DRC-01B). If you claim much more credit than is available in GSTR-2B, you get a similar intimation (DRC-01C).',
          },
          {
            kind: 'example',
            title: 'What a forgotten bill costs',
            text: `Suppose you miss a sales bill with ${inRupees(tax)} of tax, and pay the tax ${days} days late from the cash ledger. The interest is ${fact('gst.late-interest')} on the tax paid late.`,
            lines: [
              { label: 'Tax paid late', figure: inRupees(tax) },
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
            text: 'Save the filed return, the GSTR-2B for the month and your ticked purchase register in one folder. If you get a notice about the month two years later, you can prepare the reply from the papers in this folder.',
          },
        ],
      },
    ],
    sources: ['gst-portal', 'gst-tutorial', 'indirect-tax-board'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
