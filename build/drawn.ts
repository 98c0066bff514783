import { drawKolam, type Kolam } from '../src/kolam/kolam.ts';

const drawn = new Map<string, Kolam>();

/** The kolam of a seed, drawn once: a build needs most of them two or three times, and drawing one is slow. */
export const drawnKolam = (seed: string): Kolam => {
  const known = drawn.get(seed);
  if (known) return known;
  const kolam = drawKolam(seed);
  drawn.set(seed, kolam);
  return kolam;
};
