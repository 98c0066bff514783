interface Named {
  readonly name: string;
  readonly code?: string | undefined;
  readonly period?: string | undefined;
}

/** Returns the name of a due date with its form, and on one day what it is for: "GST sales return (GSTR-1) for November". */
export const named = ({ name, code, period }: Named): string =>
  name + (code ? ` (${code})` : '') + (period ? ` ${period}` : '');

/** Names all that falls due on a day: "2 dates: PF payment and return; ESI contribution". */
export const nameAll = (several: (dates: number) => string, dates: readonly { readonly name: string }[]): string =>
  (dates[1] ? several(dates.length) : '') + dates.map(({ name }) => name).join('; ');
