import { dayAndMonth } from '../../dates.ts';
import type { LocalSite } from '../../local-site.ts';
import type { SamplePost } from '../../schema.ts';

/** Writes the day so many days after a meeting on 20 September. */
const after = (days: number): string => dayAndMonth(new Date(Date.UTC(2026, 8, 20 + days)).toISOString().slice(0, 10));

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, figure, lawAsOf } = factsOfPage();
  const accounts = figure('company.aoc4-due');
  const annualReturn = figure('company.annual-return-due');
  return {
    id: 'proprietorship-llp-or-private-limited',
    title: 'Proprietorship, LLP or private limited: how to choose',
    description:
      'Three forms of business side by side: who pays the debts, what you file each year and how a partner joins. With the dates of a company as an example.',
    category: 'Company Registration',
    publishedOn: '2025-11-13',
    changedOn: '2026-11-27',
    service: 'company-registration',
    cities: ['coimbatore', 'chennai', 'hosur'],
    lead: 'Are you starting a business, alone or with others? The form of business decides who pays its debts, what you file in a year without sales, and how easily a partner can join. Look at debts, annual filings and new partners first, and then at the tax.',
    sections: [
      {
        title: 'The three forms side by side',
        blocks: [
          {
            kind: 'table',
            caption: 'Proprietorship, LLP and private limited company',
            columns: ['Question', 'Proprietor', 'LLP', 'Private limited'],
            rows: [
              [
                'People',
                'You',
                `At least ${plain('company.llp-min')} partners`,
                `At least ${plain('company.private-directors')} directors and ${plain('company.private-shareholders')} shareholders`,
              ],
              ['Maximum', 'You', 'No maximum', `${plain('company.private-max')} shareholders`],
              ['Who pays the debts', 'You, with all you own', 'The LLP', 'The company'],
              ['PAN and bank account', 'In your own name', 'In the name of the LLP', 'In the name of the company'],
              ['Time to form', 'No registration needed', fact('company.llp-time'), fact('company.registration-time')],
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
            text: 'You do not register a proprietorship with any registrar, and it has no separate PAN. The usual documents are the GST registration, a Udyam certificate and a current account in the name of the business. You report the profit in your own income tax return.',
          },
          {
            kind: 'text',
            text: 'Every loan and every tax demand of the business is your own debt. You are liable for the debts of the business with all you own, even your house.',
          },
          {
            kind: 'text',
            text: 'When a proprietor dies, the business does not continue automatically. The family closes the business or starts again under another PAN.',
          },
        ],
      },
      {
        title: 'LLP: partners with limited liability',
        blocks: [
          {
            kind: 'text',
            text: 'By law, an LLP (limited liability partnership) is separate from its partners. The LLP agreement says what each partner brings, what he gets and how he can leave. Take time to write this agreement.',
          },
          {
            kind: 'text',
            text: 'An LLP needs an audit only above the limits in the LLP law. But Form 8 (accounts) and Form 11 (annual return) are due each year, even if there was no business.',
          },
          {
            kind: 'text',
            text: 'You form the LLP with FiLLiP on the portal of the Ministry of Corporate Affairs.',
          },
        ],
      },
      {
        title: 'Private limited company: for banks and investors',
        blocks: [
          {
            kind: 'text',
            text: 'Banks, large customers and investors are used to dealing with private limited companies. A new investor gets shares, and you do not have to write a new agreement. You form the company with SPICe+, which also gives you PAN and TAN.',
          },
          {
            kind: 'text',
            text: 'But a company means more work. A company keeps minutes, appoints an auditor whatever its size, and holds an annual general meeting (AGM) of its shareholders.',
          },
          {
            kind: 'text',
            text: "Directors cannot use the company's money as their own. A director can take money as salary, as dividend or as a loan, and a loan has its own rules.",
          },
          {
            kind: 'example',
            title: 'One year for a company whose books close on 31 March',
            text: `The AGM is held within ${plain('company.agm-due')} of the financial year end. The accounts (AOC-4) are filed within ${plain('company.aoc4-due')} of the AGM, and the annual return (MGT-7) within ${plain('company.annual-return-due')} of the AGM.`,
            lines: [
              { label: 'Books close', figure: '31 March' },
              { label: 'Last date for the meeting', figure: 'The end of September' },
              { label: 'Say the meeting is held on', figure: '20 September' },
              { label: `AOC-4, ${accounts} days later`, figure: after(accounts) },
              { label: `Annual return, ${annualReturn} days later`, figure: after(annualReturn) },
            ],
          },
          {
            kind: 'text',
            text: 'For the first AGM of a new company, the law gives a different time limit.',
          },
        ],
      },
      {
        title: 'Four questions that help you decide',
        blocks: [
          {
            kind: 'list',
            items: [
              'Could a single claim, for example after an accident, be larger than all that the business owns? Against such a large claim, an LLP or a company protects your house.',
              'Will people outside the family put in money? If outsiders will put in money, a company is better.',
              'Will the second person you name as partner or director really work with you? If the second person will not work with you, remain a proprietor, or look at the One Person Company.',
              'Can you pay for annual filings even in a bad year? If you are not sure, start as a proprietor.',
            ],
          },
        ],
      },
      {
        title: 'You can change the form of business later, at a cost',
        blocks: [
          {
            kind: 'text',
            text: 'A new form of business needs a new PAN and a new GST number. If you transfer the whole business, you move the GST credit with ITC-02. You have to apply again for licences, bank limits and vendor codes with your customers.',
          },
          {
            kind: 'text',
            text: 'So decide on the form of business now. To choose, write down your turnover, your loans, who will sign for the business, and the largest order you expect.',
          },
        ],
      },
    ],
    sources: ['corporate-affairs', 'company-registration-portal', 'llp-portal'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
