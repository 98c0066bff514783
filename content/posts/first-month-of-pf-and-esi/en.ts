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
      'Your business now has enough people for ESI and PF. See what to do in each of the first four weeks, from the papers to the first payment.',
    category: 'PF ESI',
    publishedOn: '2025-07-22',
    changedOn: '2026-11-27',
    service: 'pf-esi-services',
    cities: ['coimbatore', 'tirupur', 'karur'],
    lead: `Nobody tells you when you reach the limit for PF and ESI. ESI applies first, when you have ${plain('esi.employees')} or more employees. PF applies when you have ${plain('pf.employees')} or more. Contract labourers and daily wage workers are usually counted too, whatever the contractor says.`,
    sections: [
      {
        title: 'How much time you have to register',
        blocks: [
          {
            kind: 'text',
            text: `Count the time from the day you reach the limit for ESI or PF. For ESI registration you usually have ${fact('esi.registration-limit')}. For PF, register at once. Below you see what to do in each of the four weeks.`,
          },
        ],
      },
      {
        title: 'Week one: papers',
        blocks: [
          {
            kind: 'list',
            items: [
              'For the business: PAN, GST certificate, and the partnership deed or certificate of incorporation.',
              'For the premises: the rental agreement and the latest EB bill.',
              'For the bank account: a cancelled cheque.',
              'For the authorised signatory: the digital signature.',
              "For each worker: name and date of birth as on Aadhaar, and father's or husband's name.",
              'Also for each worker: bank passbook, mobile number, date of joining, and PAN if there is one.',
            ],
          },
          {
            kind: 'text',
            text: 'Use the spelling on Aadhaar everywhere. If a name is wrong on Aadhaar, get the name corrected on Aadhaar first, because every later record is copied from Aadhaar.',
          },
          {
            kind: 'text',
            text: "If you need a copy of a worker's Aadhaar, take a masked copy, which shows only the last four digits. Type the full Aadhaar number only on the portal.",
          },
        ],
      },
      {
        title: 'Week two: PF and ESI codes',
        blocks: [
          {
            kind: 'text',
            text: 'Companies formed with SPICe+ often have PF and ESI codes already. Other businesses apply for the PF and ESI codes online.',
          },
          {
            kind: 'text',
            text: 'Ask each worker whether he was under PF before. A worker who was under PF before has a universal account number (UAN). You will find the UAN in Form 11, which the worker signs when he joins.',
          },
          {
            kind: 'text',
            text: 'Do not generate a second UAN for the same worker. A worker with two UANs has to apply for a transfer of the old balance, and until then the PF office can refuse a withdrawal.',
          },
          {
            kind: 'text',
            text: 'For ESI, register each worker with the names of his family members, because ESI covers the family too.',
          },
        ],
      },
      {
        title: 'Week three: the wage sheet',
        blocks: [
          {
            kind: 'text',
            text: `${fact('pf.employee-rate')} is deducted from the worker's wage for PF and ${fact('esi.employee-rate')} for ESI. You pay ${fact('esi.employer-rate')} for ESI, and your own share of PF too. You pay your share of PF and ESI over and above the wage, so work it out before you promise a take-home wage.`,
          },
          {
            kind: 'example',
            title: 'One worker, one month',
            text: `A helper's wages are ${inRupees(wage)} a month. PF and ESI are payable on the whole amount. In addition to the amounts below, you pay your own share of PF.`,
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
            text: 'Do not split the basic pay into allowances to pay less. The law decides what counts as wages, not the heading on the payslip. Inspectors check wage registers for such splitting.',
          },
        ],
      },
      {
        title: "When a worker's wage crosses the ESI limit",
        blocks: [
          {
            kind: 'text',
            text: 'A worker above the wage limit is not under ESI. ESI works in contribution periods of six months. A worker who crosses the limit in the middle of a contribution period stays under ESI until the period ends.',
          },
          {
            kind: 'text',
            text: 'If you stop the ESI deduction in the month of the raise, you have to pay the shortfall and the interest yourself. It is difficult to recover the shortfall from the worker later.',
          },
        ],
      },
      {
        title: 'Week four: the payment',
        blocks: [
          {
            kind: 'text',
            text: 'For PF you upload a file with one line for each member. This file (the ECR) is the PF return, and the challan is generated from it. For ESI you enter the days worked and the wages of each worker.',
          },
          {
            kind: 'text',
            text: 'If a worker did not work at all in the month, enter nil days with the reason. Do not leave the worker out of the ESI return.',
          },
          {
            kind: 'text',
            text: `Ask two people to note the due dates for PF and ESI in their calendars. If you pay ESI late, you pay interest at ${fact('esi.interest')}. If you pay PF late, you pay interest and damages.`,
          },
        ],
      },
      {
        title: 'After the first payment',
        blocks: [
          {
            kind: 'list',
            items: [
              'Ask each PF member to name a nominee online. The nominee gets the money if the member dies.',
              'Download the ESI cards and give them to the workers.',
              'Display the notices on PF and ESI that the law requires.',
              'Open a file for each month: attendance, wage register and paid challans.',
            ],
          },
          {
            kind: 'text',
            text: 'If you have fewer workers later, PF and ESI do not end automatically. Keep your records up to date, because they prove that a worker was insured if he has an accident.',
          },
        ],
      },
    ],
    sources: ['epfo', 'esic'],
    lawAsOf: lawAsOf(),
  } satisfies SamplePost;
};
