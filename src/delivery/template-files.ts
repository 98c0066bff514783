import type { Locale } from '../addresses/locale.ts';

export const frameFile = (locale: Locale): string => `templates/${locale}/frame.html`;

/** A module with RendererModule's members, for all languages. */
export const rendererFile = 'templates/pages/answer-page.js';

/** A module with DeskModule's members. */
export const deskFile = 'templates/desk/render.js';
