import { factsOfPage } from '../facts.ts';
import type { SamplePost } from '../schema.ts';

const { fact, figure, lawAsOf } = factsOfPage();

/** The day so many days after a meeting on 20 September. */
const after = (days: number): string =>
  new Date(Date.UTC(2026, 8, 20 + days)).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

const accounts = figure('company.aoc4-due');
const annualReturn = figure('company.annual-return-due');

export const content = {
  id: 'proprietorship-llp-or-private-limited',
  title: 'Proprietorship, LLP or private limited: how to choose',
  description:
    'Who answers for the debts, what is filed in a year without sales, how a partner comes in: three forms of business compared, with one dated example.',
  category: 'Company Registration',
  publishedOn: '2025-11-13',
  changedOn: '2026-11-23',
  service: 'company-registration',
  cities: ['coimbatore', 'chennai', 'hosur'],
  lead: 'Pump spares in a rented shed, school uniforms made by two sisters, a software order from Singapore shared by three friends: the right form is different for each. The form of a business decides who answers for its debts, what must be filed when there is no sale, and how easily a partner or an investor can come in. Look at these three points first, and at the tax after them.',
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
            ['Each year', 'Your own return', 'Form 8 and Form 11', 'AOC-4, annual return, audit, meeting'],
          ],
        },
      ],
    },
    {
      title: 'A proprietorship is you',
      blocks: [
        {
          kind: 'text',
          text: "There is no separate register to join and no separate PAN; GST registration, a Udyam certificate and a current account in the trade name are its usual papers. Profit goes into your own return. But every loan, supplier's claim and tax demand is your own debt, and you answer for it with your house. When the owner dies the business does not pass on by itself: the family has to close it or start again under another PAN.",
        },
      ],
    },
    {
      title: 'An LLP is a person in law',
      blocks: [
        {
          kind: 'text',
          text: 'It is separate from the people who run it. The LLP agreement says who puts in what, who draws what and how one leaves, so spend time on it. You need an audit only above the limits of the LLP law, but Form 8 and Form 11 are due each year even when there was no business. You apply for the name and form the LLP through FiLLiP on the MCA portal.',
        },
      ],
    },
    {
      title: 'A private limited company is the form that others know',
      blocks: [
        {
          kind: 'text',
          text: 'Banks, large customers and investors know the form, and shares make it possible to bring in money without rewriting an agreement. It is formed with SPICe+, which also brings PAN and TAN. In return the company keeps minutes, appoints an auditor whatever its size, and holds an annual general meeting. Directors cannot use the company’s money as their own: what they take out is salary, dividend or a loan with rules of its own.',
        },
        {
          kind: 'example',
          title: 'A year of a company whose books close on 31 March',
          text: `The meeting is held ${fact('company.agm-due').toLowerCase()}, the accounts go to the registrar in AOC-4 ${fact('company.aoc4-due').replace('Within', 'within')}, the annual return ${fact('company.annual-return-due').replace('Within', 'within')}. A first meeting after formation has a time of its own.`,
          lines: [
            { label: 'Books close', figure: '31 March' },
            { label: 'Last day for the meeting', figure: 'The end of September' },
            { label: 'Say the meeting is held on', figure: '20 September' },
            { label: `AOC-4, ${accounts} days later`, figure: after(accounts) },
            { label: `Annual return, ${annualReturn} days later`, figure: after(annualReturn) },
          ],
        },
      ],
    },
    {
      title: 'Four questions that decide',
      blocks: [
        {
          kind: 'list',
          items: [
            'Could one claim, from a customer abroad or from an accident in the shed, be larger than what the business owns? Then keep your house apart from it, with an LLP or a company.',
            'Are there people outside the family who will put in capital? A company suits them better.',
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
          text: 'A new entity has a new PAN and therefore a new GSTIN. Credit moves over with form ITC-02 when the whole business is transferred, and you have to take licences, bank limits and vendor codes again. It is cheaper to think about the form now. Write down your turnover, your loans, the names of those who will sign, and the largest contract you expect: with these you can decide.',
        },
      ],
    },
  ],
  sources: ['corporate-affairs', 'company-registration-portal', 'llp-portal'],
  lawAsOf: lawAsOf(),
} satisfies SamplePost;
