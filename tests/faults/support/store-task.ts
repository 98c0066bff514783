/** Opens the store, and erases what is too old when its argument is `erase`: killed-at.ts kills it meanwhile. */
import { keptSince } from '../../../server/leads/daily/daily.ts';
import { openStore } from '../../../server/leads/store/store.ts';
import { readSettings } from '../../../server/settings.ts';
import { sampleSite } from '../../support/firms.ts';

const silent = { info() {}, warn() {}, error() {} };
const store = await openStore(readSettings(process.env, sampleSite().firm).leads, silent, 'maintenance');
if (process.argv[2] === 'erase') await store.retention.erase(keptSince(Date.now()), Date.now());
await store.forget();
await store.close();
