/** Reads the owner's own services: `services/<slug>.md` of the owner's folder. */
import { z } from 'zod';
import { contactOptions } from '../content/contact-options.ts';
import type { OwnService } from '../content/site.ts';
import { isoDay, line, priceSchema } from './firm-schema.ts';
import { readTexts } from './own-texts.ts';

const NAME = 'Trust and society accounts';
const summary = line(
  'What you do, for whom: the line below its name, on its card, and what search engines show',
  'We keep the books of trusts and societies, and prepare the audit report and the yearly return.',
  40,
  160,
);
const { from, for: unit } = priceSchema.shape;

const english = z
  .strictObject({
    name: line('What it is called, on its page and in the contact form', NAME, 3, 60).regex(
      /^[ -~]+$/,
      'must be written in English letters: your office reads it in mails and at the desk',
    ),
    summary,
    from: from.optional(),
    for: unit,
    changed: isoDay.meta({ description: 'When you changed it last' }),
  })
  .refine((head) => head.for === undefined || head.from !== undefined, {
    path: ['for'],
    message: 'says what a price is for: write the price behind from, or leave this line out',
  })
  .transform(({ name, summary: description, ...more }) => ({ title: name, description, ...more }));

const tamil = z
  .strictObject({ name: line('What it is called', 'அறக்கட்டளைக் கணக்குகள்', 3, 60), summary })
  .transform(({ name, summary: description }) => ({ title: name, description }));

/**
 * Reads the services; whether an address is taken by another page is checked by the build (generator/checks).
 * @param folder the folder's name, for messages
 * @param files what is in it, by the names of the files
 * @param mistakes where it adds one line for each mistake
 */
export const readOwnServices = (
  folder: string,
  files: ReadonlyMap<string, string>,
  mistakes: string[],
): readonly OwnService[] => {
  const known = new Set(contactOptions.map((option) => option.toLowerCase()));
  return readTexts(folder, files, { english, tamil, example: 'trust-accounts.md' }, mistakes).map(
    ({ slug, head, words, tamil: translated }): OwnService => {
      const { from: price, for: wanted, changed } = head;
      const option = words.title.toLowerCase();
      if (known.has(option))
        mistakes.push(
          `${words.file}:1: name: the contact form has "${words.title}" already; choose another name, for example ${NAME}`,
        );
      known.add(option);
      return {
        ...words,
        id: slug,
        price: price === undefined ? null : { from: price, for: wanted },
        changedOn: changed,
        tamil: translated?.words ?? null,
      };
    },
  );
};
