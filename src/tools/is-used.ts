import type { Sheet } from './tool.ts';

/** A figure of the law as the page marks its line: the days are ISO dates, and one that is left out has no bound. */
interface MarkedFigure {
  readonly figure?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Returns whether a case uses a figure of the law. @param day the day whose law the case uses (ISO date) */
export const isUsed = ({ figure = '', from = '', until }: MarkedFigure, uses: Sheet['uses'], day: string): boolean =>
  from <= day && (until === undefined || day < until) && (uses === undefined || uses.includes(figure));
