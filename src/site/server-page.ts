/**
 * The one page that is not finished by the build: the server fills in its words (a newsletter link that was followed, a
 * post that was refused). The build renders it with the site's own components and these marks in the places.
 */
import { mark, partMarks } from './fill.ts';

/** The marks for the texts; the server puts escaped text in their place. */
export const serverPageTexts = {
  title: mark('title'),
  text: mark('text'),
  action: mark('action'),
  label: mark('label'),
  href: mark('href'),
  linkLabel: mark('link-label'),
} as const;

/** The marks around the parts that a page may lack: they stay or go with all that is between them. */
export const serverPageParts = { button: partMarks('button'), link: partMarks('link') } as const;
