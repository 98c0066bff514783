import type { Locale } from '../addresses/locale.ts';

export const frameFile = (locale: Locale): string => `templates/${locale}/frame.html`;

/** A module with the members of ServerRenderer. */
export const rendererFile = (locale: Locale): string => `templates/${locale}/answer-page.js`;

/** A module with the members of DeskRenderer. */
export const deskFile = 'templates/desk/render.js';
