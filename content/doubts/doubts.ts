import type { Doubt } from './doubt.ts';
import { gstDoubts } from './gst.ts';
import { incomeTaxDoubts } from './income-tax.ts';
import { companyDoubts, pfEsiDoubts, udyamIecDoubts } from './others.ts';

const all = { ...gstDoubts, ...incomeTaxDoubts, ...pfEsiDoubts, ...companyDoubts, ...udyamIecDoubts } as const;

/** The id of a doubt. */
export type DoubtId = keyof typeof all;

/** What the owner has to decide; none of it reaches a visitor before that. */
export const doubts: Readonly<Record<DoubtId, Doubt>> = all;

export const doubtIds = Object.keys(all) as DoubtId[];
