interface Choice {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A list that opens, for many answers. */
  readonly list?: true;
}

interface MonthField {
  readonly kind: 'month';
  /** As "2021-06". */
  readonly from: string;
}

interface DayField {
  readonly kind: 'day';
  /** ISO date. */
  readonly from: string;
  /** Filled with the day of use, where scripts run. */
  readonly today?: boolean;
}

interface RupeesField {
  readonly kind: 'rupees';
  /** Rupees. */
  readonly most: number;
}

interface LineField {
  readonly kind: 'line';
  /** Characters. */
  readonly most: number;
  readonly offers?: readonly string[];
}

interface LinesField {
  readonly kind: 'lines';
  /** Characters. */
  readonly most: number;
}

/** Amounts about people, for example wages; of each line nothing else is kept (amount-rows.ts). */
interface RowsField {
  readonly kind: 'rows';
  /** How many amounts a row has. */
  readonly columns: number;
  /** Characters. */
  readonly most: number;
}

export type ToolField = (Choice | MonthField | DayField | RupeesField | LineField | LinesField | RowsField) & {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
  /** Asked only where an earlier choice has one of these answers; without scripts all fields are shown. */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
};

export type ToolFields = Readonly<Record<string, ToolField>>;

/** By the name of the field. */
export type Typed = Readonly<Record<string, string>>;

export const isAsked = (fields: ToolFields, { when }: ToolField, typed: Typed): boolean => {
  const earlier = when && fields[when.field];
  return (
    !when || (earlier !== undefined && isAsked(fields, earlier, typed) && when.values.includes(typed[when.field] ?? ''))
  );
};

/** By the name of the field. */
export type Mistakes = Readonly<Record<string, string>>;

/** Money in paise, a month as "2026-09", a day as an ISO date. */
type AnswerTo<F extends ToolField> =
  | (F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
      ? Value
      : F extends { kind: 'rupees' }
        ? number
        : string)
  | (F extends { optional: true } | { when: object } ? null : never);

export type Answers<Fields extends ToolFields> = { readonly [Name in keyof Fields]: AnswerTo<Fields[Name]> };

interface ChoiceOf<Value extends string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** @param rest what else its field says */
export const choice = <Value extends string, const Rest extends object = object>(
  label: string,
  answers: Readonly<Record<Value, string>>,
  rest?: Rest,
): ChoiceOf<NoInfer<Value>> & NoInfer<Rest> => ({
  kind: 'choice',
  label,
  options: (Object.entries(answers) as [Value, string][]).map(([value, text]) => ({ value, label: text })),
  ...(rest as Rest),
});

/** Rupees: a hundred crores. */
export const MOST_TAX = 1_000_000_000;

export const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MOST_TAX, optional: true, ...(hint ? { hint } : {}) }) as const;

export const toolFieldId = (name: string): string => `tool-${name}`;
