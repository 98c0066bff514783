/** The tools for the build and the server; browsers load tools.ts. */
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Edition } from '../edition/edition.ts';
import { perEdition } from '../edition/per-edition.ts';
import { createAdvanceTax } from './advance-tax/advance-tax.ts';
import { advanceTaxFacts } from './advance-tax/facts.ts';
import { gstFacts } from './gst/facts.ts';
import { createGst } from './gst/gst.ts';
import { gstLateFeeFacts } from './gst-late-fee/facts.ts';
import { createGstLateFee } from './gst-late-fee/gst-late-fee.ts';
import { gstRegistrationFacts } from './gst-registration-check/facts.ts';
import { createGstRegistrationCheck } from './gst-registration-check/gst-registration-check.ts';
import { incomeTaxFacts } from './income-tax/facts.ts';
import { createIncomeTax } from './income-tax/income-tax.ts';
import { itrFormFacts } from './itr-form/facts.ts';
import { createItrForm } from './itr-form/itr-form.ts';
import { type Figure, overTime, type ReadFacts, type UsedFigure, usedFigures } from './law-reader.ts';
import { noticeFacts } from './notice/facts.ts';
import { createNotice } from './notice/notice.ts';
import { pfEsiFacts } from './pf-esi/facts.ts';
import { createPfEsi } from './pf-esi/pf-esi.ts';
import { tdsFacts } from './tds/facts.ts';
import { createTds } from './tds/tds.ts';
import { tdsLateFeeFacts } from './tds-late-fee/facts.ts';
import { createTdsLateFee } from './tds-late-fee/tds-late-fee.ts';
import type { SharedTexts } from './texts.ts';
import type { Since, Tool } from './tool.ts';

export interface WholeTool {
  readonly tool: Tool;
  /** The facts of law that the tool needs, from each day on which they changed. */
  readonly law: readonly Since<unknown>[];
  readonly used: readonly UsedFigure[];
}

/** Returns every tool in the language of an edition, with its law and the facts that it uses. */
export const allTools = perEdition((edition: Edition): Readonly<Record<ToolSlug, WholeTool>> => {
  const { messages, toolWords, inWords, monthInWords } = edition;
  const shared: SharedTexts = { messages, toolWords, inWords, monthInWords };
  const whole = <Own, Facts, Id extends Figure = never>(
    create: (texts: SharedTexts & { readonly words: Own }) => Tool,
    words: Own,
    read: ReadFacts<Facts>,
    used: Readonly<Record<Id, string>>,
  ): WholeTool => ({
    tool: create({ ...shared, words }),
    law: overTime(edition, read),
    used: usedFigures(edition, used),
  });
  return {
    gst: whole(createGst, edition.gstWords, gstFacts, edition.gstUsed),
    'gst-late-fee': whole(
      createGstLateFee,
      { ...edition.gstLateFeeWords, ...edition.gstLateFeeResult },
      gstLateFeeFacts,
      edition.gstLateFeeUsed,
    ),
    'gst-registration-check': whole(
      createGstRegistrationCheck,
      edition.gstRegistrationCheckWords,
      gstRegistrationFacts,
      edition.gstRegistrationCheckUsed,
    ),
    'pf-esi': whole(
      (texts) => createPfEsi({ ...texts, pfEsiResult: edition.pfEsiResult }),
      edition.pfEsiWords,
      pfEsiFacts,
      edition.pfEsiUsed,
    ),
    tds: whole(createTds, { ...edition.tdsWords, ...edition.tdsResult }, tdsFacts, edition.tdsUsed),
    'tds-late-fee': whole(createTdsLateFee, edition.tdsLateFeeWords, tdsLateFeeFacts, edition.tdsLateFeeUsed),
    'income-tax': whole(
      createIncomeTax,
      { ...edition.incomeTaxWords, ...edition.incomeTaxResult },
      incomeTaxFacts,
      edition.incomeTaxUsed,
    ),
    'advance-tax': whole(createAdvanceTax, edition.advanceTaxWords, advanceTaxFacts, edition.advanceTaxUsed),
    'itr-form': whole(createItrForm, edition.itrFormWords, itrFormFacts, edition.itrFormUsed),
    notice: whole(
      (texts) => createNotice({ ...texts, noticeForms: edition.noticeForms, noticeOrders: edition.noticeOrders }),
      edition.noticeWords,
      noticeFacts,
      edition.noticeUsed,
    ),
  };
});
