/** Reads the owner's own pages: `pages/<slug>.md` of the owner's folder. */
import { z } from 'zod';
import type { OwnPage } from '../content/site.ts';
import { isoDay, line } from './firm-schema.ts';
import { readTexts } from './own-texts.ts';

const inBoth = {
  title: line('What the page is called', 'Work with us', 3, 60),
  description: line(
    'What it is about: the line below its title, and what search engines show',
    'Which places are open at our office, what we ask for, and how to apply.',
    40,
    160,
  ),
  menu: line('The name of the page in the menus; without this line no menu leads to it', 'Careers', 2, 24).optional(),
};

const english = z.strictObject({
  ...inBoth,
  changed: isoDay.meta({ description: 'When you changed it last' }),
});
const tamil = z.strictObject(inBoth);

/** The panels of the menu have room for so many more lines. */
const MAX_IN_MENU = 3;

/** The names of what has addresses without being a page, and of files that hosts look for. */
const reserved: ReadonlySet<string> = new Set(
  'api assets calendar enquiry functions healthz index photos readyz share ta 404 500'.split(' '),
);

const nameMistake = (slug: string): string | null =>
  reserved.has(slug) ? `the website needs this address itself; choose another name, for example our-${slug}.md` : null;

/**
 * Reads the pages; whether an address is taken by another page is checked by the build (generator/checks).
 * @param folder the folder's name, for messages
 * @param files what is in it, by the names of the files
 * @param mistakes where it adds one line for each mistake
 */
export const readOwnPages = (
  folder: string,
  files: ReadonlyMap<string, string>,
  mistakes: string[],
): readonly OwnPage[] => {
  const pages = readTexts(folder, files, { english, tamil, example: 'careers.md', nameMistake }, mistakes).map(
    ({ slug, head, words, tamil: translated }): OwnPage => {
      const { menu = null, changed } = head;
      const tamilMenu = translated?.head.menu ?? null;
      if (translated && (menu === null) !== (tamilMenu === null))
        mistakes.push(
          `${(menu === null ? words : translated.words).file}:1: menu: is missing; give the page a name in the menus of both languages, or in none`,
        );
      return {
        ...words,
        id: slug,
        menu,
        changedOn: changed,
        tamil: translated && { ...translated.words, menu: tamilMenu },
      };
    },
  );
  for (const { file } of pages.filter(({ menu }) => menu !== null).slice(MAX_IN_MENU))
    mistakes.push(`${file}:1: menu: the menus have room for ${MAX_IN_MENU} pages of yours; leave the line out`);
  return pages;
};
