/** Holds the sections of both Income-tax Acts. It is loaded with the result. */
import type { NoticeName } from './names.ts';

/** Sections of the Act of 2025, by their numbers, and what each was in the Act of 1961. */
export const earlierSections: Readonly<Record<string, string>> = {
  '252': '133(6)',
  '268(1)': '142(1)',
  '270(1)': '143(1)',
  '270(1)(a)': '143(1)(a)',
  '270(8)': '143(2)',
  '270(10)': '143(3)',
  '279': '147',
  '280': '148',
  '281': '148A',
  '281(3)': '148A(d)',
  '287': '154',
  '289': '156',
  '359': '250',
  '377': '263',
  '398': '201',
  '399': '200A',
  '412': '221',
  '416': '226(3)',
  '427': '234E',
  '428': '234F',
  '438': '245',
  '439': '270A',
  '471': '274',
};

/** Sections under which several notices come: what each may be, by its own number, if the sub-section is not typed. */
export const severalNotices: Readonly<Record<string, readonly (readonly [number: string, name: NoticeName])[]>> = {
  '142': [
    ['142(1)', '142(1)'],
    ['142(2A)', '142(2A)'],
  ],
  '143': [
    ['143(1)', '143(1)'],
    ['143(1)(a)', '143(1)(a)'],
    ['143(2)', '143(2)'],
    ['143(3)', '143(3)'],
  ],
  '268': [
    ['268(1)', '142(1)'],
    ['268', '142(2A)'],
  ],
  '270': [
    ['270(1)', '143(1)'],
    ['270(1)(a)', '143(1)(a)'],
    ['270(8)', '143(2)'],
    ['270', '143(3)'],
  ],
};
