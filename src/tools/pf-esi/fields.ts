import { addMonths } from '../../dates/months.ts';
import { choice, type ToolFields } from '../field.ts';
import type { OwnTexts } from '../texts.ts';

const MAX_CHARACTERS = 30_000;

/** The rates of today began in July 2019; PF was 10 percent from May to July 2020. */
const EARLIEST = '2020-08';

const lastMonth = (today: string): string => addMonths(today.slice(0, 7), -1);

/** Returns the form of the tool. */
export const pfEsiFields = ({ words }: OwnTexts<'pfEsiWords'>) => {
  const { fields: texts } = words;
  const { none, noPension, esiContinues, disability } = texts.specials;
  return {
    month: { kind: 'month', label: texts.month, from: EARLIEST, filled: lastMonth },
    above: choice(texts.above, texts.aboveAnswers, { hint: texts.aboveHint, preset: 'no', optional: true }),
    wages: {
      kind: 'wages',
      label: texts.wages,
      hint: texts.wagesHint,
      most: MAX_CHARACTERS,
      table: {
        ...texts.table,
        specials: [
          { value: '', label: none },
          { value: 'no-pension', label: noPension },
          { value: 'esi-continues', label: esiContinues },
          { value: 'disability', label: disability },
          { value: 'no-pension+esi-continues', label: `${noPension}, ${esiContinues}` },
          { value: 'no-pension+disability', label: `${noPension}, ${disability}` },
        ],
      },
    },
  } as const satisfies ToolFields;
};
