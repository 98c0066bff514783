import { existsSync, readFileSync } from 'node:fs';

/** Sizes of the write-ahead log's parts, bytes: https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER = 32;
const FRAME_HEADER = 24;

/** The last bit of the magic number says in which byte order the checksums were counted. */
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

/** SQLite's checksum over `data[from, to)`, continued from `start`. */
const checksum = (data: DataView, from: number, to: number, start: Sum, little: boolean): Sum => {
  let [first, second] = start;
  for (let at = from; at < to; at += 8) {
    first = (first + data.getUint32(at, little) + second) >>> 0;
    second = (second + data.getUint32(at + 4, little) + first) >>> 0;
  }
  return [first, second];
};

const sumAt = (data: DataView, at: number): Sum => [data.getUint32(at), data.getUint32(at + 4)];

const same = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

/** Commits that follow one another without a break, the longest such run, after the first frame that does not fit. */
const commitsAfterBreak = (data: DataView, pageSize: number, little: boolean): number => {
  const size = FRAME_HEADER + pageSize;
  const salts = sumAt(data, 16);
  /** Of the frame before, as it is written there: a damaged frame still says what its successor counted from. */
  let before = sumAt(data, 24);
  let broken = false;
  let run = 0;
  let longest = 0;
  for (let at = HEADER; at + size <= data.byteLength; at += size) {
    const counted = checksum(data, at + FRAME_HEADER, at + size, checksum(data, at, at + 8, before, little), little);
    const written = sumAt(data, at + 16);
    const fits = same(sumAt(data, at + 8), salts) && same(counted, written);
    if (!fits) {
      broken = true;
      run = 0;
    } else if (broken && data.getUint32(at + 4) !== 0) longest = Math.max(longest, ++run);
    before = written;
  }
  return longest;
};

/**
 * Whether a write-ahead log lost commits that were on disk before. SQLite reads a log up to its first frame that does
 * not fit and silently forgets the rest: right for the one transaction that a crash cut short, wrong for a log that was
 * damaged. Since every commit waits for the disk, a crash leaves at most one commit behind such a frame; two in a row
 * can only be there when something in front of them was changed afterwards.
 */
export const isLogDamaged = (path: string): boolean => {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  if (bytes.length <= HEADER || bytes.subarray(0, HEADER).every((byte) => byte === 0)) return false;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = data.getUint32(0);
  const little = (magic & 1) === 0;
  const header = checksum(data, 0, 24, [0, 0], little);
  // The header is on disk before any frame is written.
  if ((magic & ~1) >>> 0 !== MAGIC || !same(header, sumAt(data, 24))) return true;
  return commitsAfterBreak(data, data.getUint32(8), little) >= 2;
};
