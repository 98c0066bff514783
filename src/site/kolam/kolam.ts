export const drawKolam = (seed: string) => seed;
