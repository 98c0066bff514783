import fc from 'fast-check';

/** Any day of eight centuries, leap years of both kinds among them. */
export const anyDay = fc
  .integer({ min: 0, max: 800 * 365 })
  .map((days) => Temporal.PlainDate.from('1600-01-01').add({ days }).toString());
