import { fact } from '../facts.ts';
import type { SamplePost } from '../schema.ts';

export const content = {
  id: 'proprietorship-llp-or-private-limited',
  title: 'Proprietorship, LLP or private limited: how to choose',
  category: 'Company Registration',
  publishedOn: '2025-11-13',
  paragraphs: [
    'A man who makes pump spares in a rented shed, two sisters who stitch school uniforms, three friends with a software order from Singapore: all of them ask us the same question, and the right answer is different for each. The form of a business decides who answers for its debts, what must be filed when there is no sale, and how easily a partner or an investor can come in. Tax is only the fourth point, though it is usually asked first.',
    "A proprietorship is you. There is no separate register to join and no separate PAN; GST registration, a Udyam certificate and a current account in the trade name are its usual papers. Profit goes into your own return. The price of this simplicity is that every loan, supplier's claim and tax demand is your own debt, and your house stands behind it. When the owner dies the business does not pass on by itself: the family must wind it up or begin anew under another PAN.",
    `An LLP is a person in law, apart from those who run it. It needs at least ${fact('company.llp-min')}, and the law sets no limit at the other end. Who puts in what, who draws what and how one leaves is written in the LLP agreement, so spend time on that document. An audit is asked for only above the limits of the LLP law, but Form 8 and Form 11 are due each year even when there was no business. The name is applied for and the LLP formed through FiLLiP on the MCA portal; reckon with ${fact('company.llp-time')}.`,
    `A private limited company has ${fact('company.private-directors')} and ${fact('company.private-shareholders')} at the least, and ${fact('company.private-max')} at the most. Banks, large customers and investors know the form, and shares make it possible to bring in money without rewriting an agreement. It is formed with SPICe+, which also brings PAN and TAN, usually in ${fact('company.registration-time')}.`,
    `In return the company keeps minutes, appoints an auditor whatever its size, and holds an annual general meeting. ${fact('company.aoc4-due')} the accounts go to the registrar in AOC-4. ${fact('company.annual-return-due')} the annual return takes the same road, and delay is charged by the day. Directors may not treat the till as their own: money taken out is salary, dividend or a loan with rules of its own.`,
    'So ask four things. Could one claim, from a customer abroad or from an accident in the shed, be larger than what the business owns? Then keep your house apart from it, with an LLP or a company. Are there people outside the family who will put in capital? A company suits them better. Will the second name on the papers really work with you? If not, remain a proprietor, or look at the one person company. Can you pay for yearly filings in a bad year as well? If you are unsure, begin small.',
    'Changing later is possible, but not free. A new entity has a new PAN, therefore a new GSTIN; credit moves over with form ITC-02 in a proper transfer, and licences, bank limits and vendor codes have to be taken again. Two hours over the choice today are cheaper than that. Bring your turnover, your loans, the names of those who will sign, and the largest contract you expect. That is enough to decide on.',
  ],
} satisfies SamplePost;
