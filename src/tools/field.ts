interface Choice<Value extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** `from` is the earliest that is taken, `most` in rupees or characters. */
type Kind =
  /** `list`: opens, for many answers. */
  | (Choice & { readonly list?: true })
  /** `from` as "2021-06". */
  | { readonly kind: 'month'; readonly from: string }
  /** `from` as ISO date; `today`: filled with the day of use, where scripts run. */
  | { readonly kind: 'day'; readonly from: string; readonly today?: boolean }
  | { readonly kind: 'rupees'; readonly most: number }
  /** `offers`: what a browser may offer. */
  | { readonly kind: 'line'; readonly most: number; readonly offers?: readonly string[] }
  | { readonly kind: 'lines'; readonly most: number }
  /** Amounts about people, for example wages, `columns` in a row; of each line nothing else is kept (amount-rows.ts). */
  | { readonly kind: 'rows'; readonly columns: number; readonly most: number };

/** Plain data, so that a page carries it to the browser. */
export type ToolField = Kind & {
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

/** @param rest what else its field says */
export const choice = <Value extends string, const Rest extends object = object>(
  label: string,
  answers: Readonly<Record<Value, string>>,
  rest?: Rest,
): Choice<NoInfer<Value>> & { readonly label: string } & NoInfer<Rest> => ({
  kind: 'choice',
  label,
  options: (Object.entries(answers) as [Value, string][]).map(([value, text]) => ({ value, label: text })),
  ...(rest as Rest),
});

/** Rupees: a hundred crores. */
export const MOST_TAX = 1_000_000_000;

export const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MOST_TAX, optional: true, ...(hint ? { hint } : {}) }) as const;

/** Of a choice: the id of its first answer. */
export const toolFieldId = (name: string): string => `tool-${name}`;
