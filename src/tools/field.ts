/** A question that a visitor may answer with one of a few words. */
interface Choice {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
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

/** Rows of amounts, for example a list of wages; of each line nothing else is kept (src/tools/amount-rows.ts). */
interface RowsField {
  readonly kind: 'rows';
  /** How many amounts a row has. */
  readonly columns: number;
  /** Characters. */
  readonly most: number;
}

/** A field of a tool: plain data, so that a page carries it to the browser. */
export type ToolField = (Choice | MonthField | DayField | RupeesField | LineField | RowsField) & {
  readonly label: string;
  /** What stands below the field. */
  readonly hint?: string;
  /** Whether it may be left empty. */
  readonly optional?: true;
};

/** The fields of a tool by name, in their order. */
export type ToolFields = Readonly<Record<string, ToolField>>;

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong with an answer and what to do, by the name of the field. */
export type Mistakes = Readonly<Record<string, string>>;

/** What an answer is read as: money in paise, a month as "2026-09", a day as an ISO date. */
type AnswerTo<F extends ToolField> =
  | (F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
      ? Value
      : F extends { kind: 'rupees' }
        ? number
        : string)
  | (F extends { optional: true } ? null : never);

/** The answers to the fields of a tool. */
export type Answers<Fields extends ToolFields> = { readonly [Name in keyof Fields]: AnswerTo<Fields[Name]> };
