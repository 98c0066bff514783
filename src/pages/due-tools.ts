import type { DueId } from '../../content/due-dates/dues/en.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Edition } from '../edition/edition.ts';
import type { Typed } from '../tools/field.ts';

interface DueTool {
  readonly tool: ToolSlug;
  /** The answers of its form that the due date gives. */
  readonly typed: Typed;
}

const lateFee = (typed: Typed): DueTool => ({ tool: 'gst-late-fee', typed });
const monthly = (form: string): DueTool => lateFee({ filer: 'monthly', form });
const quarterly = (form: string): DueTool => lateFee({ filer: 'quarterly', quarterly: form });
const composition = (form: string): DueTool => lateFee({ filer: 'composition', composition: form });
const statement = (what: string): DueTool => ({ tool: 'tds-late-fee', typed: { what } });
const staff: DueTool = { tool: 'pf-esi', typed: {} };

/** The tools that work out what is to be paid on a due date, or what lateness costs. */
export const dueTools: Readonly<Partial<Record<DueId, DueTool>>> = {
  'gstr-1': monthly('gstr-1'),
  'gstr-3b': monthly('gstr-3b'),
  'gstr-1-quarterly': quarterly('gstr-1'),
  'gstr-3b-quarterly': quarterly('gstr-3b'),
  iff: quarterly('iff'),
  'pmt-06': quarterly('pmt-06'),
  'cmp-08': composition('cmp-08'),
  'gstr-4': composition('gstr-4'),
  'gstr-9': lateFee({ filer: 'annual' }),
  'gstr-9c': lateFee({ filer: 'annual' }),
  'tds-deposit': { tool: 'tds', typed: {} },
  'tds-salaries': statement('salaries'),
  'tds-residents': statement('residents'),
  'tds-non-residents': statement('abroad'),
  tcs: statement('tcs'),
  'form-141': statement('challan'),
  'advance-tax': { tool: 'advance-tax', typed: {} },
  'advance-tax-presumptive': { tool: 'advance-tax', typed: { who: 'presumptive' } },
  pf: staff,
  esi: staff,
};

const byDue: Readonly<Partial<Record<string, DueTool>>> = dueTools;

/** Returns the tool of a due date, and the case (src/tools/case-link.ts) that is known of it; `null` if there is none. */
export const findDueTool = (
  { hrefTool }: Edition,
  id: string,
): { readonly href: string; readonly fragment: string } | null => {
  const found = byDue[id];
  if (!found) return null;
  const typed = new URLSearchParams(found.typed).toString();
  return { href: hrefTool(found.tool), fragment: typed && `#${typed}` };
};
