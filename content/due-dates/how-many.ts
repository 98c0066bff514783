/** Writes how many, as a language does it for one and for more. */
export const howMany = (count: number, { one = '', many = '' }: { one?: string; many?: string }): string =>
  count === 1 ? one : many.replace('#', String(count));
