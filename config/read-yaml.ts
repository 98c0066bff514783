/** Reads a file of the owner's folder, and says of each mistake in which line it is and what would be right. */
import { isMap, LineCounter, parseDocument, stringify, type YAMLParseError } from 'yaml';
import { z } from 'zod';

type Path = readonly PropertyKey[];

/** Writes a place as an owner finds it in the file: "hours.monday", "phones 2". */
const writePath = (path: Path): string =>
  path.map((step, at) => (typeof step === 'number' ? ` ${step + 1}` : `${at > 0 ? '.' : ''}${String(step)}`)).join('');

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

/** Returns the schemas at a place: of a choice each of its sides. */
const at = (schema: Described | undefined, path: Path): readonly Described[] => {
  if (!schema || typeof schema !== 'object') return [];
  const [step, ...rest] = path;
  if (step === undefined) return [schema, ...(schema.anyOf ?? [])];
  const { properties, additionalProperties, items, anyOf = [] } = schema;
  const next = typeof step === 'number' ? items : (properties?.[String(step)] ?? additionalProperties);
  return [...at(next, path.length > 0 ? rest : []), ...anyOf.flatMap((side) => at(side, path))];
};

/** Returns the JSON schema by which editors complete and check a file. */
export const editorSchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const findExample = (schema: z.ZodType, path: Path): string => {
  const example = at(editorSchema(schema) as Described, path).find(({ examples }) => examples)?.examples?.[0];
  return example === undefined
    ? ''
    : `; for example ${typeof example === 'object' ? JSON.stringify(example) : String(example)}`;
};

/** The value and the missing lines that have a default; or one line for each mistake: file, line, field, example. */
export type ReadYaml<T> =
  | { readonly value: T; readonly mistakes: readonly never[]; readonly missing: readonly string[] }
  | { readonly value: null; readonly mistakes: readonly string[]; readonly missing: readonly never[] };

const TEXT_WITH_COLON = /^(\s*(?:- )?[\w-]+: )(.*:(?: .*|$))/;

/** Returns what is wrong with the form of a file and how to mend it, by lines: a tab, or else the first mistake. */
const explainSyntax = (text: string, errors: readonly YAMLParseError[]): readonly (readonly [number, string])[] => {
  const lines = text.split('\n');
  const tabs = lines.flatMap((line, at) =>
    /^\s*\t/.test(line) ? [[at + 1, 'begins with a tab; write two spaces in its place'] as const] : [],
  );
  if (tabs.length > 0) return tabs;
  const [error] = errors;
  const at = error?.linePos?.[0].line ?? 1;
  if (error?.code === 'MISSING_CHAR') {
    const open = lines.findIndex((line) => (line.match(/(?<!\\)"/g) ?? []).length % 2 === 1);
    return [[open < 0 ? at : open + 1, 'a quotation mark has no partner; write one at the end of the text too']];
  }
  const [, key, value] = TEXT_WITH_COLON.exec(lines[at - 1] ?? '') ?? [];
  if (key && value && !/^["'{[]/.test(value))
    return [[at, `has a colon inside its text; put the text in quotes: ${key.trim()} "${value.trim()}"`]];
  return [
    [
      at,
      'begins at the wrong place, or a sign is missing; lines that belong together begin below one another, and behind each name stands a colon and a space',
    ],
  ];
};

/**
 * Reads a file.
 * @param name the file's name, for the messages
 * @param text what is in it; a missing file is an empty one
 */
export const readYaml = <T>(name: string, text: string, schema: z.ZodType<T>): ReadYaml<T> => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0)
    return {
      value: null,
      missing: [],
      mistakes: explainSyntax(text, document.errors).map(
        ([line, wrong]) => `${name}:${line}: cannot be read: ${wrong}`,
      ),
    };
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) {
    const { properties = {} } = editorSchema(schema) as Described;
    const missing = Object.entries(properties).flatMap(([key, { default: preset }]) =>
      preset === undefined || document.has(key)
        ? []
        : [
            `${name}: ${key}: is missing; until you write it, it counts as ${stringify(preset, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`,
          ],
    );
    return { value: result.data, mistakes: [], missing };
  }
  const findLine = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const parent = length > 1 ? document.getIn(path.slice(0, length - 1), true) : document.contents;
      const key = path[length - 1];
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as
        | { range?: readonly number[] }
        | undefined;
      if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
    }
    return 1;
  };
  // A field gets one line: a value of another shape breaks later rules too.
  const first = new Map(result.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue]));
  const mistakes = result.error.issues
    .filter((issue) => first.get(issue.path.join('.')) === issue)
    .flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => {
          const path = [...issue.path, key];
          const known = at(editorSchema(schema) as Described, issue.path).flatMap(({ properties = {} }) =>
            Object.keys(properties),
          );
          return `${name}:${findLine(path)}: ${writePath(path)}: there is no such line; there are ${known.join(', ')}`;
        });
      const given = document.getIn(issue.path);
      const missing = given === undefined || given === null;
      if (issue.code === 'invalid_key')
        return [
          `${name}:${findLine(issue.path)}: ${writePath(issue.path)}: ${issue.issues[0]?.message ?? issue.message}`,
        ];
      // A rule of its own says what is missing and why, and what is right.
      const isOwnRule = issue.code === 'custom';
      const problem = missing && !isOwnRule ? 'is missing' : issue.message;
      const written = !missing && typeof given !== 'object' ? ` (it is "${String(given)}")` : '';
      const example = isOwnRule || problem.includes('for example') ? '' : findExample(schema, issue.path);
      return [
        `${name}:${findLine(issue.path)}: ${writePath(issue.path) || 'the file'}: ${problem}${written}${example}`,
      ];
    });
  return { value: null, mistakes, missing: [] };
};
