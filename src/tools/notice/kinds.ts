import type { noticeWords } from '../../../content/tools/notice/en.ts';
import type { NoticeName } from '../../../content/tools/notice/names.ts';

export type NoticeKind = keyof (typeof noticeWords)['kinds'];

/** The form that answers each kind of notice, for those who find no number on theirs. */
export const noticeKinds: Readonly<Record<NoticeKind, NoticeName>> = {
  'gst-scrutiny': 'ASMT-10',
  'gst-show-cause': 'DRC-01',
  'gst-demand': 'DRC-07',
  'gst-cancellation': 'REG-17',
  'gst-missing-return': 'GSTR-3A',
  'it-intimation': '143(1)',
  'it-defective': '139(9)',
  'it-scrutiny': '143(2)',
  'it-assessment': '143(3)',
  'it-reassessment': '148',
  'it-demand': '156',
  'tds-intimation': '200A',
  'tds-default': '201',
  'pf-inquiry': '7A',
  'pf-damages': '14B',
  'esi-contributions': 'C-18',
};

export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(noticeKinds, text);
