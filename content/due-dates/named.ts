/** Returns the name of a due date with what its form is called: "GST sales return (GSTR-1)". */
export const named = ({ name, code }: { readonly name: string; readonly code?: string | undefined }): string =>
  code ? `${name} (${code})` : name;
