/** Where a sentence ends and another begins. */
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * Divides a text into what a page begins with and what comes further down.
 * @param most how many characters the beginning may have; a longer first sentence stays whole
 * @returns both parts; the second is empty when all fits
 */
export const splitLead = (text: string, most: number): readonly [lead: string, rest: string] => {
  const [lead = '', ...others] = text.split(BETWEEN_SENTENCES);
  let beginning = lead;
  while (others[0] !== undefined && beginning.length + 1 + others[0].length <= most)
    beginning = `${beginning} ${others.shift()}`;
  return [beginning, others.join(' ')];
};
