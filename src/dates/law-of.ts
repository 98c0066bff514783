/** Where the law of a due date stands. */
import type { Due } from '../../content/due-dates/dues.ts';
import { facts } from '../../content/facts.ts';
import type { Office } from '../../content/offices.ts';
import type { Entry } from '../../content/register/entry.ts';

type Based = Pick<Due, 'basis'>;

const lawOf = ({ basis }: Based): Entry => {
  const { law } = facts[basis];
  if (!law) throw new RangeError(`"${basis}" is no fact of law`);
  return law;
};

/** Section, rule, notification. */
export const basisOf = (due: Based): string => lawOf(due).basis;

/** The office to which it is due. */
export const officeOf = (due: Based): Office => lawOf(due).office;

/** Whether it is due under the Income-tax Act. */
export const isDirectTax = (due: Based): boolean => officeOf(due) === 'incomeTax';
