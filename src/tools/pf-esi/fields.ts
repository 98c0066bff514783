import type { ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

const MOST_CHARACTERS = 30_000;

/** The PF wage and the gross wage. */
export const WAGES_A_ROW = 2;

/** The rates of today began in July 2019; PF was 10 percent from May to July 2020. */
const EARLIEST = '2020-08';

/** The form of the tool. */
export const pfEsiFields = ({ words }: OwnTexts<'pfEsiWords'>) =>
  ({
    month: { kind: 'month', label: words.fields.month, hint: words.fields.monthHint, from: EARLIEST },
    wages: {
      kind: 'rows',
      label: words.fields.wages,
      hint: words.fields.wagesHint,
      columns: WAGES_A_ROW,
      most: MOST_CHARACTERS,
    },
  }) as const satisfies ToolFields;
