/** Where the law of a due date stands. */
import type { Due } from '../../content/due-dates/dues.ts';
import { facts, type LawId } from '../../content/facts.ts';
import type { Office } from '../../content/offices.ts';
import type { Entry } from '../../content/register/entry.ts';

type Based = Pick<Due, 'basis'>;

const entryOf = (id: LawId): Entry => {
  const { law } = facts[id];
  if (!law) throw new RangeError(`"${id}" is no fact of law`);
  return law;
};

/** Section, rule, notification of its day. */
export const basisOf = ({ basis }: Based): string => entryOf(basis).basis;

/** The sections that say what lateness costs, each once and without their notifications; empty where it costs no sum. */
export const lateBasisOf = ({ lateBy = [] }: Pick<Due, 'lateBy'>): string =>
  [...new Set(lateBy.map((id) => entryOf(id).basis.replace(/;.*/, '')))].join('; ');

/** The office to which it is due. */
export const officeOf = ({ basis }: Based): Office => entryOf(basis).office;

/** Whether it is due under the Income-tax Act. */
export const isDirectTax = (due: Based): boolean => officeOf(due) === 'incomeTax';
