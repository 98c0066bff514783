import { factsOfPage } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const { fact, figure, lawAsOf } = factsOfPage();

const wage = 14_000;
const share = (rate: number): number => Math.round((wage * rate) / 100);
const pf = share(figure('pf.employee-rate'));
const esi = share(figure('esi.employee-rate'));
const esiEmployer = share(figure('esi.employer-rate'));

export const content = {
  id: 'first-month-of-pf-and-esi',
  title: 'The first month of PF and ESI in a new unit',
  description:
    'When a unit has grown into ESI and PF: papers in week one, numbers in week two, the wage sheet in week three, the payment in week four.',
  category: 'PF ESI',
  publishedOn: '2025-07-22',
  changedOn: '2026-11-23',
  service: 'pf-esi-services',
  cities: ['coimbatore', 'tirupur', 'karur'],
  lead: `A small unit grows by one tailor, one fitter, one helper at a time, and nobody tells you when you reach the limit. ESI comes first, at ${fact('esi.employees')}; provident fund follows at ${fact('pf.employees')}. From the day on which you have that number, count ${fact('esi.registration-limit')} for the ESI registration, and register for PF at once. Contract labourers and daily wage workers are usually counted too, whatever the contractor says.`,
  sections: [
    {
      title: 'Week one: papers',
      blocks: [
        {
          kind: 'list',
          items: [
            'Of the unit: PAN, partnership deed or certificate of incorporation, rent agreement, power bill, GST certificate, a cancelled cheque.',
            'Of the person who signs: the digital signature.',
            "Of each worker: name and date of birth as on Aadhaar, father's or husband's name, PAN where there is one, bank passbook, mobile number, date of joining.",
            'Of whoever worked under PF before: the universal account number.',
          ],
        },
        {
          kind: 'text',
          text: 'Use the spelling on Aadhaar everywhere. If it is wrong, have Aadhaar corrected first, because every later record is copied from it. If a worker gives you a copy of Aadhaar, take a masked one, which shows only the last four digits; the full number is typed on the portal.',
        },
      ],
    },
    {
      title: 'Week two: numbers',
      blocks: [
        {
          kind: 'text',
          text: 'Companies formed through SPICe+ often have their PF and ESI codes from the start; others apply online. Ask each joiner about earlier work under PF. Whoever worked under PF has a universal account number, and the Form 11 declaration brings it to you. A second number for the same person means a transfer claim later, and until then a withdrawal can be refused. For ESI, register each person with the names of the family, because the family can be treated too.',
        },
      ],
    },
    {
      title: 'Week three: the wage sheet',
      blocks: [
        {
          kind: 'text',
          text: `PF takes ${fact('pf.employee-rate')} from the worker; ESI takes ${fact('esi.employee-rate')} from the worker and ${fact('esi.employer-rate')} from you. Your own shares come on top of the wage, so work them out before you promise a take-home wage.`,
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
          text: 'Do not split the basic pay into allowances to save contribution. The law, not the heading on the slip, decides what counts as wages, and inspectors read wage registers for this.',
        },
      ],
    },
    {
      title: 'When a wage passes the limit of ESI',
      blocks: [
        {
          kind: 'text',
          text: 'A supervisor above the wage limit stays outside, but one who crosses it in the middle of a contribution period remains covered until that period ends. If you stop the deduction in the month of the increment, you pay the arrears and the interest yourself, because you can hardly recover them from the worker later.',
        },
      ],
    },
    {
      title: 'Week four: the payment',
      blocks: [
        {
          kind: 'text',
          text: `The PF return is an electronic challan cum return, uploaded as a file with one line for each member; ESI asks for days worked and wages for each insured person. Enter nil days with a reason rather than leaving a person out. Have two people keep both dates in their calendars. Delay costs ${fact('esi.interest')} as interest on the ESI side, and the provident fund adds damages to its own interest.`,
        },
      ],
    },
    {
      title: 'After the first challan',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask each member to complete the e-nomination.',
            'Download the ESI identity papers and hand them over.',
            'Put up the notices that the law asks for.',
            'Open a file: joining declarations, attendance, wage register, paid challans, month behind month.',
          ],
        },
        {
          kind: 'text',
          text: 'If you have fewer workers later, PF and ESI do not end by themselves. And if a worker has an accident in the second month, these records show that the worker is insured.',
        },
      ],
    },
  ],
  sources: ['epfo', 'esic'],
  lawAsOf: lawAsOf(),
} satisfies SamplePost;
