import type { ServiceSlug } from '../../../content/service-index.ts';
import type { NoticeName } from '../../../content/tools/notice/names.ts';

/** The services for each kind of notice; the first is the one to ask about. */
const kinds: readonly (readonly [form: RegExp, services: readonly ServiceSlug[]])[] = [
  [/^RFD-/, ['gst-refunds', 'gst-notices']],
  [/^(?:[A-Z]{3,4}-|7[034]A?$)/, ['gst-notices']],
  [/^(?:7A|8F|14B|CP-1|C-18|12[578])$/, ['pf-esi-services']],
  [/^(?:200A|201|234E)$/, ['tds-tcs-returns']],
];

/** Returns the services that fit a notice; none for a number that is not known. */
export const noticeServices = (name: NoticeName | undefined): readonly ServiceSlug[] =>
  name ? (kinds.find(([form]) => form.test(name))?.[1] ?? ['income-tax-filing']) : [];
