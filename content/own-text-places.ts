/**
 * The texts that an owner may replace: where each is among the words of the site, and how long the owner's may be,
 * in characters. None of them is in the specification, which sets those that have to stay.
 */
const MAX_LEAD = 280;
const MAX_NOTE = 180;

export const ownTextPlaces = {
  'home-lead': { at: ['pages', 'home', 'hero', 'lead'], max: MAX_LEAD },
  'home-services': { at: ['pages', 'home', 'services', 'intro'], max: MAX_NOTE },
  'home-cities': { at: ['pages', 'home', 'cities', 'intro'], max: MAX_LEAD },
  'home-closing': { at: ['pages', 'home', 'closing', 'text'], max: MAX_LEAD },
  'about-lead': { at: ['pages', 'about', 'hero', 'lead'], max: MAX_LEAD },
  'about-vision': { at: ['pages', 'about', 'vision', 'text'], max: MAX_LEAD },
  'about-mission': { at: ['pages', 'about', 'mission', 'text'], max: MAX_LEAD },
  'about-closing': { at: ['pages', 'about', 'closing', 'text'], max: MAX_LEAD },
  'services-lead': { at: ['pages', 'services', 'hero', 'lead'], max: MAX_LEAD },
  'services-cities': { at: ['pages', 'services', 'cities', 'intro'], max: MAX_LEAD },
  'services-closing': { at: ['pages', 'services', 'closing', 'text'], max: MAX_LEAD },
  'contact-lead': { at: ['pages', 'contact', 'hero', 'lead'], max: MAX_LEAD },
  'contact-form': { at: ['pages', 'contact', 'form', 'intro'], max: MAX_LEAD },
  'contact-banner': { at: ['pages', 'contact', 'banner', 'text'], max: MAX_NOTE },
  'cities-lead': { at: ['pages', 'locations', 'hero', 'lead'], max: MAX_LEAD },
  'cities-closing': { at: ['pages', 'locations', 'closing', 'text'], max: MAX_NOTE },
  'blog-lead': { at: ['pages', 'blog', 'hero', 'lead'], max: MAX_LEAD },
  'tools-lead': { at: ['pages', 'tools', 'hero', 'lead'], max: MAX_LEAD },
  'due-dates-lead': { at: ['pages', 'dueDates', 'hero', 'lead'], max: MAX_LEAD },
  'popup-text': { at: ['popup', 'text'], max: 120 },
  'whatsapp-text': { at: ['widget', 'text'], max: 120 },
} as const satisfies Readonly<Record<string, { readonly at: readonly string[]; readonly max: number }>>;

/** The name of a text that an owner may replace. */
export type OwnTextName = keyof typeof ownTextPlaces;

/** Every such name. */
export const ownTextNames = Object.keys(ownTextPlaces) as OwnTextName[];

/** An owner's texts in a language. */
export type OwnTexts = Readonly<Partial<Record<OwnTextName, string>>>;

const put = (value: unknown, [key, ...rest]: readonly string[], text: string): unknown => {
  if (key === undefined) return text;
  const parts = value as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: put(parts[key], rest, text) };
};

/** Returns the words of a language with the owner's texts in their places. */
export const replaceTexts = <Words extends object>(words: Words, texts: OwnTexts): Words =>
  ownTextNames.reduce((changed, name) => {
    const text = texts[name];
    // Each place holds a text, which a test checks in every language: the words keep their shape.
    return text === undefined ? changed : (put(changed, ownTextPlaces[name].at, text) as Words);
  }, words);
