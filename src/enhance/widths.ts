/** Below it the styles are those of a phone. */
export const PHONE_PX = 700;
