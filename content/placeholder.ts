/** True if a value is a placeholder: it has a reserved domain, zeros, or the words that say so. */
export const isPlaceholder = (value: string): boolean =>
  /(^|[.@/])example\.(com|org|net)\b|00000 00000|^641000$|placeholder|to be added|^Coimbatore Tax Consultancy$/i.test(
    value,
  );
