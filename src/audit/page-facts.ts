/** What a page says, read once; the checks look at nothing else. Plain data: it can be copied and kept. */

/** One heading. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
}

/** What the head holds. Empty text where an element is absent or says nothing. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  readonly viewport: string;
  readonly language: string;
  /** The absolute canonical addresses, as many as there are elements; empty text where one cannot be read. */
  readonly canonicals: readonly string[];
  /** The names of the Open Graph properties. */
  readonly openGraph: readonly string[];
}

/** The page's images. */
export interface ImageFacts {
  readonly total: number;
  /** Images whose empty `alt` says that they carry no meaning. */
  readonly decorative: number;
  /** Where the images without a text alternative come from. */
  readonly withoutAlt: readonly string[];
  readonly lazy: number;
  readonly withoutSize: number;
}

/** The page's links and files. Paths are of the audited site, with their query. */
export interface LinkFacts {
  /** Paths that the page links to, each once. */
  readonly internal: readonly string[];
  /** Links to a place inside a page: path, `#`, decoded id. */
  readonly fragments: readonly string[];
  readonly internalTotal: number;
  readonly external: number;
  readonly nofollow: number;
  /** Links that say nothing: no text, image or label. */
  readonly empty: number;
  /** Paths of images, scripts, styles and other files, each once. */
  readonly resources: readonly string[];
  /** Files and form targets that are asked for without encryption. */
  readonly insecure: readonly string[];
  /** What `tel:` links dial. */
  readonly phones: readonly string[];
}

/** The page's structured data. */
export interface DataFacts {
  readonly blocks: number;
  readonly mistakes: readonly string[];
  readonly phones: readonly string[];
  readonly addresses: readonly Readonly<Record<string, string>>[];
}

/** The page's running text. */
export interface TextFacts {
  /** Words of the main part; without one, words outside header, navigation and footer. */
  readonly words: number;
  /** Phone numbers as they are written. */
  readonly phones: readonly string[];
  /** Passages that look like the firm's address, with what follows. */
  readonly streets: readonly string[];
  /** Passages that end in the firm's locality and postal code. */
  readonly postalLines: readonly string[];
}

/** Everything that is known of a page. */
export interface PageFacts {
  /** Path and query. */
  readonly path: string;
  readonly truncated: boolean;
  /** Whether characters could not be decoded. */
  readonly garbled: boolean;
  /** Whether a header or a meta element asks search engines to stay away. */
  readonly noIndex: boolean;
  /** The headers that the checks look at, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly head: HeadFacts;
  readonly headings: readonly Heading[];
  readonly images: ImageFacts;
  readonly links: LinkFacts;
  readonly ids: readonly string[];
  readonly data: DataFacts;
  readonly text: TextFacts;
}
