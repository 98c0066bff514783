/** One measured line of the table. The texts are shown as they are, so each carries its unit. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** What ours is held against in the same run, with its name; empty where there is none. */
  readonly peer: string;
  readonly ratio: string;
  /** The aim in words; empty for a line that is only for information. */
  readonly aim: string;
  /** Whether the aim was met; `null` where there is no aim, or the peer could not be had. */
  readonly met: boolean | null;
}

/** The parts of `npm run bench`, in the order of the table. */
export const partNames = ['serving', 'leads', 'build', 'paint', 'script', 'navigation'] as const;
export type PartName = (typeof partNames)[number];

/** One part of the bench. It starts and ends whatever it needs, and may print its progress. */
export interface BenchPart {
  readonly name: PartName;
  readonly title: string;
  run(): Promise<readonly Row[]>;
}

/** What one part measured, when and where. */
export interface Result {
  readonly title: string;
  /** The day of the run, `2026-05-31`. */
  readonly measuredOn: string;
  readonly machine: string;
  readonly rows: readonly Row[];
}

/** The last result of each part that was ever run. */
export type Results = Readonly<Partial<Record<PartName, Result>>>;
