/** Returns the name of a due date with what its form is called: "GST sales return (GSTR-1)". */
export const named = ({ name, code }: { readonly name: string; readonly code?: string | undefined }): string =>
  code ? `${name} (${code})` : name;

/** Names all that falls due on a day: "2 dates: PF payment and return; ESI contribution". */
export const nameAll = (several: (dates: number) => string, dates: readonly { readonly name: string }[]): string =>
  (dates[1] ? several(dates.length) : '') + dates.map(({ name }) => name).join('; ');
