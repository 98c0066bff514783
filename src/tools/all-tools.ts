/** The tools with what they read of the register, for the build and the server. */
import type { ToolSlug } from '../../content/tool-index.ts';
import { advanceTax } from './advance-tax/advance-tax.ts';
import { advanceTaxFacts } from './advance-tax/facts.ts';
import { overTime, type ToolFacts, type UsedFact, usedFacts } from './facts-over-time.ts';
import { gstFacts } from './gst/facts.ts';
import { gst } from './gst/gst.ts';
import { gstLateFeeFacts } from './gst-late-fee/facts.ts';
import { gstLateFee } from './gst-late-fee/gst-late-fee.ts';
import { gstRegistrationFacts } from './gst-registration-check/facts.ts';
import { gstRegistrationCheck } from './gst-registration-check/gst-registration-check.ts';
import { incomeTaxFacts } from './income-tax/facts.ts';
import { incomeTax } from './income-tax/income-tax.ts';
import { itrFormFacts } from './itr-form/facts.ts';
import { itrForm } from './itr-form/itr-form.ts';
import { notice } from './notice/notice.ts';
import { pfEsiFacts } from './pf-esi/facts.ts';
import { pfEsi } from './pf-esi/pf-esi.ts';
import { tdsFacts } from './tds/facts.ts';
import { tds } from './tds/tds.ts';
import { tdsLateFeeFacts } from './tds-late-fee/facts.ts';
import { tdsLateFee } from './tds-late-fee/tds-late-fee.ts';
import type { Since, Tool } from './tool.ts';

/** A tool, ready to answer. */
export interface WholeTool {
  readonly tool: Tool;
  /** What it needs of the law, from each day on which that changed. */
  readonly law: readonly Since<unknown>[];
  readonly used: readonly UsedFact[];
}

const whole = (tool: Tool, facts: ToolFacts<unknown>): WholeTool => ({
  tool,
  law: overTime(facts),
  used: usedFacts(facts),
});

/** For a tool that needs no figure of the law. */
const noFacts: ToolFacts<object> = { read: () => ({}), used: {} };

export const allTools = {
  gst: whole(gst, gstFacts),
  'gst-late-fee': whole(gstLateFee, gstLateFeeFacts),
  'gst-registration-check': whole(gstRegistrationCheck, gstRegistrationFacts),
  'pf-esi': whole(pfEsi, pfEsiFacts),
  tds: whole(tds, tdsFacts),
  'tds-late-fee': whole(tdsLateFee, tdsLateFeeFacts),
  'income-tax': whole(incomeTax, incomeTaxFacts),
  'advance-tax': whole(advanceTax, advanceTaxFacts),
  'itr-form': whole(itrForm, itrFormFacts),
  notice: whole(notice, noFacts),
} as const satisfies Record<ToolSlug, WholeTool>;
