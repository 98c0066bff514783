import { dayAndMonth } from '../../dates.ts';
import type { LocalSite } from '../../local-site.ts';
import type { SamplePost } from '../../schema.ts';

/** The day so many days after a meeting on 20 September. */
const after = (days: number): string => dayAndMonth(new Date(Date.UTC(2026, 8, 20 + days)).toISOString().slice(0, 10));

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, figure, lawAsOf } = factsOfPage();
  const accounts = figure('company.aoc4-due');
  const annualReturn = figure('company.annual-return-due');
  return {
    id: 'proprietorship-llp-or-private-limited',
    title: 'Proprietorship, LLP or private limited: how to choose',
    description:
      'Three forms of business side by side: who pays the debts, what you file each year and how a partner comes in. With the dates of a company as an example.',
    category: 'Company Registration',
    publishedOn: '2025-11-13',
    changedOn: '2026-11-24',
    service: 'company-registration',
    cities: ['coimbatore', 'chennai', 'hosur'],
    lead: 'Do you start a business, alone or with others? Its form decides who pays its debts, what you file in a year without sales, and how easily a partner comes in. Look at these three points first, and at the tax after them.',
    sections: [
      {
        title: 'The three side by side',
        blocks: [
          {
            kind: 'table',
            caption: 'Proprietorship, LLP and private limited company',
            columns: ['Question', 'Proprietor', 'LLP', 'Private limited'],
            rows: [
              [
                'People',
                'You',
                `At least ${fact('company.llp-min')}`,
                `At least ${fact('company.private-directors')} and ${fact('company.private-shareholders')}`,
              ],
              ['At most', 'You', fact('company.llp-max'), fact('company.private-max')],
              ['Who answers for debts', 'You, with all you own', 'The LLP', 'The company'],
              ['PAN and bank account', 'Your own PAN', 'Its own', 'Its own'],
              ['Time to form', 'No register to join', fact('company.llp-time'), fact('company.registration-time')],
              [
                'Every year',
                'Your own return',
                'Form 8 and Form 11',
                'Accounts and annual return, with audit and meeting',
              ],
            ],
          },
        ],
      },
      {
        title: 'Proprietor: the business is you',
        blocks: [
          {
            kind: 'text',
            text: 'You join no register and get no separate PAN. The usual papers are GST registration, a Udyam certificate and a current account in the name of the business. The profit goes into your own return.',
          },
          {
            kind: 'text',
            text: 'Every loan and every tax demand of the business is your own debt. You answer for it with all you own, also with your house.',
          },
          {
            kind: 'text',
            text: 'When the owner dies, the business does not pass on by itself. The family closes it or starts again under another PAN.',
          },
        ],
      },
      {
        title: 'LLP: partners, with a limit to what they can lose',
        blocks: [
          {
            kind: 'text',
            text: 'In law an LLP, a limited liability partnership, is separate from the people who run it. The LLP agreement says who puts in what, who takes out what and how a partner leaves. Take time for it.',
          },
          {
            kind: 'text',
            text: 'You need an audit only above the limits of the LLP law. But Form 8, the accounts, and Form 11, the annual return, are due each year. You file them even when there was no business.',
          },
          {
            kind: 'text',
            text: 'You form the LLP with FiLLiP, the form for new LLPs, on the portal of the Ministry of Corporate Affairs.',
          },
        ],
      },
      {
        title: 'Private limited company: the form that banks and investors know',
        blocks: [
          {
            kind: 'text',
            text: 'Banks, large customers and investors know this form. A new investor gets shares, and no agreement has to be written again. You form it with SPICe+, the form for new companies, which also brings PAN and TAN (the number for TDS).',
          },
          {
            kind: 'text',
            text: 'In return there is more work. The company keeps minutes, appoints an auditor whatever its size, and holds the AGM, the yearly meeting of its shareholders.',
          },
          {
            kind: 'text',
            text: "Directors cannot use the company's money as their own. What they take out is salary, dividend or a loan, and a loan has rules of its own.",
          },
          {
            kind: 'example',
            title: 'A year of a company whose books close on 31 March',
            text: `The AGM is held ${fact('company.agm-due').toLowerCase()}. The accounts go to the registrar in AOC-4, the form for accounts, ${fact('company.aoc4-due').replace('Within', 'within')}. The annual return follows ${fact('company.annual-return-due').replace('Within', 'within')}.`,
            lines: [
              { label: 'Books close', figure: '31 March' },
              { label: 'Last day for the meeting', figure: 'The end of September' },
              { label: 'Say the meeting is held on', figure: '20 September' },
              { label: `AOC-4, ${accounts} days later`, figure: after(accounts) },
              { label: `Annual return, ${annualReturn} days later`, figure: after(annualReturn) },
            ],
          },
          {
            kind: 'text',
            text: 'The first AGM of a new company has a time of its own.',
          },
        ],
      },
      {
        title: 'Four questions that decide',
        blocks: [
          {
            kind: 'list',
            items: [
              'Could one claim be larger than what the business owns, for example after an accident? Then an LLP or a company keeps your house apart from it.',
              'Will people outside the family put in money? A company suits them better.',
              'Will the second person on the papers really work with you? If not, remain a proprietor, or look at the one person company.',
              'Can you pay for yearly filings in a bad year as well? If you are unsure, begin as a proprietor.',
            ],
          },
        ],
      },
      {
        title: 'Changing later is possible, but not free',
        blocks: [
          {
            kind: 'text',
            text: 'A new form of business has a new PAN, and so a new GST number. If you transfer the whole business, the GST credit moves with ITC-02, the form for it. Licences, bank limits and the codes of your customers start again.',
          },
          {
            kind: 'text',
            text: 'So decide now. Write down your turnover and your loans, who will sign, and the largest order that you expect. With these four you can choose.',
          },
        ],
      },
    ],
    sources: ['corporate-affairs', 'company-registration-portal', 'llp-portal'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
