/** The names under which the site keeps something in a visitor's browser; `kept-data/en.ts` says of each what for. */

/** They are keys of session storage; the first is fixed by the specification. */
export const POPUP_KEY = 'welcomePopupShown';
export const WIDGET_KEY = 'whatsappShown';
export const DRAFT_KEY = 'contactDraft';

/** Local storage. */
export const PAPERS_KEY = 'papersTicked';
export const DUE_DATES_KEY = 'dueDatesFor';
