const employees = (count: number): string => (count === 1 ? '1 employee' : `${count} employees`);
const inDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** PF and ESI contributions: what the result says, and what is wrong. It is loaded with the result. */
export const pfEsiResult = {
  subject: (month: string): string => `PF and ESI, ${month}`,
  employees,
  due: (day: string): string => `Pay by ${day}.`,
  for: (count: number): string => `This is for ${employees(count)}.`,
  daysLate: (days: number): string => `It is ${inDays(days)} late.`,
  wasDue: (count: number, day: string): string => `The amount for ${employees(count)} was due on ${day}.`,
  withDelay: (amount: string): string => `If all charges for the delay are added, it is about ${amount}.`,
  /** Says whether the employer must pay at all. */
  coverage: {
    both: (people: number, pf: number, esi: number): string =>
      `An employer with ${people} employees must register for both PF and ESI. PF is compulsory from ${pf} employees and ESI from ${esi}.`,
    esiAlone: (people: number, pf: number, esi: number): string =>
      `An employer with ${people} employees must register for ESI, which is compulsory from ${esi} employees. PF is compulsory only from ${pf} employees.`,
    neither: (people: number, pf: number, esi: number): string =>
      `An employer with only ${employees(people)} usually need not register: PF is compulsory from ${pf} employees and ESI from ${esi}.`,
    others:
      'Count all your employees, also those whom you have not entered here. If you are already registered, you usually stay covered even when the number falls.',
  },
  late: {
    title: (days: number): string => `If you pay today, ${inDays(days)} late`,
    together: (added: string, all: string, isPartial: boolean): string =>
      `Together the charges for the delay are about ${added}, so you pay about ${all} in all.${isPartial ? ' Damages for which no amount is given here are not included.' : ''} Interest is rounded up to the next rupee, and damages to the nearest rupee.`,
    pfInterest: (percent: number, days: number, amount: string): string =>
      `Interest on PF paid late is ${percent}% a year. For ${inDays(days)} it comes to about ${amount}.`,
    damages: (percent: number, amount: string): string =>
      `EPFO can also order damages on PF, usually ${percent}% for each month or part of a month. Until today they come to ${amount}.`,
    damagesUnknown: 'EPFO can also order damages on PF. Please ask us about the rate for this month.',
    lateFee: (perDay: string, amount: string): string =>
      `If you have not filed the PF return (ECR) either, the late fee is usually ${perDay} a day, up to the month's administration charges. Until today it comes to ${amount}.`,
    esiInterest: (percent: number, days: number, amount: string): string =>
      `Interest on ESI paid late is ${percent}% a year. For ${inDays(days)} it comes to about ${amount}.`,
    esiDamages: 'ESIC usually orders damages on ESI too. Please ask us about the amount.',
  },
  lines: {
    pfEmployees: 'PF, employees’ share (account 1)',
    pfEmployer: 'PF, employer’s share (account 1)',
    pension: 'Pension (EPS), paid by the employer (account 10)',
    edli: 'EDLI (employees’ insurance), paid by the employer (account 21)',
    administration: 'Administration charges, paid by the employer (account 2)',
    pfTotal: 'PF challan',
    esiEmployees: 'ESI, employees’ share',
    esiEmployer: 'ESI, employer’s share',
    esiTotal: 'ESI challan',
  },
  pfWorking: (percent: number, wages: string): string => `${percent}% of each employee's PF wage (total ${wages})`,
  pfEmployerWorking: (percent: number, wages: string): string =>
    `${percent}% of each employee's PF wage (total ${wages}), less the pension contribution (EPS)`,
  upToCeilingWorking: (percent: number, ceiling: string): string =>
    `${percent}% of each employee's PF wages up to ${ceiling}`,
  administrationWorking: (percent: number, wages: string, least: string): string =>
    `usually ${percent}% of all wages on which PF is paid (${wages}), at least ${least} a month`,
  esiWorking: (percent: number, wages: string): string => `${percent}% of each employee's gross wages (total ${wages})`,
  total: 'Total to deposit for the month',
  above: (count: number): string =>
    count === 1
      ? 'One gross wage is above the ESI limit, so we have calculated no ESI for it.'
      : `${count} gross wages are above the ESI limit, so we have calculated no ESI for them.`,
  notes: {
    upToCeiling: (count: number, ceiling: string, percent: number): string =>
      `${count === 1 ? 'One PF wage is' : `${count} PF wages are`} above ${ceiling} a month. We have calculated PF at ${percent}% of the wage only up to ${ceiling}.`,
    wholeWage: (count: number, ceiling: string): string =>
      `${count === 1 ? 'One PF wage is' : `${count} PF wages are`} above ${ceiling} a month, and PF is calculated on the whole wage. Pension and EDLI are usually worked out only up to ${ceiling}, and the administration charges on the whole wage.`,
    noPension:
      'If an employee gets no pension, the employer’s whole share usually goes to PF (account 1). This applies from the age of 58, and to employees who joined on or after 1 September 2014 with a wage above the ceiling at that time.',
    esiContinues: (count: number, day: string): string =>
      count === 1
        ? `One wage crossed the ESI limit during the contribution period. You pay ESI on the whole wage until ${day}.`
        : `${count} wages crossed the ESI limit during the contribution period. You pay ESI on the whole wages until ${day}.`,
    choose: (limit: string, day: string): string =>
      `If a wage crossed the ESI limit after the contribution period had begun, tick the box above the table and choose "ESI continues" in the row of that employee. You then pay ESI until ${day}. For a person with disability the limit is usually ${limit} a month. Choose "Disability" in that row.`,
  },
  payroll: {
    title: 'For your payroll',
    takeHome: (amount: string): string =>
      `Your employees take home ${amount} in total, before income tax and professional tax.`,
    cost: (amount: string): string =>
      `The month costs the company ${amount}, with the employer’s shares and the charges.`,
  },
  /** Replaces the amount in the row of such a wage. */
  aboveCell: 'above the limit',
  rounding: 'Each share of PF is rounded to the nearest rupee, and ESI up to the next rupee.',
  table: {
    title: 'Row by row, in the order of the ECR',
    columns: {
      gross: 'Gross wage',
      epfWage: 'EPF wage',
      epsWage: 'EPS wage',
      edliWage: 'EDLI wage',
      pfEmployee: 'PF, employee',
      pension: 'Pension (EPS)',
      pfEmployer: 'PF, employer',
      edli: 'EDLI',
      esiEmployee: 'ESI, employee',
      esiEmployer: 'ESI, employer',
      takeHome: 'Take-home',
      cost: 'Cost, without charges',
    },
  },
  mistakes: {
    split:
      'The PF wage ceiling changed on 17 September 2026. EPFO works out that month in two parts, up to the 16th and from the 17th, but its text and its table give different amounts. So the tool shows no amount. Please ask us about September 2026.',
    none: 'Please enter the PF wage and the gross wage of at least one employee.',
    columns: { pf: 'PF wage', gross: 'gross wage' },
    unread: (row: number): string =>
      `Row ${row}: we could not read an amount. Please enter the PF wage and the gross wage.`,
    unreadCell: (row: number, column: string): string =>
      `Row ${row}: we could not read the ${column}. Please enter it in digits.`,
    missing: (row: number, column: string): string =>
      `Row ${row}: the ${column} is missing. Please enter 0 if there is none.`,
    more: (rows: number): string =>
      rows === 1 ? 'One more row needs a correction.' : `${rows} more rows need a correction.`,
    notWages:
      'The first number of each row looks like a serial number, a staff number or an age, not a PF wage. Please enter two amounts for each employee: the PF wage and the gross wage, with 0 if there is no PF.',
    order: (row: number): string => `Row ${row}: the PF wage is more than the gross wage. Please check both amounts.`,
    tooMuch: (row: number, most: string): string =>
      `Row ${row}: this tool works with wages up to ${most} a month. Please check the amounts.`,
    tooMany: (most: number): string => `This tool works with up to ${most} employees. For more, please ask us.`,
  },
} as const;
