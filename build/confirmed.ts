/** What the owner has confirmed himself: the lines of firm/confirmed.yaml. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { facts } from '../content/facts.ts';
import { firmFolder, firmFolderName } from '../content/read-firm.ts';

const FILE = 'confirmed.yaml';

const lineSchema = z.strictObject({
  /** A fact. */
  id: z.string().refine((id) => Object.hasOwn(facts, id), 'is no fact'),
  who: z.string().trim().min(2),
  day: z.iso.date(),
  /** The address of the page, or what proves it. */
  where: z.string().trim().min(3),
});

/** One confirmation. */
export type Confirmation = z.infer<typeof lineSchema>;

/** The owner's file; a folder without one confirms nothing. */
const ownFile = (): string => {
  const path = join(firmFolder(), FILE);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** The confirmations by what they confirm, the last line of each, and one line for each mistake of the file. */
export const readConfirmations = (
  text: string = ownFile(),
): { readonly confirmed: ReadonlyMap<string, Confirmation>; readonly mistakes: readonly string[] } => {
  const { data = [], error } = z.array(lineSchema).safeParse(parse(text) ?? []);
  return {
    confirmed: new Map(data.map((line) => [line.id, line])),
    mistakes:
      error?.issues.map(({ path, message }) => `${firmFolderName()}/${FILE}: line ${path.join('.')}: ${message}`) ?? [],
  };
};
