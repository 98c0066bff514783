/** Pairs each item with a key for React: its JSON and how many equal ones came before, as a list may say a thing twice. */
export const keyed = <T>(items: readonly T[]): readonly { readonly each: T; readonly key: string }[] => {
  const counts = new Map<string, number>();
  return items.map((each) => {
    const text = JSON.stringify(each);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { each, key: `${text} ${count}` };
  });
};
