import type { LawId } from '../../../content/read-facts.ts';
import type { GstLateFeeFacts } from './facts.ts';

/**
 * The facts of law by the name that a result gives them; a due day has the name of its return. The page marks its list of
 * facts with these names, so that the browser gets no ids of the register.
 */
export const lateFeeLaws = {
  'gstr-3b': 'gst.gstr3b-due',
  'gstr-3b-quarterly': 'gst.gstr3b-quarterly-due',
  'gstr-1': 'gst.gstr1-due',
  'gstr-1-quarterly': 'gst.gstr1-due',
  iff: 'gst.iff-due',
  'pmt-06': 'gst.pmt06-due',
  'cmp-08': 'gst.cmp08-due',
  'gstr-4': 'gst.gstr4-due',
  'gstr-9': 'gst.gstr9-due',
  quarterly: 'gst.qrmp-turnover',
  fee: 'gst.late-fee-day',
  'nil-fee': 'gst.late-fee-nil-day',
  'iff-fee': 'gst.iff-late-fee',
  'cmp-08-fee': 'gst.cmp08-late-fee',
  'gstr-4-fee': 'gst.gstr4-late-fee',
  'gstr-9-fee': 'gst.gstr9-late-fee',
  'gstr-9-from': 'gst.gstr9-turnover',
  'gstr-9c-from': 'gst.gstr9c-turnover',
  interest: 'gst.late-interest',
  ledger: 'gst.cash-in-ledger',
  years: 'gst.old-returns',
} as const satisfies Readonly<Record<keyof GstLateFeeFacts['moved'], LawId>> & Readonly<Record<string, LawId>>;

/** A name of a fact of law in a result of this tool. */
export type LateFeeLaw = keyof typeof lateFeeLaws;
