import { refusals } from '../../../content/refusals.ts';
import type { FormName } from '../../../src/forms/forms.ts';
import { addressKey } from '../../http/address-key.ts';
import { RequestError } from '../../http/request-error.ts';
import type { RateLimits } from '../../settings.ts';
import { createLimiter } from './rate-limit.ts';

/** Above the form's limit posts are only held; a flood above this many times the limit is refused. */
const FLOOD = 5;

const tooMany = (wait: number): RequestError => {
  const retryAfter = Math.ceil(wait / 1000);
  return new RequestError(429, 'rate-limited', refusals.rateLimited(Math.ceil(retryAfter / 60)), { retryAfter });
};

/** Lets a post pass, or has it held, or refuses it. */
export interface PostLimits {
  /** @throws RequestError 429 */
  address(ip: string, now: number): void;
  /**
   * @returns whether the form is being flooded, so that the post is doubtful
   * @throws RequestError 429
   */
  form(form: FormName, now: number): boolean;
}

/** The limits of one server; several servers count apart. */
export const postLimits = ({ perAddress, perForm }: RateLimits): PostLimits => {
  const byAddress = createLimiter(perAddress);
  const byForm = createLimiter(perForm);
  const flood = createLimiter(perForm * FLOOD);
  return {
    address(ip, now) {
      const wait = byAddress(addressKey(ip), now);
      if (wait > 0) throw tooMany(wait);
    },
    form(form, now) {
      const wait = flood(form, now);
      if (wait > 0) throw tooMany(wait);
      return byForm(form, now) > 0;
    },
  };
};
