import type { Entry } from '../register/entry.ts';
import type { FactId } from '../register/register.ts';
import type { Written } from '../register/values.ts';

/** A text of a service's page that would be another: found by how it begins. */
export interface ReplacedText {
  /** The slug of the service whose file holds it. */
  readonly service: string;
  /** How the text begins today; exactly one text of the file begins so. */
  readonly begins: string;
  /** The whole text that would stand instead. */
  readonly now: string;
}

/** A row of a table that would be another, or several. */
export interface ReplacedRow {
  readonly service: string;
  /** The table's kind. */
  readonly block: string;
  /** What stands in the row's first column today. */
  readonly row: string;
  readonly now: readonly Readonly<Record<string, string>>[];
}

/** A fact that would stand instead, with the days between which it holds where the law names them (ISO dates). */
export interface Replacement {
  readonly fact: Pick<Entry, 'text' | 'value'>;
  readonly from?: string;
  readonly until?: string;
}

/** A specified fact that newer law is believed to have changed, and what would stand instead. For the owner only. */
export interface Doubt {
  /** What the site says, in a few words. */
  readonly says: string;
  /** What is believed; unconfirmed. */
  readonly believed: string;
  /** The facts that it touches: they are marked as under review until the owner decides. */
  readonly touches: readonly FactId[];
  readonly instead: {
    readonly facts: Readonly<Partial<Record<FactId, Replacement>>>;
    readonly texts?: readonly ReplacedText[];
    readonly rows?: readonly ReplacedRow[];
  };
  /** What must be gone from the visible text of every page once it is accepted, and stands on one today. */
  readonly gone: RegExp;
}

/** A value with words around it; `{}` marks its place. */
export const around = ({ text, value }: Written, words: string): Written => ({
  value,
  text: words.replace('{}', text),
});
