import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const paid = 80_000;

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, caseFigure, lawAsOf } = factsOfPage();
  const rate = caseFigure('tds.194c-rate', 'individual');
  const tax = (paid * rate) / 100;
  return {
    id: 'income-tax-act-2025-for-a-shop',
    title: 'Income-tax Act, 2025: what changes for a shop',
    description:
      'The Income-tax Act, 2025 has new names for years, forms and sections. What a shop owner does differently now, and what stays as it was. With an example.',
    category: 'Income Tax',
    publishedOn: '2026-11-20',
    changedOn: '2026-11-24',
    service: 'income-tax-filing',
    cities: ['coimbatore', 'madurai', 'erode'],
    lead: `The Income-tax Act, 2025 is in force since ${fact('act.in-force')}. Do you pay more because of it? Most shops do not. Mostly names and numbers changed. You need the new ones when you cut tax from a payment, and when a letter comes.`,
    sections: [
      {
        title: 'Which Act is for which year',
        blocks: [
          {
            kind: 'text',
            text: 'Income of the financial year 2025-26 stays under the old Act of 1961. You file its return on the old forms, also when you file it late. You do not file two returns for one income.',
          },
          {
            kind: 'text',
            text: 'Income that you earn from April 2026 falls under the new Act. Its first year is called tax year 2026-27. You file the return for it in 2027.',
          },
          {
            kind: 'text',
            text: 'Until now you had to know two words for one income: the previous year and the assessment year after it. The new Act has one word. A tax year is the twelve months from April in which you earn the money.',
          },
        ],
      },
      {
        title: 'Old names and new names',
        blocks: [
          {
            kind: 'text',
            text: 'Your accountant, your bank and the portal use the new names now. Keep this list beside the cash book for the first year.',
          },
          {
            kind: 'table',
            caption: 'What it was called, and what it is called now',
            columns: ['What it is', 'Until March 2026', 'Now'],
            rows: [
              ['Quarterly statement for salaries', 'Form 24Q', `Form ${fact('tds.form-salary')}`],
              ['Quarterly statement for other payments', 'Form 26Q', `Form ${fact('tds.form-resident')}`],
              ['Statement of tax collected by a seller', 'Form 27EQ', `Form ${fact('tds.form-tcs')}`],
              ['Certificate for an employee', 'Form 16', `Form ${fact('tds.certificate-salary')}`],
              ['Certificate for others', 'Form 16A', `Form ${fact('tds.certificate-others')}`],
              ['Payments to contractors', 'Section 194C', `Section ${fact('tds.194c-section')}`],
              ['Rent', 'Section 194I', `Section ${fact('tds.194i-section')}`],
              ['Professional fees', 'Section 194J', `Section ${fact('tds.194j-section')}`],
            ],
          },
          {
            kind: 'text',
            text: 'Corrections of older quarters still go on the old forms. The bracket in the last lines is the old number, so that you find it again.',
          },
        ],
      },
      {
        title: 'What stays as it was, and one date that moved',
        blocks: [
          {
            kind: 'list',
            items: [
              `You deposit the tax that you cut by the ${fact('tds.deposit-due')}.`,
              `The quarterly statements are due on ${fact('tds.due-all')}.`,
              `Do you pay tax of ${fact('advance.threshold')}? Advance tax is due on ${fact('advance.due')}.`,
              `A statement that comes late costs ${fact('tds.late-fee-day')}.`,
            ],
          },
          {
            kind: 'text',
            text: `Look at the date of your own return, because it moved for shops. With a business and without an audit it is ${fact('itr.due-businesses')}. Where the books are audited it is ${fact('itr.due-audit')}.`,
          },
          {
            kind: 'text',
            text: `The law asks for an audit from these sums on. ${fact('audit.turnover')}.`,
          },
        ],
      },
      {
        title: 'An example: you paint the shop',
        blocks: [
          {
            kind: 'text',
            text: `Do you have to cut tax? Companies, firms and LLPs always must. If the shop is yours alone, its turnover of last year decides. You must above ${fact('tds.payer-turnover')}.`,
          },
          {
            kind: 'example',
            title: 'Tax on the bill of a painter',
            text: `You pay a painter ${inRupees(paid)} in one bill. He has a PAN and works in his own name. The limit is ${fact('tds.194c-threshold')}: for one bill, or for all bills of the year.`,
            lines: [
              { label: 'Bill', figure: inRupees(paid) },
              { label: `${inRupees(paid)} x ${rate}%`, figure: inRupees(tax) },
              { label: 'You pay the painter', figure: inRupees(paid - tax) },
              { label: 'You report it in', figure: `Form ${fact('tds.form-resident')}` },
            ],
          },
          {
            kind: 'text',
            text: `Write the new section number on the challan. A challan under an old number can end with the wrong Act, and the painter does not see his tax. If the painter has no PAN, you cut ${fact('tds.no-pan-rate')}.`,
          },
        ],
      },
      {
        title: 'What to do this week',
        blocks: [
          {
            kind: 'list',
            items: [
              'Look at the challans since April 2026. Is the section a new one?',
              'Ask who files your quarterly statements if the new forms were used.',
              'Change the section numbers in Tally or in your billing software.',
              'Read every letter for its Act and year before you answer.',
            ],
          },
          {
            kind: 'text',
            text: 'Did you find an old number on a new payment? Do not pay again. A correction statement puts it right, and the earlier you file it, the earlier your supplier sees his tax.',
          },
        ],
      },
    ],
    sources: ['income-tax-portal', 'income-tax-department', 'tds-traces'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
