/** Fetches one content file. */
export type Loader<T> = () => Promise<{ readonly content: T }>;

/**
 * Loads a content file by its name without the ending.
 * @param files the loaders of one folder, by `./name.ts`
 * @throws RangeError when there is no such file, and whatever the fetching of its chunk throws
 */
export const loadContent = async <T>(files: Record<string, Loader<T>>, name: string): Promise<T> => {
  const loader = files[`./${name}.ts`];
  if (!loader) throw new RangeError(`No content file "${name}"`);
  return (await loader()).content;
};
