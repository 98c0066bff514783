import { onceFor } from '../addresses/once-for.ts';
import type { Edition } from './edition.ts';

/** Returns a function that makes its value once for each edition, because hundreds of pages ask for it. */
export const perEdition = <T>(make: (edition: Edition) => T): ((edition: Edition) => T) => onceFor(make);
