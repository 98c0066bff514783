import { amountRows, rowsText } from './amount-rows.ts';
import type { ToolField, ToolFields, Typed } from './field.ts';

/** What is kept of the text of a field: of rows about people only the amounts, of any other the whole. */
export const withoutNames = (field: ToolField, text: string): string =>
  field.kind === 'rows' ? rowsText(amountRows(text, field.columns)) : text;

/** The same of all fields. */
export const allWithoutNames = (fields: ToolFields, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? withoutNames(field, text) : text];
    }),
  );
