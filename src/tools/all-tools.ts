/** The tools for the build and the server; browsers load tools.ts. */
import type { LawId } from '../../content/facts.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import { advanceTaxUsed } from '../../content/tools/advance-tax/en.ts';
import { gstUsed } from '../../content/tools/gst/en.ts';
import { gstLateFeeUsed } from '../../content/tools/gst-late-fee/en.ts';
import { gstRegistrationCheckUsed } from '../../content/tools/gst-registration-check/en.ts';
import { incomeTaxUsed } from '../../content/tools/income-tax/en.ts';
import { itrFormUsed } from '../../content/tools/itr-form/en.ts';
import { pfEsiUsed } from '../../content/tools/pf-esi/en.ts';
import { tdsUsed } from '../../content/tools/tds/en.ts';
import { tdsLateFeeUsed } from '../../content/tools/tds-late-fee/en.ts';
import { advanceTax } from './advance-tax/advance-tax.ts';
import { advanceTaxFacts } from './advance-tax/facts.ts';
import { gst, gstFacts } from './gst/gst.ts';
import { gstLateFee, gstLateFeeFacts } from './gst-late-fee/gst-late-fee.ts';
import { gstRegistrationCheck, gstRegistrationFacts } from './gst-registration-check/gst-registration-check.ts';
import { incomeTaxFacts } from './income-tax/facts.ts';
import { incomeTax } from './income-tax/income-tax.ts';
import { itrForm, itrFormFacts } from './itr-form/itr-form.ts';
import { overTime, type ReadFacts, type UsedFact, usedFacts } from './law-reader.ts';
import { notice } from './notice/notice.ts';
import { pfEsi, pfEsiFacts } from './pf-esi/pf-esi.ts';
import { tdsFacts } from './tds/facts.ts';
import { tds } from './tds/tds.ts';
import { tdsLateFee, tdsLateFeeFacts } from './tds-late-fee/tds-late-fee.ts';
import type { Since, Tool } from './tool.ts';

export interface WholeTool {
  readonly tool: Tool;
  /** What it needs of the law, from each day on which that changed. */
  readonly law: readonly Since<unknown>[];
  readonly used: readonly UsedFact[];
}

const whole = <Facts, Id extends LawId = never>(
  tool: Tool,
  read: ReadFacts<Facts>,
  used: Readonly<Record<Id, string>>,
): WholeTool => ({ tool, law: overTime(read), used: usedFacts(used) });

export const allTools = {
  gst: whole(gst, gstFacts, gstUsed),
  'gst-late-fee': whole(gstLateFee, gstLateFeeFacts, gstLateFeeUsed),
  'gst-registration-check': whole(gstRegistrationCheck, gstRegistrationFacts, gstRegistrationCheckUsed),
  'pf-esi': whole(pfEsi, pfEsiFacts, pfEsiUsed),
  tds: whole(tds, tdsFacts, tdsUsed),
  'tds-late-fee': whole(tdsLateFee, tdsLateFeeFacts, tdsLateFeeUsed),
  'income-tax': whole(incomeTax, incomeTaxFacts, incomeTaxUsed),
  'advance-tax': whole(advanceTax, advanceTaxFacts, advanceTaxUsed),
  'itr-form': whole(itrForm, itrFormFacts, itrFormUsed),
  notice: whole(notice, () => ({}), {}),
} as const satisfies Record<ToolSlug, WholeTool>;
