/**
 * The shape of a text in another language: the same keys, lists of the same length, and functions of the same arguments.
 * A missing or an unused text does not compile.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;

/** Returns the labels of a form's fields, by their names. */
export const pickLabels = <Name extends string>(
  fields: Readonly<Record<Name, { readonly label: string }>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<{ readonly label: string }>(fields).map(([name, { label }]) => [name, label]),
  ) as Record<Name, string>;
