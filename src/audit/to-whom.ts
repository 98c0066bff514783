/**
 * To whom robots.txt closes something, as the end of a sentence.
 * @param agents crawlers as the file names them
 * @returns nothing where `*` is among them: then it is all crawlers
 */
export const toWhom = (agents: readonly string[]): string => (agents.includes('*') ? '' : ` to ${agents.join(', ')}`);
