const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

// Joiners shape letters of Indic scripts and join emoji; variation selectors choose how a sign looks.
const ignorableInProse = /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** Removes what no reader sees from an address, number, amount or search: zero-width spaces, soft hyphens, direction marks. */
export const removeInvisible = (text: string): string => text.replace(ignorable, '');

/** Removes the same from a name or message, but keeps what changes the look of the letters beside it. */
export const removeInvisibleFromProse = (text: string): string => text.replace(ignorableInProse, '');
