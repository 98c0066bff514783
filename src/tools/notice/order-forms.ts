/** Tells the forms of orders from those of other notices, for the form of the tool as well as for its result. */
import type { NoticeName } from '../../../content/tools/notice/names.ts';
import { findForm, formKey, nearestForms } from './find-form.ts';

/** The remedies against an order. */
export type Way = 'gst' | 'return' | 'revocation' | 'goods' | 'income-tax' | 'demand' | 'esi' | 'pf' | 'pf-or-esi';

/** The forms that are orders. Those under which a notice may come as well are one when the day is given. */
export const orders: Readonly<Partial<Record<NoticeName, { readonly way: Way; readonly also?: 'notice' }>>> = {
  'DRC-07': { way: 'gst' },
  'ASMT-13': { way: 'return' },
  'REG-05': { way: 'gst' },
  'REG-19': { way: 'revocation' },
  'MOV-09': { way: 'goods' },
  'MOV-11': { way: 'gst' },
  '73': { way: 'gst', also: 'notice' },
  '74': { way: 'gst', also: 'notice' },
  '74A': { way: 'gst', also: 'notice' },
  '143(1)': { way: 'income-tax', also: 'notice' },
  '143(3)': { way: 'income-tax' },
  '144': { way: 'income-tax', also: 'notice' },
  '147': { way: 'income-tax', also: 'notice' },
  '154': { way: 'income-tax', also: 'notice' },
  '156': { way: 'demand' },
  '201': { way: 'income-tax', also: 'notice' },
  '221': { way: 'income-tax', also: 'notice' },
  '270A': { way: 'income-tax', also: 'notice' },
  '271': { way: 'income-tax', also: 'notice' },
  '272A': { way: 'income-tax', also: 'notice' },
  '7A': { way: 'pf', also: 'notice' },
  '14B': { way: 'pf', also: 'notice' },
  'C-18': { way: 'esi', also: 'notice' },
  '125': { way: 'pf-or-esi', also: 'notice' },
  '128': { way: 'pf-or-esi', also: 'notice' },
};

/** Returns whether the name of a form is that of an order. */
export const isOrderName = (name: string): boolean => Object.hasOwn(orders, name);

/** Shorter texts may be the beginning of a number. */
const MIN_NUMBER_CHARS = 3;

/** Returns whether a text names an order, or nothing that resembles a known form. */
export const mayBeOrder = (text: string): boolean => {
  const form = findForm(text);
  if (form) return isOrderName(form.name);
  return formKey(text).length >= MIN_NUMBER_CHARS && nearestForms(text).length === 0;
};
