/** The width of a window below which the styles are those of a phone. */
export const PHONE_PX = 700;
