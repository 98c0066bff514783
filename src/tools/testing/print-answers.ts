/** Prints what the tools answer to some cases, for a test that starts it with other decisions (FACTS_AS_IF). */
import { allTools } from '../all-tools.ts';

const today = '2026-11-22';

/** Cases whose answer hangs on an open doubt today. */
const cases = {
  'gst-late-fee': { form: 'gstr-3b', month: '2026-06', filed: today, nil: 'no', tax: '48,000' },
  'gst-registration-check': { sells: 'goods', sales: '30 lakh', per: 'year', states: 'no', online: 'no' },
  'pf-esi': { wages: '0 23000' },
  'tds-late-fee': { what: 'deduction', since: '2026-08-10', done: '2026-10-05', tax: '12,000' },
} as const;

const answers = Object.entries(cases).map(([slug, typed]) => {
  const { tool, readings } = allTools[slug as keyof typeof cases];
  return [slug, { readings: readings.length, result: tool.answer(typed, today, readings) }];
});

console.log(JSON.stringify(Object.fromEntries(answers)));
