import type { pfEsiUsed } from '../../../content/tools/pf-esi/en.ts';
import { type FigureName, usedIf } from '../tool.ts';

type Figure = FigureName<keyof typeof pfEsiUsed>;

interface Month {
  readonly hasPf: boolean;
  readonly hasEsi: boolean;
  readonly hasWholeWage: boolean;
  readonly hasAboveLimit: boolean;
  readonly hasDisability: boolean;
  readonly hasKept: boolean;
  readonly isLate: boolean;
  /** True if the law of the month has these; older law had another scale or none. */
  readonly hasDamages: boolean;
  readonly hasLateFee: boolean;
}

/** Lists the figures of the law by which the contributions of a month are worked out. */
export const listUses = (month: Month): readonly Figure[] => {
  const { hasPf, hasEsi, hasAboveLimit, isLate } = month;
  return [
    'pf:employees',
    'esi:employees',
    ...usedIf<Figure>(
      hasPf,
      'pf:wages',
      'pf:employee-rate',
      'pf:employer-rate',
      'pf:pension-rate',
      'pf:edli-rate',
      'pf:wage-ceiling',
      'pf:administration-rate',
      'pf:split',
      'pf:rounding',
    ),
    ...usedIf<Figure>(hasPf && month.hasWholeWage, 'pf:whole-wage'),
    ...usedIf<Figure>(hasPf && isLate, 'pf:interest'),
    ...usedIf<Figure>(hasPf && isLate && month.hasDamages, 'pf:damages'),
    ...usedIf<Figure>(hasPf && isLate && month.hasLateFee, 'pf:return-late-fee'),
    ...usedIf<Figure>(hasEsi, 'esi:employee-rate', 'esi:employer-rate', 'esi:rounding'),
    ...usedIf<Figure>(hasEsi && isLate, 'esi:interest'),
    ...usedIf<Figure>(hasEsi || hasAboveLimit, 'esi:wage-limit'),
    ...usedIf<Figure>(month.hasDisability || hasAboveLimit, 'esi:wage-limit-disability'),
    ...usedIf<Figure>(month.hasKept, 'esi:period-end'),
  ];
};
