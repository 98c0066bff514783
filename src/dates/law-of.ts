/** Where the law of a due date stands. */
import type { Due } from '../../content/due-dates/dues.ts';
import { facts, type LawId } from '../../content/facts.ts';
import type { Office } from '../../content/offices.ts';

type Based = Pick<Due, 'basis'>;

const lawOf = (id: LawId) => {
  const { law } = facts[id];
  if (!law) throw new RangeError(`"${id}" is no fact of law`);
  return law;
};

/** Section, rule, notification: each once. */
export const basisOf = ({ basis }: Based): string => [...new Set(basis.map((id) => lawOf(id).basis))].join('; ');

/** The office to which it is due. */
export const officeOf = ({ basis: [first] }: Based): Office => lawOf(first).office;

/** Whether it is due under the Income-tax Act. */
export const isDirectTax = (due: Based): boolean => officeOf(due) === 'incomeTax';
