import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const bills = [42_000, 38_500, 47_500];
const total = bills.reduce((sum, bill) => sum + bill, 0);
const deducted = 860;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { caseFigure, fact, lawAsOf } = factsOfPage();
  const rate = caseFigure('tds.194c-rate', 'individual');
  const due = (total * rate) / 100;
  return {
    id: 'reconcile-tds-challans-before-quarter-end',
    title: 'Reconcile your TDS challans before the quarter ends',
    description:
      'Compare your ledger with the TDS challans three weeks before the quarter ends. Most mistakes can then be corrected with the next payment. With an example.',
    category: 'TDS TCS',
    publishedOn: '2025-09-11',
    changedOn: '2026-11-24',
    service: 'tds-tcs-returns',
    cities: ['coimbatore', 'tiruchirappalli', 'salem'],
    lead: `Do you cut TDS from payments? The statements of the September quarter are due on ${fact('tds.due-q2')}. In the last week it is late to correct challans, the slips with which you paid the tax. Begin three weeks before the quarter ends.`,
    sections: [
      {
        title: 'Begin with the ledger, not with the challans',
        blocks: [
          {
            kind: 'text',
            text: 'Most mistakes can be corrected with the next payment, if you find them early. Print all payments of the quarter under these heads. Write beside each name the tax that you cut. Then look at the names without a figure.',
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
            text: 'Look also at the total of the year. A contractor with small bills may pass the limit of the year in August. Tax is then due on all that you have paid him in the year, not only on the next bill.',
          },
        ],
      },
      {
        title: 'Contract work as the example',
        blocks: [
          {
            kind: 'text',
            text: `The rate for a contractor is ${fact('tds.194c-rate')}. A HUF is a Hindu undivided family. If the bill shows GST on its own line, cut the tax from the value without GST.`,
          },
          {
            kind: 'text',
            text: 'Does the owner of a few lorries give you his PAN and a declaration about them? Then you pay him in full. You still report the payment in the statement, and you keep the declaration.',
          },
          {
            kind: 'example',
            title: 'One contractor, three bills, tax missing on one',
            text: 'The contractor is an individual, and his bills have passed the limit of the year. All three bills count. The amounts are made up and are without GST.',
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
            text: 'Write these down for each challan, and compare them with the status of the challan on the portal.',
          },
          {
            kind: 'list',
            items: [
              'The BSR code, the number of the bank branch.',
              'The date of the payment and the number of the challan.',
              'The amount, and the head under which it was paid.',
            ],
          },
          {
            kind: 'table',
            caption: 'What can be wrong, and what to do',
            columns: ['What is wrong', 'What to do'],
            rows: [
              ['An old year was chosen from the list', 'Ask for a correction of the challan and do not pay twice'],
              ['Company chosen instead of other deductees, or the reverse', 'Ask for a correction of the challan'],
              ['One challan for three months does not add up', 'Write on a sheet what it holds, party by party'],
              ['Paid after its day', 'Work out the interest and pay it with the next challan'],
            ],
          },
          {
            kind: 'text',
            text: 'Some of these you can correct online yourself, but only for a short time. After that only the officer or the bank can. Ask before you pay the same tax a second time.',
          },
        ],
      },
      {
        title: 'Check the PANs',
        blocks: [
          {
            kind: 'text',
            text: 'Has a PAN a wrong letter? Or is it inoperative because it was never linked with Aadhaar? Then the law asks for more tax than you cut. You have to pay the difference, not the person whom you paid.',
          },
          {
            kind: 'text',
            text: 'Check a new PAN on the portal before the first payment. Check the PANs of those whom you have paid already too. Ask them to read it to you from the card.',
          },
        ],
      },
      {
        title: 'Pay interest on a delay yourself',
        blocks: [
          {
            kind: 'text',
            text: 'Tax that you pay late costs interest by the month, and a part of a month counts as a full one. One day too late can cost a month more. A late statement costs a fee of its own.',
          },
          {
            kind: 'text',
            text: "Pay the interest together with the tax and enter it in the statement. If you leave it out, TRACES, the department's website for TDS, sends you a demand.",
          },
        ],
      },
      {
        title: 'Finish with a sheet of four columns',
        blocks: [
          {
            kind: 'text',
            text: 'The columns are the name, the tax that you cut, what you paid with which challan, and what is left. Is the last column nil on every line? Then you can type the statement.',
          },
          {
            kind: 'text',
            text: `Soon after it is processed you download Form ${fact('tds.certificate-others')}, the certificate, and send it to those whom you paid. They then find their credit in Form 26AS, the portal's list of tax paid in their name.`,
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
};
