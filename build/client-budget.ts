import { gzipSync } from 'node:zlib';

/** A script of the bundle, as much of it as the budget needs. */
export interface Script {
  readonly fileName: string;
  readonly name: string;
  readonly code: string;
  readonly isEntry: boolean;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
  /** The module that it was made for, when it is one. */
  readonly facadeModuleId: string | null;
}

/** Bytes, compressed with gzip: what runs before the app is fetched, and all that a service page ever loads. */
const BUDGETS = { boot: 1024, servicePage: 88_000 };

/** What a service page loads besides its own content: the app, its screen and what opens after three seconds. */
const servicePageParts = /src\/app\/(client|greetings|screens\/service)\.tsx$/;
const serviceContent = /content\/services\/[^/]+\.ts$/;

const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;

const closure = (start: readonly Script[], byFile: ReadonlyMap<string, Script>): Set<Script> => {
  const found = new Set<Script>();
  const queue = [...start];
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    for (const file of script.imports) {
      const imported = byFile.get(file);
      if (imported) queue.push(imported);
    }
  }
  return found;
};

/**
 * The size of every service page's scripts, largest first.
 * @returns gzipped bytes by the file of the service's content
 */
export const servicePageSizes = (scripts: readonly Script[]): (readonly [content: string, bytes: number])[] => {
  const byFile = new Map(scripts.map((script) => [script.fileName, script]));
  const madeFor = (pattern: RegExp) => scripts.filter((script) => pattern.test(script.facadeModuleId ?? ''));
  const common = [...scripts.filter((script) => script.name === 'boot'), ...madeFor(servicePageParts)];
  return madeFor(serviceContent)
    .map((content) => {
      const all = closure([...common, content], byFile);
      return [content.name, [...all].reduce((sum, script) => sum + gzipped(script.code), 0)] as const;
    })
    .toSorted((a, b) => b[1] - a[1]);
};

/** One line for each budget that the scripts pass over. */
export const checkBudgets = (scripts: readonly Script[]): string[] => {
  const boot = scripts.find((script) => script.name === 'boot');
  const bootSize = gzipped(boot?.code ?? '');
  const [[service, bytes] = ['', 0]] = servicePageSizes(scripts);
  return [
    ...(bootSize > BUDGETS.boot ? [`boot script: ${bootSize} bytes gzipped, more than ${BUDGETS.boot}`] : []),
    ...(bytes > BUDGETS.servicePage
      ? [`${service}: ${bytes} bytes of scripts gzipped, more than ${BUDGETS.servicePage}`]
      : []),
  ];
};
