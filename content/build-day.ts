// Only the build sets it (server/environment.ts says how); content knows no Node by its types.
const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };

/** India's clock, milliseconds ahead of universal time. */
const AHEAD = 5.5 * 60 * 60 * 1000;

/** The day for which pages are made (ISO date): today in India, or what `BUILD_DATE` says. */
export const buildDay: string = process?.env?.BUILD_DATE ?? new Date(Date.now() + AHEAD).toISOString().slice(0, 10);
