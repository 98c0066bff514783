import type { Seo } from '../../schema.ts';
import type { AskedBy } from '../asked-facts.ts';

/** Returns what the page and the form of PF and ESI contributions say; the result is in `pf-esi-result/en.ts`. */
export const pfEsiWords = ({ fact }: AskedBy<'pf-esi'>) =>
  ({
    changedOn: '2026-11-27',
    seo: {
      title: 'PF and ESI Contributions From Your Wage Sheet',
      description:
        'Type or paste the PF wage and the gross wage of each employee. You see PF account by account as in the ECR, ESI, take-home pay and cost to company.',
    } satisfies Seo,
    title: 'PF and ESI contributions',
    lead: `PF is compulsory for an employer with ${fact('pf.employees')}, and ESI for an employer with ${fact('esi.employees')}. Enter the wages, or paste your list from Excel, and you see both challans, the take-home pay and the cost to the company.`,
    fields: {
      month: 'Wage month',
      above: 'Do you pay PF on wages above the PF wage ceiling?',
      aboveAnswers: { no: 'No', yes: 'Yes' },
      aboveHint: `The PF wage ceiling has been ${fact('pf.wage-ceiling')} since 17 September 2026. Employer and employee can jointly opt for more.`,
      wages: 'Wages for the month, one row for each employee',
      wagesHint:
        'The PF wage is basic pay, DA and retaining allowance. If HRA and other allowances are more than half of the total pay, the part above half counts too. For example, basic pay and DA ₹12,000 and allowances ₹18,000 give a PF wage of ₹15,000. Enter 0 as the PF wage if no PF is payable, and 0 as the gross wage if no ESI is payable.',
      table: {
        row: 'Row',
        pf: 'PF wage',
        gross: 'Gross wage',
        special: 'What applies',
        hasSpecials:
          'Some employees are outside the pension scheme (EPS), have a disability, or crossed the ESI limit in this half-year.',
        add: 'Add a row',
        paste: 'Or paste your list from Excel',
        pasteHint:
          "Copy the rows with their headings, for example Name, PF wage, Gross wage. If your list has no headings, each row must have two amounts: the employee's PF wage and then the gross wage. Names, account numbers and totals are ignored. If we cannot read a row, we mark it with a question mark.",
        read: 'Rows read: {}.',
        readNone: 'No row could be read. Please copy the headings too.',
      },
      specials: {
        none: 'None of these',
        noPension: 'No pension (EPS)',
        esiContinues: 'ESI continues',
        disability: 'Disability',
      },
    },
    payBy: `PF is due by the ${fact('pf.return-due')}, and ESI usually by the same day.`,
    notCovered: [
      'Whether each of your allowances counts for PF, and the PF wage before 21 November 2025, when the rule on half of the pay began. You enter the PF wage yourself',
      'International workers, because the PF rules for them under the Scheme of 2026 are not settled',
      'Pension (EPS) for employees who came under PF only because of the new wage ceiling. EPFO decides each case',
      'September 2026, because the PF wage ceiling changed in the middle of that month',
      'Hazardous work that the government has notified for ESI, where one employee is enough',
      'Lower PF rates for some establishments, and higher voluntary contributions by an employee',
      "Employees with very low daily wages, who do not pay the employee's share of ESI, and the ESI relief for employers of persons with disability",
      'The amount on the EPFO and ESIC portals on the date of payment, which is final',
    ],
  }) as const;

/** The facts of law that the tool uses, by what they are called below it; no script of the page holds them. */
export const pfEsiUsed = {
  'pf.employees': 'Number of employees from which PF is compulsory',
  'pf.wages': 'What counts as PF wage',
  'pf.employee-rate': "Employee's PF rate",
  'pf.employer-rate': "Employer's PF rate",
  'pf.pension-rate': 'Pension rate',
  'pf.split': 'Accounts in the challan',
  'pf.whole-wage': 'PF on wages above the ceiling',
  'pf.rounding': 'Rounding of PF',
  'pf.edli-rate': 'EDLI rate',
  'pf.wage-ceiling': 'PF wage ceiling',
  'pf.administration-rate': 'PF administration charges',
  'pf.interest': 'Interest on PF paid late',
  'pf.damages': 'Damages on PF paid late',
  'pf.return-late-fee': 'Late fee for the PF return',
  'esi.employees': 'Number of employees from which ESI is compulsory',
  'esi.employee-rate': "Employee's ESI rate",
  'esi.employer-rate': "Employer's ESI rate",
  'esi.wage-limit': 'ESI wage limit',
  'esi.wage-limit-disability': 'ESI wage limit for persons with disability',
  'esi.period-end': 'ESI until the end of the contribution period',
  'esi.rounding': 'Rounding of ESI',
  'esi.interest': 'Interest on ESI paid late',
} as const;
