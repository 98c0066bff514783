import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isPlaceholder } from '../../content/placeholder.ts';
import { builtSite } from './built.ts';
import { sampleEdition } from './firms.ts';

const { firm } = sampleEdition();

const KB = 1024;

/** Bytes of a script as an older line carries it; the smallest are sent as they are. */
export const gzipped = (path: string): number =>
  Math.min(
    ...[path, `${path}.gz`].map((name) => statSync(join(builtSite, name), { throwIfNoEntry: false })?.size ?? Infinity),
  );

const addUp = (scripts: readonly string[]): number => scripts.reduce((sum, script) => sum + gzipped(script), 0);

/** Another firm's hours may weigh more than the sample's: breaks and holidays are in the script of every page. */
const ownHours = isPlaceholder(firm.name) ? 0 : 512;

/**
 * Returns what the scripts of a page weigh and may weigh, in bytes. The script for the rail of the year counts apart,
 * and with it arithmetic on months (docs/decisions/0041-days-counted-on-the-device.md).
 */
export const weighScripts = (scripts: readonly string[], islands: number, isLost = false) => {
  const hasRail = scripts.some((script) => script.startsWith('/assets/use-ledger-'));
  const rail = scripts.filter((script) => hasRail && /^\/assets\/(?:use-ledger|months)-/.test(script));
  const counting = scripts.filter((script) => /^\/assets\/due-dates-/.test(script)).length;
  // The Not Found page fetches the list of addresses, to name the one that was meant.
  const plain = isLost ? 12 : islands === 0 ? 6 : 87;
  return {
    rail: addUp(rail),
    counting,
    bytes: addUp(scripts) - addUp(rail),
    most: (plain + 3 * counting) * KB + ownHours,
  };
};
