import { cruise, type ICruiseOptions, type IReporterOutput } from 'dependency-cruiser';

/**
 * Reads who imports what: of the files named, and of all that they import.
 * @param root the repository's folder
 * @param files files or folders in it
 * @param options what to make of it; without any, `output` is an `ICruiseResult`
 */
export const readImports = (root: string, files: string[], options: ICruiseOptions = {}): Promise<IReporterOutput> =>
  cruise(
    files,
    {
      baseDir: root,
      // The tool knows the interface of TypeScript up to version 6, so SWC reads the files.
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
