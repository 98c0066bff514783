import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const bills = [42_000, 38_500, 47_500];
const total = bills.reduce((sum, bill) => sum + bill, 0);
const deducted = 860;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { caseFigure, caseWording, fact, lawAsOf } = factsOfPage();
  const rate = caseFigure('tds.194c-rate', 'individual');
  const due = (total * rate) / 100;
  return {
    id: 'reconcile-tds-challans-before-quarter-end',
    title: 'Reconcile your TDS challans before the quarter ends',
    description:
      'Compare your ledger with the TDS challans three weeks before the quarter ends. You can then correct most mistakes with the next payment. With an example.',
    category: 'TDS TCS',
    publishedOn: '2025-09-11',
    changedOn: '2026-11-27',
    service: 'tds-tcs-returns',
    cities: ['coimbatore', 'tiruchirappalli', 'salem'],
    lead: `Do you deduct TDS from payments? The TDS returns for the September quarter are due on ${fact('tds.due-q2')}. If you find a wrong challan only in the last week, there is little time to correct it. Start the check three weeks before the quarter ends.`,
    sections: [
      {
        title: 'Start with the ledger, not with the challans',
        blocks: [
          {
            kind: 'text',
            text: 'You can correct most mistakes with the next payment if you find them early. Print all payments for the quarter under the heads listed below. Next to each name, write the TDS you deducted. Then look at the names that have no TDS figure.',
          },
          {
            kind: 'list',
            items: [
              'Job work and labour charges.',
              'Rent for the shop, the shed and machines.',
              'Audit, legal and technical fees.',
              'Commission, interest and transport.',
            ],
          },
          {
            kind: 'text',
            text: "Also look at the total for the year. A contractor's bills can be small, but together they can cross the annual limit in August. If the bills cross the limit, you must deduct TDS on everything you paid the contractor in the year, not only on the next bill.",
          },
        ],
      },
      {
        title: 'An example: contract work',
        blocks: [
          {
            kind: 'text',
            text: `The rate for a contractor is ${caseWording('tds.194c-rate', 'individual')} if he is an individual or HUF (Hindu undivided family), and ${caseWording('tds.194c-rate', 'others')} for others. If the bill shows GST separately, deduct TDS on the value without GST.`,
          },
          {
            kind: 'text',
            text: 'If a lorry owner gives you his PAN and declares in writing that he owns not more than ten lorries, you pay him without deducting TDS. You still report the payment in the return, and keep the declaration.',
          },
          {
            kind: 'example',
            title: 'One contractor, three bills, TDS missing on one bill',
            text: 'The contractor is an individual, and his bills have crossed the annual limit. TDS applies to all three bills. The amounts are made up and are without GST.',
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
            text: 'For each challan, write down the details listed below, and compare them with the challan status on the portal.',
          },
          {
            kind: 'list',
            items: [
              'The BSR code (the bank branch number).',
              'The date of the payment and the number of the challan.',
              'The amount, and the head under which it was paid.',
            ],
          },
          {
            kind: 'table',
            caption: 'What can be wrong, and what to do',
            columns: ['What is wrong', 'What to do'],
            rows: [
              ['You chose an earlier year on the challan', 'Ask for a correction of the challan and do not pay twice'],
              [
                'On the challan you chose "company" for people who are not companies, or the other way round',
                'Ask for a correction of the challan',
              ],
              [
                'You paid the TDS for three months with one challan, and the total does not agree',
                'Split the challan party by party, and note each amount',
              ],
              ['You paid after the due date', 'Work out the interest and pay it with the next challan'],
            ],
          },
          {
            kind: 'text',
            text: 'You can correct some challan mistakes online yourself, but only for a short time. After the time for online correction, only the officer or the bank can correct them. Ask before you pay the same tax a second time.',
          },
        ],
      },
      {
        title: 'Check the PANs',
        blocks: [
          {
            kind: 'text',
            text: 'If a PAN has a wrong letter, or is inoperative because it was not linked with Aadhaar, TDS is due at a higher rate. You, and not the person you paid, have to pay the shortfall.',
          },
          {
            kind: 'text',
            text: 'Check a new PAN on the portal before the first payment. Also check the PANs of the people you have already paid. Ask each person to read out the PAN from the card.',
          },
        ],
      },
      {
        title: 'If you deposited late, pay the interest before a notice comes',
        blocks: [
          {
            kind: 'text',
            text: 'If you deposit TDS late, you pay interest for each month, and a part of a month is counted as a full month. If you are even one day late, you may have to pay interest for one more month. For a late return you also pay a late fee.',
          },
          {
            kind: 'text',
            text: 'Pay the interest together with the TDS and enter it in the return. If you leave the interest out, you get a demand from TRACES (the TDS website).',
          },
        ],
      },
      {
        title: 'Finish with a four-column sheet',
        blocks: [
          {
            kind: 'text',
            text: 'The four columns of the sheet are the name, the TDS you deducted, the TDS you paid with the challan number, and the balance. If the balance is nil for every name, you can prepare the return.',
          },
          {
            kind: 'text',
            text: `Soon after the return is processed, you download the TDS certificates (Form ${fact('tds.certificate-others')}) and send them to the people you paid. The people you paid then see the TDS in their Form 26AS.`,
          },
          {
            kind: 'list',
            items: [
              'Keep the sheet with the copies of the challans, quarter by quarter.',
              'Next to each correction, note when you asked for it and when it was done.',
              'Start the next quarter with the names that still have a balance.',
            ],
          },
        ],
      },
    ],
    sources: ['income-tax-portal', 'tds-traces'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
