import { numberOf, type Value } from '../../content/register/values.ts';

/** The number of a figure; of one that is several cases, that of a case. */
export const inCase = (value: Value | undefined, name: string): number | undefined => {
  const found = value?.kind === 'cases' ? value.cases[name] : value;
  return found && numberOf(found);
};
