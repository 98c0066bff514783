import type { Seo } from '../../content/schema.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import { advanceTaxWords } from '../../content/tools/advance-tax.ts';
import { gstWords } from '../../content/tools/gst.ts';
import { gstLateFeeWords } from '../../content/tools/gst-late-fee.ts';
import { gstRegistrationCheckWords } from '../../content/tools/gst-registration-check.ts';
import { incomeTaxWords } from '../../content/tools/income-tax.ts';
import { itrFormWords } from '../../content/tools/itr-form.ts';
import { noticeWords } from '../../content/tools/notice.ts';
import { pfEsiWords } from '../../content/tools/pf-esi.ts';
import { tdsWords } from '../../content/tools/tds.ts';
import { tdsLateFeeWords } from '../../content/tools/tds-late-fee.ts';

/** What the page of a tool says around the tool. */
interface ToolPageWords {
  readonly changedOn: string;
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly notCovered: readonly string[];
  /** Another tool, for what this one is often taken for. */
  readonly also?: { readonly tool: ToolSlug; readonly text: string };
}

const words = {
  gst: gstWords,
  'gst-late-fee': gstLateFeeWords,
  'gst-registration-check': gstRegistrationCheckWords,
  'pf-esi': pfEsiWords,
  tds: tdsWords,
  'tds-late-fee': tdsLateFeeWords,
  'income-tax': incomeTaxWords,
  'advance-tax': advanceTaxWords,
  'itr-form': itrFormWords,
  notice: noticeWords,
} as const satisfies Record<ToolSlug, ToolPageWords>;

/** The words of a tool's page. */
export const toolWordsOf = (slug: ToolSlug): ToolPageWords => words[slug];
