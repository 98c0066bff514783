/** What the owner has confirmed himself: the lines of firm/confirmed.yaml. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { claims } from '../content/claims.ts';
import { facts } from '../content/facts.ts';

const FILE = 'firm/confirmed.yaml';

const lineSchema = z.strictObject({
  /** A fact or a claim. */
  id: z.string().refine((id) => Object.hasOwn(facts, id) || Object.hasOwn(claims, id), 'is neither a fact nor a claim'),
  who: z.string().trim().min(2),
  day: z.iso.date(),
  /** The address of the page, or what proves it. */
  where: z.string().trim().min(3),
});

/** One confirmation. */
export type Confirmation = z.infer<typeof lineSchema>;

/** The confirmations by what they confirm, the last line of each, and one line for each mistake of the file. */
export const readConfirmations = (
  text: string = readFileSync(join(import.meta.dirname, '..', FILE), 'utf8'),
): { readonly confirmed: ReadonlyMap<string, Confirmation>; readonly mistakes: readonly string[] } => {
  const { data = [], error } = z.array(lineSchema).safeParse(parse(text) ?? []);
  return {
    confirmed: new Map(data.map((line) => [line.id, line])),
    mistakes: error?.issues.map(({ path, message }) => `${FILE}: line ${path.join('.')}: ${message}`) ?? [],
  };
};
