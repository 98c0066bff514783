/** The website of a firm as a value: `config/load-site.ts` reads it once, checks it and freezes it. */
import type { CitySlug } from './cities/index.ts';
import type { ClaimId } from './claim-ids.ts';
import type { Colours } from './colours.ts';
import type { IconName } from './icons.ts';
import type { OwnTexts } from './own-text-places.ts';
import type { ServiceSlug } from './service-index.ts';

/** The languages in which the product can speak. */
export type Locale = 'en' | 'ta';

/** A span of opening hours in minutes since midnight. */
export type Span = readonly [opens: number, closes: number];

/** The opening hours: the week from Monday on; holidays by "01-26" or "2027-11-08". */
export interface OfficeHours {
  readonly week: readonly (readonly Span[])[];
  readonly holidays: Readonly<Record<string, readonly Span[]>>;
}

/** The firm's details for pages, mails and structured data. */
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

/** The place of the office among the cities that have pages. */
export interface OfficeCity {
  /** The town of the office, or the nearest city to it. */
  readonly slug: CitySlug;
  /** True if the town of the office has pages of its own. */
  readonly hasPages: boolean;
  /** The Tamil name of a town with pages in Tamil. */
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

/** A person who works at the firm. */
export interface TeamMember extends Person {
  readonly icon: IconName;
  readonly photo: Photo | null;
  readonly tamil?: Person | undefined;
}

/** A year of the firm; `{founded}` stands for the year in which it began, `{town}` for the town of the office. */
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
  /** The width and height in pixels, as people look at it. */
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
  /** True if the owner has confirmed each price. */
  readonly ours: boolean;
  readonly services: Readonly<Partial<Record<ServiceSlug, Price>>>;
  /** The lowest price of the accounting packages, in rupees a month. */
  readonly accountingPackage: number;
}

/** The texts of an owner's post, page or service in one language. */
export interface OwnWords {
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
  /** The file of its text and the number of lines before the text, for messages. */
  readonly file: string;
  readonly linesBefore: number;
}

/** The texts of a post in one language. */
export interface PostWords extends OwnWords {
  /** The category; null if the name of its service replaces it. */
  readonly category: string | null;
  /** The author; null for the firm's people together. */
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
  /** The post in Tamil, if the owner has written it. */
  readonly tamil: PostWords | null;
}

/** The texts of an owner's page in one language. */
export interface PageWords extends OwnWords {
  /** The name in menus; null if the page stands in none. */
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
  /** The starting price; null if the owner names none. */
  readonly price: Pick<Price, 'from' | 'for'> | null;
  /** ISO date. */
  readonly changedOn: string;
  readonly tamil: OwnWords | null;
}

/** A text of the owner with which the staff answer: `answers/<name>.md` of the folder. */
export interface SavedReply {
  readonly name: string;
  readonly title: string;
  readonly language: Locale;
  readonly text: string;
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
  /** The outcomes of an enquiry from which the staff choose at the desk. */
  readonly outcomes: readonly string[];
  /** The texts with which the staff answer, as the desk offers them. */
  readonly savedReplies: readonly SavedReply[];
  /** The services of this product that the firm does not offer. */
  readonly notOffered: readonly ServiceSlug[];
  /** The languages of the site; English is one of them. */
  readonly locales: readonly Locale[];
  /** The native reader of the Tamil pages. */
  readonly tamilReader: { readonly name: string; readonly day: string } | null;
  /** The addresses of the Tamil pages that a native reader has signed for; null where nobody has signed yet. */
  readonly signedTamilPages: readonly string[] | null;
  /** The newest first. */
  readonly ownPosts: readonly OwnPost[];
  /** The values that the folder lacks and a default replaces, as lines for the owner. */
  readonly missingLines: readonly string[];
  readonly ownPages: readonly OwnPage[];
  /** The owner's services in the order of their addresses. */
  readonly ownServices: readonly OwnService[];
  /** The owner's replacements of texts of the website. */
  readonly ownTexts: Readonly<Record<Locale, OwnTexts>>;
  /** The day for which the site is made (ISO date, in India). */
  readonly today: string;
}
