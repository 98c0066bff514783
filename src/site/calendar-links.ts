import type { PayerKind } from '../../content/due-dates/kinds.ts';
import { firm } from '../../content/firm.ts';
import { hrefCalendar } from './href.ts';

/** The link by which calendar programs subscribe: they then fetch the calendar again by themselves. */
export const webcalHref = (kind: PayerKind | 'all'): string =>
  firm.origin.replace('https:', 'webcal:') + hrefCalendar(kind);

/** The link by which Google Calendar subscribes: phones with Android have no program for `webcal:`. */
export const googleSubscribeHref = (kind: PayerKind | 'all'): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalHref(kind))}`;
