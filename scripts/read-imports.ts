import { cruise, type ICruiseOptions, type IReporterOutput } from 'dependency-cruiser';

/**
 * Reads the imports of some files, and of all that they import.
 * @param root the repository's folder
 * @param files files or folders in it
 * @param options of dependency-cruiser; without any, `output` is an `ICruiseResult`
 */
export const readImports = (root: string, files: string[], options: ICruiseOptions = {}): Promise<IReporterOutput> =>
  cruise(
    files,
    {
      baseDir: root,
      // The tool supports TypeScript up to version 6 as a parser; ours is newer.
      parser: 'swc',
      doNotFollow: { path: '^node_modules/' },
      ...options,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  );
