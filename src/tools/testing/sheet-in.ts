import type { Result, Sheet } from '../tool.ts';

/** Returns the sheet of a result; whatever else a tool says fails the test. */
export const sheetIn = (result: Result): Sheet => {
  if (!('sheet' in result)) throw new Error(JSON.stringify(result));
  return result.sheet;
};
