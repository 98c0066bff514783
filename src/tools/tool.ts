import type { ServiceSlug } from '../../content/service-index.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Answers, Mistakes, ToolFields, Typed } from './field.ts';
import { readAnswers } from './read-answer.ts';
import type { SharedTexts } from './texts.ts';

export interface Line {
  readonly label: string;
  /** The steps that lead to the amount, for example "12 days × ₹50". */
  readonly working?: string;
  /** The amount is in paise. */
  readonly amount: number;
  /** The sum of the lines above it; not added again. */
  readonly subtotal?: true;
}

export interface List {
  readonly title: string;
  readonly items: readonly string[];
  /** True if the items only explain a sum and ask for nothing: the sheet folds them. */
  readonly isWorking?: true;
  /** True if the list is what was asked for: the sheet shows it before its sums. */
  readonly isPlan?: true;
}

export interface Sum {
  readonly label: string;
  /** The amount is in paise. */
  readonly amount: number;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** The amount is in paise; words where there is a reason for no amount; `null` where no sum is stated. */
  readonly rows: readonly (readonly (number | string | null)[])[];
}

export interface Comparison {
  readonly title: string;
  readonly columns: readonly string[];
  /** The column of the best; `null` where none is. */
  readonly best: number | null;
  readonly rows: readonly {
    readonly label: string;
    readonly kind: 'line' | 'subtotal' | 'total';
    /** The amounts are in paise, one for each column. */
    readonly amounts: readonly number[];
  }[];
}

/**
 * The name of a figure of the law in a result and on its page: a colon stands in place of the point in the id of its fact. The
 * scripts of a page hold ids only of facts whose values the page hands over.
 */
export type FigureName<Figure extends string> = Figure extends `${infer Area}.${infer Rest}`
  ? `${Area}:${Rest}`
  : never;

/** Returns figures for a list of those that a case uses; none where the condition does not hold. */
export const usedIf = <Figure extends string>(holds: unknown, ...figures: readonly Figure[]): readonly Figure[] =>
  holds ? figures : [];

/** A sheet shows in red what is due within so many days. */
export const SOON_DAYS = 7;

export interface Sheet {
  /** The subject of the sheet, for example "GSTR-3B, September 2026". */
  readonly subject: string;
  /** The result in a few words; a sheet without a figure opens with it. */
  readonly headline: string;
  /** True if the headline answers the question, and stands above the figure. */
  readonly isVerdict?: true;
  /** The figure that the sheet opens with, for example its total; the lines then leave it out. */
  readonly figure?: Sum;
  /** The words beside the opening of the sheet: how late something is, or when it is due. */
  readonly beside?: readonly string[];
  /** True if the words beside the figure, or else the headline, are red: late, or due within `SOON_DAYS` days. */
  readonly urgent: boolean;
  readonly lines: readonly Line[];
  /** The sum of all lines except the subtotals. */
  readonly total?: Sum;
  readonly comparison?: Comparison;
  readonly notes: readonly string[];
  readonly lists: readonly List[];
  /** The words of the button that follows the answer: the next step is to ask the firm. */
  readonly ask?: string;
  /** The figures of the law that the case uses, as they are named below the tool; without it all of the tool's are shown. */
  readonly uses?: readonly string[];
  /** The day whose law the case uses (ISO date). */
  readonly lawOf?: string;
  readonly table?: Table;
  /** The answers that the case gives to the form of the other tool that the page names. */
  readonly forOther?: Typed;
  /** The services that fit the case, the first to ask about; without any, those of the tool. */
  readonly services?: readonly ServiceSlug[];
}

export type Outcome = { readonly sheet: Sheet } | { readonly none: string };

/** The facts from a day on (ISO date); `null` if the law does not hold them as numbers. */
export interface Since<Facts> {
  readonly from: string;
  readonly facts: Facts | null;
}

/** The parts of a tool; its functions are pure, and take the day of use as an argument. */
interface ToolParts<Fields extends ToolFields, Facts> {
  readonly slug: ToolSlug;
  readonly fields: Fields;
  readonly check?: (answers: Answers<Fields>, today: string) => Mistakes;
  /** The day whose facts count (ISO date). */
  readonly factsOn: (answers: Answers<Fields>, today: string) => string;
  /** Works out the result; it may find a mistake in an answer that only the facts of law reveal. */
  readonly work: (answers: Answers<Fields>, facts: Facts, today: string) => Result;
}

export type Result = { readonly mistakes: Mistakes } | Outcome;

export interface Tool {
  readonly slug: ToolSlug;
  readonly fields: ToolFields;
  /** @param today ISO date, in India @param law as `overTime` made it for this tool */
  readonly answer: (typed: Typed, today: string, law: readonly Since<unknown>[]) => Result;
}

export const defineTool = <Fields extends ToolFields, Facts>(
  texts: SharedTexts,
  parts: ToolParts<Fields, Facts>,
): Tool => ({
  slug: parts.slug,
  fields: parts.fields,
  answer(typed, today, law) {
    const read = readAnswers(texts, parts.fields, typed, today);
    if ('mistakes' in read) return read;
    const { answers } = read;
    const mistakes = parts.check?.(answers, today) ?? {};
    if (Object.keys(mistakes).length > 0) return { mistakes };
    const day = parts.factsOn(answers, today);
    // The tool's own reader made them; on their way to a browser they were JSON.
    const facts = law.findLast(({ from }) => from <= day)?.facts as Facts | null | undefined;
    if (!facts) return { none: texts.toolWords.notKnown };
    const result = parts.work(answers, facts, today);
    return 'sheet' in result ? { sheet: { ...result.sheet, lawOf: day } } : result;
  },
});
