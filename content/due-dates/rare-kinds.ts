import type { PayerKind } from './kinds/en.ts';

/** The kinds of payer that few visitors are: on a phone the questions fold them. */
export const rareKinds: readonly PayerKind[] = ['property-tds', 'audit', 'llp', 'exporter'];
