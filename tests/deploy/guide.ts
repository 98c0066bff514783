import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

export const guide = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');

/** Returns the commands of one of its marked lists of steps. @throws Error when there is no such list */
export const listSteps = (name: string): string => {
  const block = guide.split(`\n\`\`\`sh ${name}\n`)[1]?.split('```', 1)[0];
  if (block === undefined) throw new Error(`docs/operations.md has no steps "${name}"`);
  return block;
};

/** Returns the rows of the table under a heading, cell by cell, without the table's head. */
export const tableUnder = (text: string, heading: string): string[][] => {
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
};
