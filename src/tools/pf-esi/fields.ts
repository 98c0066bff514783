import { pfEsiWords as words } from '../../../content/tools/pf-esi.ts';
import type { ToolFields } from '../field.ts';

const MOST_CHARACTERS = 30_000;

/** The PF wage and the gross wage. */
export const WAGES_A_ROW = 2;

/** What the tool asks. */
export const pfEsiFields = {
  wages: {
    kind: 'rows',
    label: words.fields.wages,
    hint: words.fields.wagesHint,
    columns: WAGES_A_ROW,
    most: MOST_CHARACTERS,
  },
} as const satisfies ToolFields;
