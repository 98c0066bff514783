import { factsOfPage } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const { caseFigure, fact, lawAsOf } = factsOfPage();

const bills = [42_000, 38_500, 47_500];
const total = bills.reduce((sum, bill) => sum + bill, 0);
const deducted = 860;
const rate = caseFigure('tds.194c-rate', 'individual');
const due = (total * rate) / 100;

export const content = {
  id: 'reconcile-tds-challans-before-quarter-end',
  title: 'Reconcile your TDS challans before the quarter ends',
  description:
    'Three weeks before a quarter ends, compare ledger, challans and PANs: what is wrong can still be put right with the next payment. With an example.',
  category: 'TDS TCS',
  publishedOn: '2025-09-11',
  changedOn: '2026-11-23',
  service: 'tds-tcs-returns',
  cities: ['coimbatore', 'tiruchirappalli', 'salem'],
  lead: `The statements of the September quarter for salaries, contractors, rent and professionals are due on ${fact('tds.due-q2')}. In the last week of October it is late to correct challans and payments to vendors. Begin three weeks before the quarter ends: then you can put most mistakes right with the next payment.`,
  sections: [
    {
      title: 'Begin with the ledger, not with the challans',
      blocks: [
        {
          kind: 'text',
          text: "Print the quarter's payments under these heads, and write the tax that you deducted beside each party. Then look at the blanks.",
        },
        {
          kind: 'list',
          items: [
            'Job work and labour charges.',
            'Rent of the shop, the shed and machines.',
            'Audit, legal and technical fees.',
            'Commission, interest and transport.',
          ],
        },
        {
          kind: 'text',
          text: 'A fabricator whose bills were small in April may have crossed the yearly total in August. Tax is then due on everything that you have paid to this person in the year, and not only on the next bill.',
        },
      ],
    },
    {
      title: 'Contract work as the example',
      blocks: [
        {
          kind: 'text',
          text: `The rate for a contractor is ${fact('tds.194c-rate')}. Where the bill shows GST on its own line, deduct on the value without it. If a small lorry owner gives you a PAN and a declaration about the carriages owned, you pay in full; but you still report the payment in the statement and keep the declaration in your file.`,
        },
        {
          kind: 'example',
          title: 'One fabricator, three bills, one gap',
          text: 'The fabricator is an individual, the limit for the year is passed, and all three bills are counted. The amounts are made up and are without GST.',
          lines: [
            { label: 'July', figure: inRupees(bills[0] ?? 0) },
            { label: 'August', figure: inRupees(bills[1] ?? 0) },
            { label: 'September', figure: inRupees(bills[2] ?? 0) },
            { label: `${rate}% of ${inRupees(total)}`, figure: inRupees(due) },
            { label: 'Deducted so far', figure: inRupees(deducted) },
            { label: 'To deduct from the next bill', figure: inRupees(due - deducted) },
          ],
        },
      ],
    },
    {
      title: 'Compare the challans',
      blocks: [
        {
          kind: 'text',
          text: 'For each challan write down the BSR code of the bank branch, the date of deposit, the challan number, the amount and the head under which it was paid, and compare this with the challan status on the portal.',
        },
        {
          kind: 'table',
          caption: 'What can be wrong, and what to do',
          columns: ['What is wrong', 'What to do'],
          rows: [
            ['An old year was chosen from the list', 'Ask for a correction of the challan; do not pay twice'],
            ['Company chosen instead of other deductees, or the reverse', 'Ask for a correction of the challan'],
            ['One challan for three months does not add up', 'Write on a sheet what it holds, party by party'],
            ['Deposited after its day', 'Work out the interest and pay it with the next challan'],
          ],
        },
        {
          kind: 'text',
          text: 'You can correct some of these online yourself within a short time; after that only the officer or the bank can. Ask before you pay the same tax a second time.',
        },
      ],
    },
    {
      title: 'Check the PANs',
      blocks: [
        {
          kind: 'text',
          text: 'A PAN with one wrong letter, or one that has become inoperative because it was never linked with Aadhaar, makes your deduction too small in law, and you get the demand for the difference, not the payee. Verify new vendors on the portal before their first payment. Ask those you have paid already to read their PAN to you from the card, and check it on the portal as well.',
        },
      ],
    },
    {
      title: 'Pay interest on a delay yourself',
      blocks: [
        {
          kind: 'text',
          text: 'Tax that was deducted and deposited late carries interest by the month, and part of a month counts as a full one, so a single day past the month end costs another month. A late statement costs a fee of its own. Pay the interest together with the tax and enter it in the statement. If you leave it out, it comes back as a default on TRACES.',
        },
      ],
    },
    {
      title: 'Finish with a sheet of four columns',
      blocks: [
        {
          kind: 'text',
          text: `Party, tax deducted, challan in which it was paid, balance. If the last column is nil on every line, you only have to type the statement, and can download and send Form ${fact('tds.certificate-others')} soon after it is processed. Your vendors then find their credit in Form 26AS in time for their own returns.`,
        },
        {
          kind: 'list',
          items: [
            'Keep the sheet with the copies of the challans, quarter by quarter.',
            'Note beside each correction when it was asked for, and when it was done.',
            'Begin the next quarter with the open lines of this one.',
          ],
        },
      ],
    },
  ],
  sources: ['income-tax-portal', 'tds-traces'],
  lawAsOf: lawAsOf(),
} satisfies SamplePost;
