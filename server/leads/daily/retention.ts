/** What the privacy policy no longer keeps is erased once a day. */
import { figure } from '../../../content/facts.ts';
import type { Log } from '../../logging.ts';
import { storageError } from '../store/errors.ts';
import type { PerKind } from '../store/retention-repository.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The moments before which the policy keeps nothing. */
export const keptSince = (now: number): PerKind => {
  const leads = new Date(now);
  leads.setUTCFullYear(leads.getUTCFullYear() - figure('policy.retention'));
  return {
    leads: leads.getTime(),
    spam: now - figure('policy.spam') * DAY,
    unconfirmed: now - figure('policy.unconfirmed') * DAY,
  };
};

/** Makes the look that erases once a day. The day is claimed afterwards: it does no harm when two servers erase. */
export const retentionLook =
  (store: Pick<Store, 'daily' | 'retention' | 'forget'>, log: Log) =>
  async (now: number): Promise<void> => {
    if (!(await store.daily.isFree('retention', now))) return;
    const erased = await store.retention.erase(keptSince(now), now);
    const isAny = Object.values(erased).some((count) => count > 0);
    if (isAny) {
      await store
        .forget()
        .catch((error: unknown) =>
          log.warn({ reason: storageError(error).message }, 'the log of the database still holds what was erased'),
        );
    }
    const isFirst = (await store.daily.claim('retention', now)) !== null;
    if (isFirst || isAny) log.info({ ...erased }, 'what is too old was erased');
  };
