/** A question that a visitor may answer with one of a few words. */
interface Choice {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown as a list that opens: for many answers. */
  readonly list?: true;
}

/** A month and its year. */
interface MonthField {
  readonly kind: 'month';
  /** The earliest that is taken, as "2021-06". */
  readonly from: string;
}

/** A day. */
interface DayField {
  readonly kind: 'day';
  /** The earliest that is taken (ISO date). */
  readonly from: string;
  /** Filled with the day on which the page is used, where scripts run. */
  readonly today?: boolean;
}

/** An amount of money. */
interface RupeesField {
  readonly kind: 'rupees';
  /** The largest that is taken, in rupees. */
  readonly most: number;
}

/** A few words. */
interface LineField {
  readonly kind: 'line';
  /** Characters. */
  readonly most: number;
  /** What a browser may offer. */
  readonly offers?: readonly string[];
}

/** A text of several lines. */
interface LinesField {
  readonly kind: 'lines';
  /** Characters. */
  readonly most: number;
}

/** Rows of amounts about people, for example a list of wages; of each line nothing else is kept (src/tools/amount-rows.ts). */
interface RowsField {
  readonly kind: 'rows';
  /** How many amounts a row has. */
  readonly columns: number;
  /** Characters. */
  readonly most: number;
}

/** A field of a tool: plain data, so that a page carries it to the browser. */
export type ToolField = (Choice | MonthField | DayField | RupeesField | LineField | LinesField | RowsField) & {
  readonly label: string;
  /** What stands below the field. */
  readonly hint?: string;
  /** Whether it may be left empty. */
  readonly optional?: true;
  /** It is asked only when an earlier choice has one of these answers; without scripts all are shown. */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
};

/** The fields of a tool by name, in their order. */
export type ToolFields = Readonly<Record<string, ToolField>>;

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** Whether a field is asked, by what was typed. */
export const isAsked = (fields: ToolFields, { when }: ToolField, typed: Typed): boolean => {
  const earlier = when && fields[when.field];
  return (
    !when || (earlier !== undefined && isAsked(fields, earlier, typed) && when.values.includes(typed[when.field] ?? ''))
  );
};

/** What is wrong with an answer and what to do, by the name of the field. */
export type Mistakes = Readonly<Record<string, string>>;

/** What an answer is read as: money in paise, a month as "2026-09", a day as an ISO date. */
type AnswerTo<F extends ToolField> =
  | (F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
      ? Value
      : F extends { kind: 'rupees' }
        ? number
        : string)
  | (F extends { optional: true } | { when: object } ? null : never);

/** The answers to the fields of a tool. */
export type Answers<Fields extends ToolFields> = { readonly [Name in keyof Fields]: AnswerTo<Fields[Name]> };

/** A choice of certain answers. */
interface ChoiceOf<Value extends string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/**
 * A question with a few answers.
 * @param answers the label of each, in their order
 * @param rest what else its field says
 */
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

/** An amount of at most `MOST_TAX` that may be left empty. */
export const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MOST_TAX, optional: true, ...(hint ? { hint } : {}) }) as const;

/** The id of a field of a tool; of a choice, that of its first answer. */
export const toolFieldId = (name: string): string => `tool-${name}`;
