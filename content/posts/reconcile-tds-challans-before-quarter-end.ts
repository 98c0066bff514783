import { fact } from '../facts.ts';
import type { SamplePost } from '../schema.ts';

export const content = {
  id: 'reconcile-tds-challans-before-quarter-end',
  title: 'Reconcile your TDS challans before the quarter ends',
  category: 'TDS TCS',
  publishedOn: '2025-09-11',
  paragraphs: [
    `The September quarter closes in under three weeks, and its statements, for salaries and for contractors, rent and professionals, are due on ${fact('tds.due-q2')}. Most people look at their TDS in the last week of October, when the mistakes are already locked into bank challans and vendor payments. Now is the better time: everything that is wrong today can still be put right with the next payment.`,
    "Begin with the ledger and not with the challans. Print the quarter's payments under job-work and labour charges, rent, audit and legal fees, commission, interest and transport. Beside each party write the tax you deducted. The blanks are the point of the exercise. A fabricator whose bills were small in April may have crossed the yearly total in August, and then the tax is due on what has been paid to him so far, not merely on the next bill.",
    `Take contract work as the example that a workshop meets most. Section ${fact('tds.194c-section')} applies once the limit is passed (${fact('tds.194c-threshold')}), and the rate is ${fact('tds.194c-rate')}. Where the bill shows GST on its own line, deduct on the value without it. A small lorry owner who gives you his PAN and a declaration about the carriages he owns is paid in full, but he still has to be reported in the statement, and the declaration has to be in your file.`,
    'Now lay the challans beside it. For each one write down the BSR code of the bank branch, the date of deposit, the challan number, the amount and the head under which it was paid, and compare this with the challan status on the portal. Common faults are an old assessment year chosen from the list, the wrong choice between a company and other deductees, and one challan for three months that no longer adds up. Some can be corrected online by yourself within a short window; ask before paying the same tax twice.',
    'PANs come next. A PAN with one wrong letter, or one that has become inoperative because it was never linked with Aadhaar, turns an ordinary deduction into a short deduction, and the demand for the difference comes to you and not to the payee. Verify new vendors on the portal before their first payment. For those already paid, a message on WhatsApp asking for a photograph of the card takes one minute in September and a week in November.',
    `Then count the delay. Tax that was deducted and deposited late carries interest of ${fact('tds.late-interest')}, and part of a month counts as a full one, so a single day across the month's end is expensive. The fee for a late statement is separate: ${fact('tds.late-fee-day')}, up to the amount of the tax. Pay the interest along with the tax and enter it in the statement. Left out, it comes back as a default on TRACES, usually when you are busy with the next quarter.`,
    'Finish with a sheet of four columns: party, tax deducted, challan in which it was paid, balance. If the last column is nil on every line, the October statement is typing work, and Form 16A can be downloaded and sent soon after it is processed. Your vendors notice. The one who sees his credit in Form 26AS on time does not ring you in July.',
  ],
} satisfies SamplePost;
