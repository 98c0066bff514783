import type { LocalSite } from '../../local-site.ts';
import { inRupees } from '../../rupees.ts';
import type { SamplePost } from '../../schema.ts';

const wage = 14_000;
const share = (rate: number): number => Math.round((wage * rate) / 100);

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, figure, lawAsOf } = factsOfPage();
  const pf = share(figure('pf.employee-rate'));
  const esi = share(figure('esi.employee-rate'));
  const esiEmployer = share(figure('esi.employer-rate'));
  return {
    id: 'first-month-of-pf-and-esi',
    title: 'The first month of PF and ESI in a new unit',
    description:
      'Your business now has enough people for ESI and PF. What you do in each of the first four weeks, from the papers to the first payment.',
    category: 'PF ESI',
    publishedOn: '2025-07-22',
    changedOn: '2026-11-24',
    service: 'pf-esi-services',
    cities: ['coimbatore', 'tirupur', 'karur'],
    lead: `Nobody tells you when you reach the limit of PF and ESI. ESI comes first, at ${fact('esi.employees')}. PF follows at ${fact('pf.employees')}. Contract labourers and daily wage workers usually count too, whatever the contractor says.`,
    sections: [
      {
        title: 'How much time you have',
        blocks: [
          {
            kind: 'text',
            text: `Count from the day on which you have that number of people. For the ESI registration you usually have ${plain('esi.registration-limit')}. For PF register at once. The four weeks below put the work in order.`,
          },
        ],
      },
      {
        title: 'Week one: papers',
        blocks: [
          {
            kind: 'list',
            items: [
              'Of the business: PAN, GST certificate, and the partnership deed or certificate of incorporation.',
              'Of the place: the rent agreement and a power bill.',
              'Of the bank: a cancelled cheque.',
              'Of the person who signs: the digital signature.',
              'Of each worker: name and date of birth as on Aadhaar, and the name of father or husband.',
              'Of each worker also: bank passbook, mobile number and date of joining, and PAN where there is one.',
            ],
          },
          {
            kind: 'text',
            text: 'Use the spelling on Aadhaar everywhere. If it is wrong, have Aadhaar corrected first, because every later record is copied from it.',
          },
          {
            kind: 'text',
            text: 'If a worker gives you a copy of Aadhaar, take a masked one, which shows only the last four digits. The full number is typed on the portal.',
          },
        ],
      },
      {
        title: 'Week two: numbers',
        blocks: [
          {
            kind: 'text',
            text: 'Companies that were formed with SPICe+, the form for new companies, often have PF and ESI codes already. Others apply online.',
          },
          {
            kind: 'text',
            text: 'Ask each worker about earlier work under PF. A person who had PF before has a universal account number. You get it from Form 11, the declaration that the worker signs when he joins.',
          },
          {
            kind: 'text',
            text: 'Do not make a second number for the same person. The worker then has to apply for a transfer, and until it is done a withdrawal can be refused.',
          },
          {
            kind: 'text',
            text: 'For ESI, register each person with the names of the family, because the family can be treated too.',
          },
        ],
      },
      {
        title: 'Week three: the wage sheet',
        blocks: [
          {
            kind: 'text',
            text: `PF takes ${fact('pf.employee-rate')} from the worker. ESI takes ${fact('esi.employee-rate')} from the worker and ${fact('esi.employer-rate')} from you. Your own shares come on top of the wage. Work them out before you promise a take-home wage.`,
          },
          {
            kind: 'example',
            title: 'One worker, one month',
            text: `A helper whose wage for both schemes is ${inRupees(wage)}. Your own share of PF comes on top and is left out here.`,
            lines: [
              { label: 'Wage', figure: inRupees(wage) },
              { label: `PF from the worker, ${fact('pf.employee-rate')}`, figure: inRupees(pf) },
              { label: `ESI from the worker, ${fact('esi.employee-rate')}`, figure: inRupees(esi) },
              { label: `ESI from you, ${fact('esi.employer-rate')}`, figure: inRupees(esiEmployer) },
              { label: 'Take-home wage', figure: inRupees(wage - pf - esi) },
            ],
          },
          {
            kind: 'text',
            text: 'Do not split the basic pay into allowances to pay less. The law decides what counts as wages, not the heading on the slip. Inspectors read wage registers for this.',
          },
        ],
      },
      {
        title: 'When a wage passes the limit of ESI',
        blocks: [
          {
            kind: 'text',
            text: 'A person above the wage limit stays outside ESI. ESI counts in half-years, the contribution periods. A person who passes the limit in the middle of one stays covered until it ends.',
          },
          {
            kind: 'text',
            text: 'If you stop the deduction in the month of the raise, you pay what is missing, and the interest, yourself. You can hardly take it from the worker later.',
          },
        ],
      },
      {
        title: 'Week four: the payment',
        blocks: [
          {
            kind: 'text',
            text: 'For PF you upload a file with one line for each member. It is the return and the payment slip in one. For ESI you enter the days worked and the wages of each person.',
          },
          {
            kind: 'text',
            text: 'Did somebody not work at all? Enter nil days with the reason. Do not leave the person out.',
          },
          {
            kind: 'text',
            text: `Let two people keep both dates in their calendars. A late payment of ESI costs interest of ${fact('esi.interest')}. PF takes interest too, and damages on top of it.`,
          },
        ],
      },
      {
        title: 'After the first payment',
        blocks: [
          {
            kind: 'list',
            items: [
              'Ask each PF member to name a nominee online: the person who gets the money after a death.',
              'Download the ESI identity papers and hand them over.',
              'Put up the notices that the law asks for.',
              'Open a file for each month: attendance, wage register and paid challans.',
            ],
          },
          {
            kind: 'text',
            text: 'If you have fewer workers later, PF and ESI do not end by themselves. And if a worker has an accident, these records show that the worker is insured.',
          },
        ],
      },
    ],
    sources: ['epfo', 'esic'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
