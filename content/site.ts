/** One firm's website as a value: `config/load-site.ts` reads it once, checks it and freezes it. */
import type { CitySlug } from './cities/index.ts';
import type { ClaimId } from './claim-ids.ts';
import type { Colours } from './colours.ts';
import type { IconName } from './icons.ts';
import type { OwnTexts } from './own-text-places.ts';
import type { ServiceSlug } from './service-slugs.ts';

/** The languages in which the product can speak. */
export type Locale = 'en' | 'ta';

/** From when to when, in minutes since midnight. */
export type Span = readonly [opens: number, closes: number];

/** When the office is open: the week from Monday on; holidays by "01-26" or "2027-11-08". */
export interface OfficeHours {
  readonly week: readonly (readonly Span[])[];
  readonly holidays: Readonly<Record<string, readonly Span[]>>;
}

/** What pages, mails and structured data say of the firm. */
export interface Firm {
  readonly name: string;
  readonly shortName: string;
  readonly origin: `https://${string}`;
  /** The number that buttons call: the first of `phones`. */
  readonly phone: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly whatsapp: string;
  readonly whatsappMessage: string;
  readonly address: Readonly<Record<'street' | 'locality' | 'region' | 'postalCode', string>>;
  readonly mapUrl: string;
  readonly mapEmbedUrl: string;
  readonly founded: number;
  readonly clients: number;
  readonly subscribers: number;
  readonly practitionerNumber: string | null;
  readonly reviewsUrl: string | null;
  /** Stars of five and the number of reviews, or null where none are shown. */
  readonly rating: { readonly stars: number; readonly reviews: number } | null;
  readonly blogUrl: string | null;
  readonly social: readonly { readonly network: string; readonly label: string; readonly url: string }[];
  readonly enquiriesCopiedTo: string | null;
  readonly remindsOnWhatsapp: boolean;
  readonly hstsPreload: boolean;
  readonly indexNowKey: string;
}

/** Where the office is among the cities that have pages. */
export interface OfficeCity {
  /** The town of the office, or the nearest city to it. */
  readonly slug: CitySlug;
  /** Whether the town of the office has pages of its own. */
  readonly hasPages: boolean;
  /** Of a town with pages in Tamil. */
  readonly tamilName?: string | undefined;
}

/** The details that the owner writes in Tamil too. */
export interface TamilDetails {
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly locality?: string | undefined;
  readonly region?: string | undefined;
  readonly whatsappMessage?: string | undefined;
  readonly enquiriesCopiedTo?: string | undefined;
}

interface Person {
  readonly name: string;
  readonly role: string;
  readonly experience: string;
  readonly expertise: string;
  readonly qualification?: string | undefined;
}

/** Who works at the firm. */
export interface TeamMember extends Person {
  readonly icon: IconName;
  readonly tamil?: Person | undefined;
}

/** A year of the firm; `{founded}` stands for the year in which it began. */
export interface Milestone {
  readonly year: number | '{founded}';
  readonly event: string;
  readonly tamil?: string | undefined;
}

/** A photograph, a file of the folder `photos/`. */
export interface Photo {
  readonly file: string;
  readonly shows: string;
  readonly tamil?: string | undefined;
  /** In pixels, as people look at it. */
  readonly width: number;
  readonly height: number;
  /** The hash of its bytes, after which its files on the site are named. */
  readonly hash: string;
}

/** The price of a service in rupees. */
export interface Price {
  readonly from: number;
  readonly to?: number | undefined;
  readonly for?: 'once' | 'notice' | 'claim' | 'return' | 'month' | 'quarter' | 'year' | undefined;
}

/** The owner's `prices.yaml`. */
export interface Prices {
  readonly gst: 'included' | 'extra' | 'unsaid';
  /** Whether the owner has confirmed each price. */
  readonly ours: boolean;
  readonly services: Readonly<Partial<Record<ServiceSlug, Price>>>;
  /** Where the packages of accounting begin, rupees a month. */
  readonly accountingPackage: number;
}

/** What a text of the owner says in one language: a post, a page or a service. */
export interface OwnWords {
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
  /** The file of its text and the number of lines before the text, for messages. */
  readonly file: string;
  readonly linesBefore: number;
}

/** What a post says in one language. */
export interface PostWords extends OwnWords {
  /** Null where the name of its service stands for it. */
  readonly category: string | null;
  /** Who has written it; null for the firm's people together. */
  readonly author: string | null;
}

/** A post of the owner. */
export interface OwnPost extends PostWords {
  readonly id: string;
  /** ISO dates. */
  readonly publishedOn: string;
  readonly changedOn: string;
  /** The service that it leads to. */
  readonly service: ServiceSlug;
  readonly image: Photo | null;
  /** The same in Tamil, where the owner has written it. */
  readonly tamil: PostWords | null;
}

/** What a page of the owner says in one language. */
export interface PageWords extends OwnWords {
  /** What menus call it; null where it stands in none. */
  readonly menu: string | null;
}

/** A page of the owner: `pages/<id>.md` of the folder. */
export interface OwnPage extends PageWords {
  readonly id: string;
  /** ISO date. */
  readonly changedOn: string;
  readonly tamil: PageWords | null;
}

/** A service of the owner for which the website has no page itself: `services/<id>.md` of the folder. */
export interface OwnService extends OwnWords {
  readonly id: string;
  /** Where its price starts; null where the owner names none. */
  readonly price: Pick<Price, 'from' | 'for'> | null;
  /** ISO date. */
  readonly changedOn: string;
  readonly tamil: OwnWords | null;
}

/** Everything that makes this website this firm's, on one day. */
export interface Site {
  readonly firm: Firm;
  readonly officeCity: OfficeCity;
  readonly tamilDetails: TamilDetails;
  readonly hasLogo: boolean;
  /** The design's, or derived from the owner's two. */
  readonly colours: Colours;
  readonly officeHours: OfficeHours;
  readonly people: {
    readonly team: readonly TeamMember[];
    readonly milestones: readonly Milestone[];
    readonly photos: readonly Photo[];
  };
  readonly prices: Prices;
  readonly claimAnswers: Readonly<Record<ClaimId, 'yes' | 'no' | 'undecided'>>;
  /** The claims that the firm does not make. */
  readonly notClaimed: readonly ClaimId[];
  /** What can become of an enquiry, as the staff choose it at the desk. */
  readonly outcomes: readonly string[];
  /** The services of this product that the firm does not offer. */
  readonly notOffered: readonly ServiceSlug[];
  /** The languages of the site; English is one of them. */
  readonly locales: readonly Locale[];
  /** Who reads the Tamil pages as a native reader. */
  readonly tamilReader: { readonly name: string; readonly day: string } | null;
  /** The addresses of the Tamil pages that a native reader has signed for; null where nobody has signed yet. */
  readonly signedTamilPages: readonly string[] | null;
  /** The newest first. */
  readonly ownPosts: readonly OwnPost[];
  /** What the folder does not say and a default stands in for, as a line for the owner. */
  readonly missingLines: readonly string[];
  readonly ownPages: readonly OwnPage[];
  /** In the order of their addresses. */
  readonly ownServices: readonly OwnService[];
  /** What stands in place of some of the website's texts. */
  readonly ownTexts: Readonly<Record<Locale, OwnTexts>>;
  /** The day for which the site is made (ISO date, in India). */
  readonly today: string;
}
