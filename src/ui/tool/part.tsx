import type { ReactNode } from 'react';
import { partMarks } from '../../site/fill.ts';

interface Props {
  readonly name: string;
  /** Whether the server fills in the page. */
  readonly marked: boolean;
  readonly children: ReactNode;
}

/** A part of a page that the server keeps, leaves out or repeats, where it fills in the page. */
export const Part = ({ name, marked, children }: Props) =>
  marked ? (
    <>
      {partMarks(name).start}
      {children}
      {partMarks(name).end}
    </>
  ) : (
    children
  );
