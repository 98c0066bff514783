/** For the browser: the fields come with the tool's page, the rest when it is used. */
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { ToolFields } from './field.ts';
import type { Tool } from './tool.ts';

export const loadFields = {
  gst: async () => (await import('./gst/fields.ts')).gstFields,
  'gst-late-fee': async () => (await import('./gst-late-fee/fields.ts')).gstLateFeeFields,
  'gst-registration-check': async () => (await import('./gst-registration-check/fields.ts')).gstRegistrationCheckFields,
  'pf-esi': async () => (await import('./pf-esi/fields.ts')).pfEsiFields,
  tds: async () => (await import('./tds/fields.ts')).tdsFields,
  'tds-late-fee': async () => (await import('./tds-late-fee/fields.ts')).tdsLateFeeFields,
  'income-tax': async () => (await import('./income-tax/fields.ts')).incomeTaxFields,
  'advance-tax': async () => (await import('./advance-tax/fields.ts')).advanceTaxFields,
  'itr-form': async () => (await import('./itr-form/fields.ts')).itrFormFields,
  notice: async () => (await import('./notice/fields.ts')).noticeFields,
} as const satisfies Record<ToolSlug, () => Promise<ToolFields>>;

export const loadTool = {
  gst: async () => (await import('./gst/gst.ts')).gst,
  'gst-late-fee': async () => (await import('./gst-late-fee/gst-late-fee.ts')).gstLateFee,
  'gst-registration-check': async () =>
    (await import('./gst-registration-check/gst-registration-check.ts')).gstRegistrationCheck,
  'pf-esi': async () => (await import('./pf-esi/pf-esi.ts')).pfEsi,
  tds: async () => (await import('./tds/tds.ts')).tds,
  'tds-late-fee': async () => (await import('./tds-late-fee/tds-late-fee.ts')).tdsLateFee,
  'income-tax': async () => (await import('./income-tax/income-tax.ts')).incomeTax,
  'advance-tax': async () => (await import('./advance-tax/advance-tax.ts')).advanceTax,
  'itr-form': async () => (await import('./itr-form/itr-form.ts')).itrForm,
  notice: async () => (await import('./notice/notice.ts')).notice,
} as const satisfies Record<ToolSlug, () => Promise<Tool>>;
