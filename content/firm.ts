/**
 * The firm's own details, as its owner keeps them in `firm/` (or in the folder that `FIRM_DIR` names). A script of a
 * browser gets them from the bundler (generator/site-config.ts).
 */
import { firmOf, readFirm } from './read-firm.ts';

const { found, mistakes } = readFirm();
if (!found) {
  // Content knows no Node by its types.
  const { console, process } = globalThis as unknown as {
    readonly console: { readonly error: (text: string) => void };
    readonly process: { readonly exit: (code: number) => never };
  };
  // Nothing can be built or served for a firm that is known in part, and a stack trace would not help its owner.
  console.error(`The firm's own folder has mistakes:\n  ${mistakes.join('\n  ')}`);
  throw process.exit(1);
}

export const {
  /** What pages, mails and data say of it. */
  firm,
  /** What Tamil pages say in place of some of that. */
  tamilDetails,
  /** Whether the folder has a `logo.svg`. */
  hasLogo,
  /** When the office is open. */
  officeHours,
  /** Who works there, and the firm's years. */
  people,
  /** What the firm does not say of itself, of all that the pages could say. */
  notClaimed,
  /** The services of this product that it does not offer. */
  notOffered,
  /** The languages of its site. */
  offeredLanguages,
  /** Who has signed the Tamil pages, or null. */
  nativeReader,
  firmPrices,
  /** Which claims the firm stands for. */
  claimAnswers,
  /** The owner's own posts, the newest first. */
  ownPosts,
  /** Their slugs, and whether they are there in Tamil too. */
  ownPostIndex,
} = firmOf(found);

/** The shape of the firm's details. */
export type Firm = typeof firm;
