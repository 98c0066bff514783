/** Returns a function that makes its value once for each source: hundreds of pages ask for it. */
export const onceFor = <Source extends object, T>(make: (source: Source) => T): ((source: Source) => T) => {
  const made = new WeakMap<Source, { readonly value: T }>();
  return (source) => {
    const known = made.get(source);
    if (known) return known.value;
    const value = make(source);
    made.set(source, { value });
    return value;
  };
};
