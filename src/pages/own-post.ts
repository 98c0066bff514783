/** The owner's posts as their page draws them. */
import type { CitySlug } from '../../content/cities/index.ts';
import type { LinkId } from '../../content/links/en.ts';
import { ownWords } from '../../content/own-words.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { OwnPost } from '../../content/site.ts';
import type { Edition } from '../edition/edition.ts';
import { headOfOwn, type PostHead } from '../seo/post-head.ts';
import { listSections, type TextSection } from './own-text.ts';

/** A post as its page draws it, the owner's or one that comes with the website. */
export interface Post extends PostHead {
  readonly service: ServiceSlug;
  readonly cities: readonly CitySlug[];
  readonly lead: string | null;
  readonly sections: readonly TextSection[];
  readonly sources: readonly LinkId[];
  /** ISO date of the law whose figures it holds, where it holds any of the register. */
  readonly lawAsOf: string | null;
}

/** Returns a post of the owner in the language of the pages, as its page draws it. */
export const makePost = (edition: Edition, own: OwnPost): Post => {
  return {
    ...headOfOwn(edition, own),
    service: own.service,
    cities: [],
    lead: null,
    sections: listSections(ownWords(edition.locale, own)),
    sources: [],
    lawAsOf: null,
  };
};
