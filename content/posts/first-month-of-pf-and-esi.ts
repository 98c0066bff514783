import { fact, figure } from '../facts.ts';
import { inRupees } from '../register/values.ts';
import type { SamplePost } from '../schema.ts';

const wage = 14_000;
const share = (rate: number): number => Math.ceil((wage * rate) / 100);
const pf = share(figure('pf.employee-rate'));
const esi = share(figure('esi.employee-rate'));
const esiEmployer = share(figure('esi.employer-rate'));

export const content = {
  id: 'first-month-of-pf-and-esi',
  title: 'The first month of PF and ESI in a new unit',
  description:
    'When the tenth and the twentieth worker joins: papers in week one, numbers in week two, the wage sheet in week three, the payment in week four.',
  category: 'PF ESI',
  publishedOn: '2025-07-22',
  changedOn: '2026-11-22',
  service: 'pf-esi-services',
  cities: ['coimbatore', 'tirupur', 'karur'],
  lead: `A small unit grows by one tailor, one fitter, one helper at a time, and nobody rings a bell when the limit is reached. ESI comes first, at ${fact('esi.employees')}; provident fund follows at ${fact('pf.employees')}. From the day on which the number is reached, count ${fact('esi.registration-limit')} for the ESI registration and ${fact('pf.registration-limit')} for PF. Contract labourers and daily wage workers are usually part of the count, whatever the contractor says.`,
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
          text: 'The spelling on Aadhaar is the only spelling that matters. Have Aadhaar corrected first if it is wrong, because every later record is copied from it. Where a worker gives you a copy, take a masked one, which shows the last four digits only; the full number he types on the portal himself.',
        },
      ],
    },
    {
      title: 'Week two: numbers',
      blocks: [
        {
          kind: 'text',
          text: 'Companies formed through SPICe+ often have their PF and ESI codes from birth; others apply online. Ask each joiner whether he has worked under PF before. If so, he has a universal account number, and his Form 11 declaration carries it across; a second number for the same man means a transfer claim later and a blocked withdrawal. For ESI, each person is registered with the names of the family, since it is the family that will stand at the dispensary window.',
        },
      ],
    },
    {
      title: 'Week three: the wage sheet',
      blocks: [
        {
          kind: 'text',
          text: `PF takes ${fact('pf.employee-rate')} from the worker; ESI takes ${fact('esi.employee-rate')} from the worker and ${fact('esi.employer-rate')} from you. Your own shares are a cost over and above the wage, so work them out before you promise a take-home figure.`,
        },
        {
          kind: 'example',
          title: 'One worker, one month',
          text: `A helper whose wage for both schemes is ${inRupees(wage)}. Both shares are rounded up to the rupee here. Your own share of PF comes on top, with charges that we leave out of the example.`,
          lines: [
            { label: 'Wage', figure: inRupees(wage) },
            { label: `PF from the worker, ${fact('pf.employee-rate')}`, figure: inRupees(pf) },
            { label: `ESI from the worker, ${fact('esi.employee-rate')}`, figure: inRupees(esi) },
            { label: `ESI from you, ${fact('esi.employer-rate')}`, figure: inRupees(esiEmployer) },
            { label: 'He takes home', figure: inRupees(wage - pf - esi) },
          ],
        },
        {
          kind: 'text',
          text: 'Do not cut the basic pay into six allowances to save contribution. What counts as wages is settled by law and not by the heading on the slip, and inspectors read wage registers for exactly this.',
        },
      ],
    },
    {
      title: 'When a wage passes the limit of ESI',
      blocks: [
        {
          kind: 'text',
          text: 'A supervisor above the wage limit stays outside, but one who crosses it in the middle of a contribution period remains covered until that period ends. If the deduction is stopped in the month of the increment, the arrears, with interest, fall on the employer alone, for he can seldom take them from the man afterwards.',
        },
      ],
    },
    {
      title: 'Week four: the payment',
      blocks: [
        {
          kind: 'text',
          text: `The PF return is an electronic challan cum return, uploaded as a file with one line for each member; ESI asks for days worked and wages for each insured person. Enter nil days with a reason rather than leaving a person out. Keep both dates in the calendar of two people, not one. Delay costs ${fact('esi.interest')} as interest on the ESI side, and the provident fund adds damages to its own interest.`,
        },
      ],
    },
    {
      title: 'After the first challan',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each member completes his e-nomination himself.',
            'Download the ESI identity papers and hand them over.',
            'Fix the display boards.',
            'Open a file: joining declarations, attendance, wage register, paid challans, month behind month.',
          ],
        },
        {
          kind: 'text',
          text: 'A unit that later falls below the number does not go out by itself. And when a man has an accident in the second month, these sheets decide whether the hospital treats him as insured.',
        },
      ],
    },
  ],
  sources: ['epfo', 'esic'],
} satisfies SamplePost;
