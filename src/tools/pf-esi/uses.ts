import type { pfEsiUsed } from '../../../content/tools/pf-esi/en.ts';
import type { FigureName } from '../tool.ts';

type Figure = FigureName<keyof typeof pfEsiUsed>;

interface Month {
  readonly hasPf: boolean;
  readonly hasEsi: boolean;
  readonly hasWholeWage: boolean;
  readonly hasAboveLimit: boolean;
  readonly hasDisability: boolean;
  readonly hasKept: boolean;
}

const pf: readonly Figure[] = [
  'pf:employee-rate',
  'pf:employer-rate',
  'pf:pension-rate',
  'pf:edli-rate',
  'pf:wage-ceiling',
  'pf:administration-rate',
  'pf:split',
  'pf:rounding',
];

/** Lists the figures of the law by which the contributions of a month are worked out. */
export const listUses = ({
  hasPf,
  hasEsi,
  hasWholeWage,
  hasAboveLimit,
  hasDisability,
  hasKept,
}: Month): readonly Figure[] => [
  ...(hasPf ? pf : []),
  ...(hasPf && hasWholeWage ? (['pf:whole-wage'] as const) : []),
  ...(hasEsi ? (['esi:employee-rate', 'esi:employer-rate', 'esi:rounding'] as const) : []),
  ...(hasEsi || hasAboveLimit ? (['esi:wage-limit'] as const) : []),
  ...(hasDisability || hasAboveLimit ? (['esi:wage-limit-disability'] as const) : []),
  ...(hasKept ? (['esi:period-end'] as const) : []),
];
