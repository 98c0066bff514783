import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const paid = 80_000;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, caseFigure, caseWording, lawAsOf } = factsOfPage();
  const rate = caseFigure('tds.194c-rate', 'individual');
  const tax = (paid * rate) / 100;
  return {
    id: 'income-tax-act-2025-for-a-shop',
    title: 'Income-tax Act, 2025: what changes for a shop',
    description:
      'The Income-tax Act, 2025 has new names for years, forms and sections. See what a shop owner does differently now, and what stays the same. With an example.',
    category: 'Income Tax',
    publishedOn: '2026-11-20',
    changedOn: '2026-11-27',
    service: 'income-tax-filing',
    cities: ['coimbatore', 'madurai', 'erode'],
    lead: `The Income-tax Act, 2025 has been in force since ${fact('act.in-force')}. Do you pay more tax because of the new Act? Most shops do not pay more. Most of the changes are in the names of years and forms and in the section numbers. You need the new names and numbers when you deduct TDS, and when you get a letter from the department.`,
    sections: [
      {
        title: 'Which Act applies to which year',
        blocks: [
          {
            kind: 'text',
            text: 'Income for the financial year 2025-26 comes under the old Act of 1961. You file the return for 2025-26 on the old forms, even if you file late. You do not file two returns for the same income.',
          },
          {
            kind: 'text',
            text: 'Income that you earn from April 2026 comes under the new Act. The first year under the new Act is called tax year 2026-27. You file the return for tax year 2026-27 in 2027.',
          },
          {
            kind: 'text',
            text: 'Under the old Act, there were two years for every income: the previous year, in which it was earned, and the assessment year, in which it was taxed. The new Act has only the tax year. A tax year is the twelve months from April in which you earn the money.',
          },
        ],
      },
      {
        title: 'Old names and new names',
        blocks: [
          {
            kind: 'text',
            text: 'Your accountant, your bank and the portal use the new names now. Keep the list of old and new names near the cash book for the first year.',
          },
          {
            kind: 'table',
            caption: 'What it was called, and what it is called now',
            columns: ['What it is', 'Until March 2026', 'Now'],
            rows: [
              ['Quarterly TDS return for salaries', 'Form 24Q', `Form ${fact('tds.form-salary')}`],
              ['Quarterly TDS return for other payments', 'Form 26Q', `Form ${fact('tds.form-resident')}`],
              ['TCS return of a seller', 'Form 27EQ', `Form ${fact('tds.form-tcs')}`],
              ['TDS certificate for an employee', 'Form 16', `Form ${fact('tds.certificate-salary')}`],
              ['TDS certificate for others', 'Form 16A', `Form ${fact('tds.certificate-others')}`],
              ['Payments to contractors', 'Section 194C', `Section ${fact('tds.194c-section')}`],
              ['Rent', 'Section 194I', `Section ${fact('tds.194i-section')}`],
              ['Professional fees', 'Section 194J', `Section ${fact('tds.194j-section')}`],
            ],
          },
          {
            kind: 'text',
            text: 'If you correct a TDS return for a quarter up to March 2026, you still use the old form. In the last three rows of the table, the number in brackets is the old section.',
          },
        ],
      },
      {
        title: 'What is the same, and one date that changed',
        blocks: [
          {
            kind: 'list',
            items: [
              `You deposit the TDS by the ${caseWording('tds.deposit-due', 'months')} of the following month, and for March by ${caseWording('tds.deposit-due', 'march')}.`,
              `The quarterly TDS returns are due on ${fact('tds.due-all')}.`,
              `If your tax for the year is ${plain('advance.threshold')} or more after TDS, you pay advance tax by ${fact('advance.due')}.`,
              `A late TDS return costs ${caseWording('tds.late-fee-day', 'perDay')}, but never more than the TDS amount.`,
            ],
          },
          {
            kind: 'text',
            text: `Check the due date of your own return, because it has changed for shops. For a business without an audit the due date is ${fact('itr.due-businesses')}. If your books are audited, the due date is ${fact('itr.due-audit')}.`,
          },
          {
            kind: 'text',
            text: `You need an audit if your turnover is above ${caseWording('audit.turnover', 'business')} (${caseWording('audit.turnover', 'littleCash')} if cash receipts and cash payments are each not more than ${caseWording('audit.turnover', 'cash')} of the total), or your receipts from a profession are above ${caseWording('audit.turnover', 'profession')}.`,
          },
        ],
      },
      {
        title: 'An example: painting the shop',
        blocks: [
          {
            kind: 'text',
            text: `Do you have to deduct TDS? Companies, firms and LLPs must always deduct TDS. A sole proprietor must deduct TDS if last year's turnover was above ${caseWording('tds.payer-turnover', 'business')} in business or ${caseWording('tds.payer-turnover', 'profession')} in a profession.`,
          },
          {
            kind: 'example',
            title: "TDS on a painter's bill",
            text: `You pay a painter ${inRupees(paid)} in one bill. The painter has a PAN and works in his own name. You deduct TDS when a single bill is above ${caseWording('tds.194c-threshold', 'single')}, or when the bills for the year together are above ${caseWording('tds.194c-threshold', 'aggregate')}.`,
            lines: [
              { label: 'Bill', figure: inRupees(paid) },
              { label: `${inRupees(paid)} x ${rate}%`, figure: inRupees(tax) },
              { label: 'You pay the painter', figure: inRupees(paid - tax) },
              { label: 'You report the TDS in', figure: `Form ${fact('tds.form-resident')}` },
            ],
          },
          {
            kind: 'text',
            text: `Write the new section number on the challan. If you use an old section number, the TDS can be credited under the wrong Act, and the painter will not see it in his Form 26AS. If the painter has no PAN, you deduct ${fact('tds.no-pan-rate')}.`,
          },
        ],
      },
      {
        title: 'What to do this week',
        blocks: [
          {
            kind: 'list',
            items: [
              'Check whether all your TDS challans since April 2026 have the new section number.',
              'Ask the person who files your TDS returns whether he used the new forms.',
              'Change the section numbers in Tally or in your billing software.',
              'When you get a letter from the department, check the Act and the year before you reply.',
            ],
          },
          {
            kind: 'text',
            text: 'If you find an old section number on the challan of a new payment, do not pay again. File a correction return. The earlier you file it, the earlier your supplier sees his TDS.',
          },
        ],
      },
    ],
    sources: ['income-tax-portal', 'income-tax-department', 'tds-traces'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
