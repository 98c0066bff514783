import { z } from 'zod';

/** One row of the table. The texts are shown as they are, with their units. */
const rowSchema = z.object({
  what: z.string(),
  ours: z.string(),
  /** What ours is compared with in the same run; empty without one. */
  peer: z.string(),
  ratio: z.string(),
  /** The aim in words; empty for a row without one. */
  aim: z.string(),
  /** Whether the aim was met; `null` without an aim. */
  met: z.boolean().nullable(),
});
export type Row = Readonly<z.infer<typeof rowSchema>>;

/** The parts of `npm run bench`, in the order of the table. */
export const partNames = ['serving', 'leads', 'build', 'paint', 'script', 'navigation'] as const;
export type PartName = (typeof partNames)[number];

/** One part of the bench. It starts and ends what it needs and may print its progress. */
export interface BenchPart {
  readonly name: PartName;
  readonly title: string;
  run(): Promise<readonly Row[]>;
}

/** The measurements of one part. */
const resultSchema = z.object({
  title: z.string(),
  /** The day of the run, `2026-05-31`. */
  measuredOn: z.string(),
  machine: z.string(),
  rows: z.array(rowSchema),
});
export type Result = z.infer<typeof resultSchema>;

/** The last result of each part. */
export const resultsSchema = z.partialRecord(z.enum(partNames), resultSchema);
export type Results = z.infer<typeof resultsSchema>;
