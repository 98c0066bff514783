import type { Doubt } from '../../doubts/doubt.ts';
import type { DoubtId } from '../../doubts/doubts.ts';
import { gstDoubts } from './gst.ts';
import { incomeTaxDoubts } from './income-tax.ts';
import { companyDoubts, pfEsiDoubts, udyamIecDoubts } from './others.ts';

export { type DoubtId, doubtIds } from '../../doubts/doubts.ts';

/** The doubts with what would stand instead in Tamil; the owner reads of them in English (`npm run facts`). */
export const doubts: Readonly<Record<DoubtId, Doubt>> = {
  ...gstDoubts,
  ...incomeTaxDoubts,
  ...pfEsiDoubts,
  ...companyDoubts,
  ...udyamIecDoubts,
};
