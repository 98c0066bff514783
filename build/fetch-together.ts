import type { Rolldown } from 'vite';

const lazyImport = /import\(([`"'])\.\/([\w-]+\.js)\1\)/g;

/**
 * Lets every lazy import fetch what its chunk imports at the same time: a browser learns of those files only when it
 * has read the chunk, and on a slow line that is a second journey. Vite's own preloading does the same with a helper
 * that is larger than what it saves here.
 * @param chunks all chunks of a bundle, in one folder
 * @returns the code of each by its file name
 */
export const fetchTogether = (chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closureOf = (fileName: string): Set<string> => {
    const found = new Set([fileName]);
    // A set goes on to what is added while it is walked.
    for (const file of found) for (const imported of byFile.get(file)?.imports ?? []) found.add(imported);
    return found;
  };
  return new Map(
    chunks.map(({ fileName, code }) => {
      const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
      const atHand = closureOf(fileName);
      const together = code.replace(lazyImport, (lazy, _quote, name: string) => {
        const parts = [...closureOf(folder + name)].slice(1).filter((file) => !atHand.has(file));
        // A part that fails makes its chunk fail too; there the caller hears of it.
        const fetches = parts.map((file) => `import(\`./${file.slice(folder.length)}\`).catch(Object)`);
        return fetches.length === 0 ? lazy : `(${[...fetches, lazy].join()})`;
      });
      return [fileName, together] as const;
    }),
  );
};
