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

/**
 * Bytes, compressed with gzip: what runs before the app is fetched; all that a service page needs to be rendered in the
 * browser; what comes three seconds later; what a visitor who arrives at a service page really loads, its markup being
 * adopted. React alone is some 67,600.
 */
const BUDGETS = { boot: 1024, servicePage: 85 * 1024, greetings: 2560, arrival: 82_000 };

/** What a service page loads besides its own content. */
const servicePageParts = /src\/app\/(client|screens\/service)\.tsx$/;
const serviceContent = /content\/services\/[^/]+\.ts\?view=page$/;
/** What is loaded on a page whose markup is adopted. */
const arrivalParts = /src\/app\/(client|greetings)\.tsx$/;

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
  const byFile = new Map(scripts.map((script) => [script.fileName, script]));
  const sizeOf = (name: string): number => gzipped(scripts.find((script) => script.name === name)?.code ?? '');
  const [largest] = servicePageSizes(scripts);
  if (!largest) return ['No chunk of a service was found, so that nothing could be measured'];
  const [service, servicePage] = largest;
  const arriving = closure(
    scripts.filter((script) => script.name === 'boot' || arrivalParts.test(script.facadeModuleId ?? '')),
    byFile,
  );
  const arrival = [...arriving].reduce((sum, script) => sum + gzipped(script.code), 0);
  const sizes = { boot: sizeOf('boot'), servicePage, greetings: sizeOf('greetings'), arrival };
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
    .filter((part) => sizes[part] > BUDGETS[part])
    .map((part) => `${part}: ${sizes[part]} bytes gzipped, more than ${BUDGETS[part]} (largest service: ${service})`);
};
