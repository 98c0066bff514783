/** Checks that every fact of law says where it comes from, as sure as it claims to be. */
import type { Entry, Said } from '../content/register/entry.ts';
import { isDay } from '../src/dates/days.ts';

/** From this year on a page counts as recent. */
const RECENT = 2025;

const periodMistakes = ({ before = [], since, value, words }: Entry & Partial<Said>): string[] => {
  const days = [...before.flatMap((period) => [period.since, period.until]), since].filter((day) => day !== undefined);
  return [
    ...days.filter((day) => !isDay(day)).map((day) => `"${day}" is no day`),
    ...(days.toSorted().join() === days.join() ? [] : ['its periods are not in order']),
    ...(before.length > 0 && since === undefined ? ['says what held before, and not since when it holds'] : []),
    ...(value || words ? [] : ['has neither a value nor words']),
  ];
};

const sourceMistakes = ({ certainty, sources }: Entry): string[] => {
  const addresses = new Set(sources.map(({ url }) => url));
  const wrong = [...addresses].filter((url) => !URL.canParse(url)).map((url) => `"${url}" is no address`);
  switch (certainty) {
    case 'settled':
      return [
        ...wrong,
        ...(addresses.size < 2 ? ['is settled and names fewer than two addresses'] : []),
        ...(sources.some(({ official, year = 0 }) => official || year >= RECENT)
          ? []
          : [`is settled without a page that is official or of ${RECENT} or later`]),
      ];
    case 'likely':
    case 'open':
      return [...wrong, ...(addresses.size === 0 ? [`is ${certainty} and names no address`] : [])];
  }
};

/**
 * Checks entries of the register.
 * @returns one line for each mistake
 */
export const registerMistakes = (entries: Readonly<Record<string, Entry>>): string[] =>
  Object.entries(entries).flatMap(([id, entry]) =>
    [
      ...sourceMistakes(entry),
      ...periodMistakes(entry),
      ...(entry.basis.length < 10 ? ['has no legal basis'] : []),
      ...(isDay(entry.lookedUp) ? [] : [`was looked up on "${entry.lookedUp}", which is no day`]),
    ].map((mistake) => `content/register: ${id} ${mistake}`),
  );
