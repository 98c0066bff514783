import { type Grid, gridOf } from './grid.ts';

/** The grids on which a seed may draw: plain diamonds, stars, notched diamonds and roundels of 20 to 60 dots. */
export const outlines: readonly [() => Grid, ...(() => Grid)[]] = [
  () => gridOf(5, (across, down) => across + down <= 4),
  () => gridOf(6, (across, down) => across + down <= 5),
  () => gridOf(7, (across, down) => across + down <= 6),
  () => gridOf(7, (across, down) => across + down <= 4 || Math.max(across, down) <= 3),
  () => gridOf(7, (across, down) => across + down <= 6 && across * down !== 9),
  () => gridOf(7, (across, down) => across + down <= 6 && Math.max(across, down) <= 4),
  () => gridOf(8, (across, down) => across + down <= 5 || Math.max(across, down) <= 4),
  () => gridOf(8, (across, down) => across + down <= 7 && Math.max(across, down) <= 5),
  () => gridOf(9, (across, down) => across + down <= 6 || Math.max(across, down) <= 4),
];

/** The smallest grid that still reads as a kolam, for the firm's mark and its icons. */
export const markOutline = (): Grid => gridOf(3, (across, down) => across + down <= 2);

/** The grids of small drawings, of four to twelve dots: at that size drawings differ mostly by their outline. */
export const smallOutlines: readonly [() => Grid, ...(() => Grid)[]] = [
  markOutline,
  () => gridOf(2, (across, down) => across + down <= 1),
  () => gridOf(3, (across, down) => Math.max(across, down) <= 1),
  () => gridOf(3, (across, down) => across + down === 2),
  () => gridOf(4, (across, down) => across + down <= 3 && Math.max(across, down) <= 2),
];
