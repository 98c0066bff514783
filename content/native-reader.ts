/** Who has read the Tamil pages as a native reader and found them fit to publish; `docs/launch.md` says what to read. */
interface Signature {
  readonly name: string;
  /** ISO date. */
  readonly day: string;
}

/** Null until somebody has: publish with `LOCALES=en` until then. */
export const nativeReader: Signature | null = null;
