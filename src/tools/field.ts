interface Choice<Value extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** `from` is the earliest that is taken, `most` in rupees or characters. */
type Kind =
  /** `list`: opens, for many answers; `preset`: what it holds at first. */
  | (Choice & { readonly list?: true; readonly preset?: string })
  /** `from` as "2021-06"; `filled`: what it holds on a day of use (ISO date), where scripts run. */
  | { readonly kind: 'month'; readonly from: string; readonly filled?: (today: string) => string }
  /** `from` as ISO date; `today`: filled with the day of use, where scripts run. */
  | { readonly kind: 'day'; readonly from: string; readonly today?: boolean }
  | { readonly kind: 'rupees'; readonly most: number }
  /** `offers`: what a browser may offer; `example`: what an empty field shows. */
  | { readonly kind: 'line'; readonly most: number; readonly offers?: readonly string[]; readonly example?: string }
  | { readonly kind: 'lines'; readonly most: number }
  /** The wages of people, in a table or as a pasted list, of which nothing else is kept (wage-list.ts). */
  | { readonly kind: 'wages'; readonly table: WageTable; readonly most: number };

/** The texts of the table of wages. */
export interface WageTable {
  readonly row: string;
  readonly pf: string;
  readonly gross: string;
  readonly special: string;
  /** Opens the column of special cases, which most lists do not need. */
  readonly hasSpecials: string;
  /** The values are `specialCases` (wage-list.ts); the first stands for none. */
  readonly specials: readonly { readonly value: string; readonly label: string }[];
  readonly add: string;
  readonly paste: string;
  readonly pasteHint: string;
  /** `{}` stands for the number of rows. */
  readonly read: string;
  readonly readNone: string;
}

/** An earlier choice has one of these answers. */
interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** Holds if its condition holds, any of several or all of several. */
type When = Condition | { readonly any: readonly Condition[] } | { readonly all: readonly Condition[] };

export type ToolField = Kind & {
  readonly label: string;
  /** The label for the answers given so far; none while they do not decide it. */
  readonly labelFor?: (typed: Typed) => string | undefined;
  /** The hint; where it depends on earlier answers, this one is shown without scripts and covers every case. */
  readonly hint?: string;
  /** The hint for the answers given so far; none while they do not decide it. */
  readonly hintFor?: (typed: Typed) => string | undefined;
  /** `either`: it may stay empty because another field can be filled in instead, so its label has no mark. */
  readonly optional?: true | 'either';
  /** It shares a row with the field beside it. */
  readonly half?: true;
  /**
   * The part of the form that begins with it; one that folds needs no answer, and `isFor` tells when it opens. One that
   * waits is not there before that on a phone where scripts run.
   */
  readonly opens?: {
    readonly title: string;
    readonly note?: string;
    readonly folds?: true;
    readonly isFor?: (typed: Typed) => boolean;
    readonly waits?: true;
  };
  /** It is asked only where it holds; without scripts all fields are shown. */
  readonly when?: When;
  /** It is asked from this day on (ISO date), which depends on earlier answers; `null` while they do not decide it. */
  readonly askedFrom?: (typed: Typed) => string | null;
  /** It is shown only where this holds, or where it is filled; without scripts always. */
  readonly isNeeded?: (typed: Typed) => boolean;
};

export type ToolFields = Readonly<Record<string, ToolField>>;

/** The typed text of each field, keyed by the field's name. */
export type Typed = Readonly<Record<string, string>>;

/** @param today ISO date; a field that is asked from some day on is taken as asked without it */
export const isAsked = (fields: ToolFields, { when, askedFrom }: ToolField, typed: Typed, today?: string): boolean => {
  if (askedFrom && today !== undefined) {
    const from = askedFrom(typed);
    if (from === null || today < from) return false;
  }
  if (!when) return true;
  const holds = ({ field, values }: Condition): boolean => {
    const earlier = fields[field];
    return earlier !== undefined && isAsked(fields, earlier, typed, today) && values.includes(typed[field] ?? '');
  };
  if ('any' in when) return when.any.some(holds);
  return 'all' in when ? when.all.every(holds) : holds(when);
};

/** The message about each wrong answer, keyed by the field's name. */
export type Mistakes = Readonly<Record<string, string>>;

/** Money in paise, a month as "2026-09", a day as an ISO date. */
type AnswerTo<F extends ToolField> =
  | (F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
      ? Value
      : F extends { kind: 'rupees' }
        ? number
        : string)
  | (F extends { optional: true | 'either' } | { when: object } | { askedFrom: unknown } ? null : never);

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

/** A hundred crores, in rupees. */
export const MAX_TAX = 1_000_000_000;

export const amount = (label: string, hint?: string) =>
  ({ kind: 'rupees', label, most: MAX_TAX, optional: true, ...(hint ? { hint } : {}) }) as const;

/** Returns the id of a field; for a choice this is the id of its first answer. */
export const toolFieldId = (name: string): string => `tool-${name}`;

/** The texts in one row of the table of wages. */
export interface WageCells {
  readonly pf: string;
  readonly gross: string;
  readonly special: string;
}

/** Returns the name of a cell in the table of wages. @param row from 1 */
export const wageCell = (name: string, row: number, column: keyof WageCells): string => `${name}-${row}-${column}`;

/** Returns the name of the field for a pasted list of wages. */
export const wagePaste = (name: string): string => `${name}-list`;
