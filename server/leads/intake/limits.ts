import type { FormName } from '../../../src/forms/forms.ts';
import { NEWSLETTER_FORM } from '../../../src/forms/newsletter.ts';
import { HOUR_MS, MINUTE_MS } from '../../../src/office/durations.ts';
import { RequestError } from '../../http/errors.ts';
import { addressKey } from '../../http/ip-addresses.ts';
import type { LeadsConfig } from '../../settings.ts';

export const WINDOW = 10 * MINUTE_MS;

/** Only the latest keys are remembered, so that a flood of addresses cannot fill the memory. */
const MAX_KEYS = 50_000;

/** Counts a post of a key. @returns 0 when it is within the limit, else the milliseconds until one is */
type Limiter = (key: string, now: number) => number;

/**
 * Allows `count` posts at once, and as many again, evenly spread, in each window (generic cell rate algorithm); 0: no
 * limit.
 */
export const createLimiter = (count: number, window = WINDOW): Limiter => {
  if (count === 0) return () => 0;
  const interval = window / count;
  const due = new Map<string, number>();
  return (key, now) => {
    const before = due.get(key) ?? 0;
    // A time so far ahead was written before the clock was set back; nobody is to wait until then.
    const next = Math.max(before > now + window ? 0 : before, now) + interval;
    const wait = next - window - now;
    if (wait > 0) return Math.ceil(wait);
    due.delete(key);
    due.set(key, next);
    if (due.size > MAX_KEYS) due.delete(due.keys().next().value ?? key);
    return 0;
  };
};

/** Allows no more than `count` posts in any window. Keep it small, because each post is remembered; 0: no limit. */
export const createStrictLimiter = (count: number, window: number): Limiter => {
  if (count === 0) return () => 0;
  const times = new Map<string, readonly number[]>();
  return (key, now) => {
    const recent = (times.get(key) ?? []).filter((time) => time > now - window && time <= now);
    const wait = recent.length < count ? 0 : (recent[0] ?? now) + window - now;
    if (wait > 0) return Math.ceil(wait);
    times.delete(key);
    times.set(key, [...recent, now]);
    if (times.size > MAX_KEYS) times.delete(times.keys().next().value ?? key);
    return 0;
  };
};

/** Posts above a form's limit are held for the staff; above this many times the limit they are refused. */
const FLOOD_FACTOR = 5;

/** Limits the subscriptions of one address, and all together, in an hour: each makes us mail to somebody. */
const MAX_SUBSCRIPTIONS_PER_HOUR = { address: 10, all: 120 } as const;

/** @throws RequestError 429 unless there is nothing to wait for, milliseconds */
export const refuse = (wait: number): void => {
  if (wait <= 0) return;
  const retryAfterSeconds = Math.ceil(wait / 1000);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new RequestError(429, 'rate-limited', ({ refusals }) => refusals.rateLimited(minutes), { retryAfterSeconds });
};

/**
 * Returns the rate limits of one server; several servers count separately. Above them these throw a RequestError 429.
 */
export const postLimits = ({ perAddress, perForm }: LeadsConfig['limits']) => {
  const byAddress = createLimiter(perAddress);
  const byForm = createLimiter(perForm);
  const flood = createLimiter(perForm * FLOOD_FACTOR);
  const subscriptions = {
    address: createStrictLimiter(perAddress && MAX_SUBSCRIPTIONS_PER_HOUR.address, HOUR_MS),
    all: createStrictLimiter(perForm && MAX_SUBSCRIPTIONS_PER_HOUR.all, HOUR_MS),
  };
  return {
    countAddress(ip: string, now: number): void {
      refuse(byAddress(addressKey(ip), now));
    },
    /** Robots have a count of their own. @returns whether the form gets so many posts that this one is to be held */
    countForm(form: FormName, isRobot: boolean, now: number): boolean {
      const key = isRobot ? `spam:${form}` : form;
      refuse(flood(key, now));
      return byForm(key, now) > 0;
    },
    /** Counts the mail that a post makes us send. */
    countMail(form: FormName, ip: string, now: number): void {
      if (form !== NEWSLETTER_FORM) return;
      refuse(subscriptions.address(addressKey(ip), now));
      refuse(subscriptions.all(form, now));
    },
  };
};
