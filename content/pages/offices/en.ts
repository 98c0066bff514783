import type { Seo } from '../../schema.ts';
import { inSentence } from '../city/en.ts';

/** The page on which a reader finds the offices of a place. */
export const offices = {
  changedOn: '2026-11-27',
  name: 'Find your office',
  seo: {
    title: 'Find Your Office: GST, ROC, PF, ESI, Customs, DIC',
    description:
      'Choose your town in Tamil Nadu and see which office handles GST, company, PF, ESI, customs and industries matters, and who collects professional tax.',
  } satisfies Seo,
  hero: {
    title: 'Find your office',
    lead: 'Choose your town and see which office handles GST, your company, PF, ESI, exports and professional tax.',
  },
  choose: 'Choose your town',
  state: {
    title: 'The same for all of Tamil Nadu',
    intro: 'You never have to go to the processing centres for income tax and TDS returns.',
  },
  kinds: {
    title: 'What each office handles',
    intro:
      'See what each office handles, what you have to do, and how to find your own office if it is not named above.',
  },
  /** The headings of the tables by kind of office. */
  headings: { matter: 'Matter', decides: 'What it handles', act: 'What you have to do', own: 'Your own office' },
  closing: {
    title: 'Did you get a letter from an office?',
    text: 'Send us a photo of the letter. We will tell you what the office wants, by when, and whether you have to go there.',
    action: 'Ask us',
  },
} as const;

/** The offices of a place, on the page of the place, of a service in it, and on the page of all offices. */
export const whoDecides = {
  title: (city: string): string => `Which office handles what in ${inSentence(city)}`,
  intro: 'Nearly everything is filed online, so you rarely have to go to an office.',
  headings: { matter: 'Matter', office: 'Office', words: 'What it means for you' },
  /** Opens what a phone does not show at first. */
  more: 'What to do, and the other offices',
  /** @param month of the oldest record on the page */
  lookedUp: (month: string): string => `We checked these offices in ${month}.`,
  all: (city: string): string => `All offices for ${inSentence(city)}`,
  cityTitle: (city: string): string => `Offices for ${inSentence(city)}`,
  cityIntro:
    'See which office handles which matter. To see your own GST office, search for your GSTIN on the GST portal.',
  /** @param matters names of matters with dots between them */
  open: (matters: string): string =>
    `For these matters, the office differs from business to business: ${matters}. Look up yours on the portal.`,
  /** Explains the mark at the names of offices that are only likely. */
  likely:
    '* Most businesses come under this office. If your notice or the portal mentions another office, go by the notice or the portal.',
  openLink: 'What your office depends on, and which portal shows it',
  details: (city: string): string => `More about the offices for ${inSentence(city)}`,
} as const;
