import { drawKolam, type Kolam } from '../src/kolam/kolam.ts';

const drawn = new Map<string, Kolam>();

/** The kolam of a seed. A build needs most of them twice or three times, and each is the best of many tried ones. */
export const drawnKolam = (seed: string): Kolam => {
  const known = drawn.get(seed);
  if (known) return known;
  const kolam = drawKolam(seed);
  drawn.set(seed, kolam);
  return kolam;
};
