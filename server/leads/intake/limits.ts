import { refusals } from '../../../content/refusals.ts';
import type { FormName } from '../../../src/forms/forms.ts';
import { addressKey } from '../../http/address-key.ts';
import { RequestError } from '../../http/request-error.ts';
import type { LeadsConfig } from '../../settings.ts';
import { createLimiter } from './rate-limit.ts';

/** Above a form's limit posts are held for the staff; above this many times the limit they are refused. */
const FLOOD = 5;

const refuse = (wait: number): never => {
  const retryAfter = Math.ceil(wait / 1000);
  throw new RequestError(429, 'rate-limited', refusals.rateLimited(Math.ceil(retryAfter / 60)), { retryAfter });
};

/** The rate limits of one server; several servers count separately. */
export const postLimits = ({ perAddress, perForm }: LeadsConfig['limits']) => {
  const byAddress = createLimiter(perAddress);
  const byForm = createLimiter(perForm);
  const flood = createLimiter(perForm * FLOOD);
  return {
    /** @throws RequestError 429 */
    countAddress(ip: string, now: number): void {
      const wait = byAddress(addressKey(ip), now);
      if (wait > 0) refuse(wait);
    },
    /**
     * @returns whether the form gets so many posts that this one is to be held
     * @throws RequestError 429
     */
    countForm(form: FormName, now: number): boolean {
      const wait = flood(form, now);
      if (wait > 0) refuse(wait);
      return byForm(form, now) > 0;
    },
  };
};
