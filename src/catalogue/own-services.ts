/** The owner's services as the lists of a language have them. */
import type { LocalSite } from '../../content/local-site.ts';
import { ownWords, writtenIn } from '../../content/own-words.ts';
import { inRupees } from '../../content/rupees.ts';

/** A service of the owner that has a page in the language. */
export interface OwnServiceEntry {
  /** The last part of its address. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The value that the contact form sends and the database stores: the English name. */
  readonly option: string;
  /** The starting price: as read and in rupees, with its unit if the owner has stated it. */
  readonly price: { readonly text: string; readonly amount: number; readonly unit: string | undefined } | null;
}

/** Returns the owner's services in a language; a name that is not there throws a RangeError. */
export const createOwnServices = ({ ownServices, locale, unitWords }: LocalSite) => {
  const entries = writtenIn(locale, ownServices).map((own): OwnServiceEntry => {
    const { title: name, description: summary } = ownWords(locale, own);
    const { id, title: option, price } = own;
    return {
      id,
      name,
      summary,
      option,
      price: price && { text: inRupees(price.from), amount: price.from, unit: price.for && unitWords[price.for] },
    };
  });
  return {
    ownServiceEntries: entries,
    ownServiceEntry: (id: string): OwnServiceEntry => {
      const entry = entries.find((each) => each.id === id);
      if (!entry) throw new RangeError(`No service "${id}" in the owner's folder`);
      return entry;
    },
  };
};
