import type { ClaimId } from './claim-ids.ts';
import { notClaimed } from './not-claimed.ts';

/**
 * What makes a claim of the firm, or what stands in its place where the owner does not stand for it.
 * @param id its name in `firm/claims.yaml`
 */
export const claimed = <T>(id: ClaimId, words: T, otherwise: T): T => (notClaimed.includes(id) ? otherwise : words);
