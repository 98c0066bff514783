import { fact } from '../facts.ts';
import type { SamplePost } from '../schema.ts';

export const content = {
  id: 'check-before-gstr-3b',
  title: 'Seven checks before you press File on GSTR-3B',
  category: 'GST',
  publishedOn: '2026-10-06',
  paragraphs: [
    `GSTR-3B is a short form, and that is its danger. GSTR-1 lists your bills one by one; GSTR-3B asks for a handful of totals and the money. A shop that files monthly has until the ${fact('gst.gstr3b-due')}, so the totals are often typed on the last evening, from memory or from the bank balance. Put one hour aside two days earlier and go through these checks in order.`,
    `First, the sales side. GSTR-1 for the period must already be filed, since the portal takes the two in sequence and carries the tax from one into the other. Compare that tax with your own sales ledger, with the e-way bills you generated and, if you issue them, with your e-invoices. A bill found missing at this stage can still be brought in through GSTR-1A before GSTR-3B goes. After that it waits for a later month, and interest at ${fact('gst.late-interest')} runs on the tax that came late.`,
    'Second, credit notes. Goods that came back, rates settled lower over the phone, the year-end discount to your best dealer: none of these reduces your tax until a credit note is in GSTR-1. Ask whoever handles sales for every return and price cut of the month. In a textile or hardware shop this single question often finds more money than all the others.',
    'Third, purchases. Open the Invoice Management System and look at what suppliers have uploaded. Accept what is yours, reject the bill that belongs to another firm, keep pending the goods that have not arrived. What you leave alone is treated as accepted and flows into GSTR-2B, wrong bills included. Then tick your purchase register against GSTR-2B line by line. For each bill that is absent, telephone the supplier now, while his payment is still in your hand.',
    'Fourth and fifth, the credit you may not keep. Tax on the family car, on food for the staff outing and on goods given away as samples is blocked, though it sits in GSTR-2B like any other. Credit on bills that you have not paid within the time the law gives has to be reversed until you pay. A rice mill or a medical shop with both exempt and taxable sales must also give back the exempt share, every month and not only in March.',
    'Sixth, reverse charge. Lorry freight where the transporter has not charged tax, an advocate, a security agency that is not a company, shop rent paid to an unregistered landlord: the tax is yours to pay in cash, and in most cases yours to claim back in the same return. When it is forgotten for a year, the credit may still come, but the interest on the delay does not come back.',
    `Seventh, the cash ledger. Central tax, State tax and integrated tax stand in separate boxes, and money under the wrong head has to be moved with form PMT-09 first. Create the challan a day early, because bank servers are slow on due dates. A late return costs ${fact('gst.late-fee-day')}, and ${fact('gst.late-fee-nil-day')} even when there was nothing to report. If GSTR-3B stays below what GSTR-1 declared, expect an intimation in form DRC-01B; if credit exceeds GSTR-2B, in DRC-01C. Both are easier to prevent than to answer.`,
  ],
} satisfies SamplePost;
