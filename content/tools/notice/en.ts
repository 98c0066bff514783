import type { Seo } from '../../schema.ts';

/** Holds the words of the page, the form and the result; the forms of notices are in `notice-forms/en.ts`. */
export const noticeWords = {
  changedOn: '2026-11-27',
  seo: {
    title: 'I Got a Notice: What to Do and by When',
    description:
      'Type the form number of a GST, income tax, TDS, PF or ESI notice and the date on it. See the days left, what the officer wants, and which papers you need.',
  } satisfies Seo,
  title: 'I got a notice',
  lead: 'Type the number printed on the notice, or choose what kind of notice it is. You see what the officer wants, the days left and the papers to find.',
  fields: {
    form: 'Form or section number',
    formExample: 'ASMT-10',
    listed: 'Or, if there is no number, its kind',
    reply: 'Last date to reply',
    issued: 'Date of the notice',
    isOrder: 'If you received an order',
    reached: 'Date on which you received the order',
    reachedHint:
      'Enter this date if you got an order, for example DRC-07, ASMT-13 or 156. The time to appeal is counted from this date.',
  },
  /** The kinds of notice, named by sender and heading, for a paper without a number. */
  kinds: {
    'gst-scrutiny': 'GST: scrutiny of returns',
    'gst-show-cause': 'GST: show-cause notice for tax',
    'gst-demand': 'GST: order demanding tax',
    'gst-cancellation': 'GST: notice to cancel registration',
    'gst-missing-return': 'GST: return not filed',
    'it-intimation': 'Income tax: intimation',
    'it-defective': 'Income tax: defective return',
    'it-scrutiny': 'Income tax: scrutiny',
    'it-assessment': 'Income tax: assessment order',
    'it-reassessment': 'Income tax: reassessment',
    'it-demand': 'Income tax: demand',
    'tds-intimation': 'TDS: intimation from TRACES',
    'tds-default': 'TDS: not deducted or not deposited',
    'pf-inquiry': 'PF: inquiry into dues',
    'pf-damages': 'PF: damages for late payment',
    'esi-contributions': 'ESI: contributions missing',
  },
  nothingTyped: 'Please type the number on the notice, or choose its kind from the list.',
  numberUnused: (said: string): string =>
    `We do not know ${said}, so this is the answer for the kind of notice that you chose.`,
  left: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
  today: 'Today is the last day',
  passed: (days: number): string =>
    days === 1 ? 'The reply date was yesterday' : `The reply date was ${days} days ago`,
  replyBy: (day: string): string => `Reply by ${day}`,
  printed: 'Go by the date printed on the notice.',
  passedNote: (day: string): string => `The last date was ${day}.`,
  late: 'Whether you can still reply or get more time depends on the notice. Please call us today.',
  /** The time to reply that the law usually gives, which is never one day. */
  times: {
    scrutiny: (days: number): string => `You have at most ${days} days from the notice`,
    showCause: (days: number): string => `You usually have ${days} days from the notice`,
    difference: (days: number): string => `Reply within ${days} days of the notice`,
    missingReturn: (days: number): string => `File the return within ${days} days of the notice`,
    cancellation: (days: number): string => `Reply within ${days} working days of the notice`,
    refund: (days: number): string => `You usually have ${days} days from the notice`,
    adjustment: (days: number): string => `Reply within ${days} days of the notice`,
    defect: (days: number): string => `You usually have ${days} days from the notice`,
  },
  /** They stand where the date of the notice is known, and the days are counted from it. */
  usuallyUntil: (day: string): string => `You usually have until ${day}`,
  atMostUntil: (day: string): string => `You have until ${day} at the latest`,
  ago: (days: number): string => (days === 1 ? 'That was yesterday' : `That was ${days} days ago`),
  counted: (day: string, days: number): string =>
    `We counted ${days} days from ${day}. If a reply date is printed on the notice, go by that date.`,
  fewer: 'The officer may give you fewer days, or extend the time.',
  ifToday: (day: string): string =>
    `If the notice is dated today, that is ${day}. Enter the date of the notice and we count the days. If a reply date is printed on the notice, go by that date.`,
  noTime: 'The notice says by when to reply',
  findDate:
    'Look in the notice for a date by which to reply, or for a number of days from the date of the notice. Go by that date.',
  countYourself: (day: string): string =>
    `Look for the number of days in the notice and count them from ${day}. If a reply date is printed on it, go by that date.`,
  future: 'This date has not come yet. Please enter the date printed as the date of the notice.',
  replyEarly: 'This is before the date of the notice. Please check both dates.',
  /** An appeal runs from the day of receipt for an order alone. */
  reachedUnused: (day: string): string =>
    `We did not use ${day}, the date of receipt that you entered, because this form is not an order in our list. Go by the reply date printed on the notice.`,
  sendPhoto: 'Send a photo on WhatsApp',
  nearest: 'Similar numbers in our list',
  wants: 'What the officer wants',
  papers: 'Papers to find',
  avoid: 'What not to do',
  avoidSilence: 'Do not let the reply date pass. If you do not reply, it is often taken as an admission',
  avoidAlways: [
    'Do not trust a caller, a link or a QR code. Open the portal yourself and check that the notice is there',
    'Do not give an OTP or a password to anybody, including us',
  ],
  unknown: {
    look: 'Where to look on the notice',
    subject: (said: string): string => `${said}: not in our list`,
    /** Stands for a long text. */
    number: 'this number',
    headline: (said: string, nearest: string | undefined): string =>
      `We do not know ${said}${nearest ? `. The nearest in our list is ${nearest}` : ''}`,
    note: 'Please check the number on the notice again. It may be a new form or a covering letter, or one letter may be mistyped, so we do not guess what the notice is about.',
    wants: [
      'Read the last paragraph and the annexure of the notice. They usually say what to send, and by when',
      'Look for the name of the office and the section of the law. They tell you which tax the notice is about',
    ],
    papers: [
      'The whole notice with its annexures and back pages',
      'The envelope, e-mail or message in which the notice came, as proof of the date',
      'The returns for the period in the notice',
    ],
  },
  photo:
    'You can send us a photo of the notice on WhatsApp. Cover your GSTIN or PAN if you like: for a first look we need only the form number, the date and the text.',
  notCovered: [
    'Whether the notice or the order is correct, because this depends on your papers',
    'The exact last date for your reply. Always go by the date printed on your notice',
    'The second appeal, to a Tribunal',
    'Searches and court notices. Call an advocate or us at once',
  ],
} as const;

/** The facts of law that the tool uses, by what they are called below it. */
export const noticeUsed = {
  'gst.notice-scrutiny': 'Time to reply to ASMT-10',
  'gst.notice-show-cause': 'Time to reply to a show-cause notice (DRC-01)',
  'gst.notice-difference': 'Time to reply to DRC-01B and DRC-01C',
  'gst.notice-missing-return': 'Time to file after GSTR-3A',
  'gst.notice-cancellation': 'Time to reply to REG-17',
  'gst.notice-refund': 'Time to reply to RFD-08',
  'itr.notice-adjustment': 'Time to reply to a proposed adjustment, 143(1)(a)',
  'itr.notice-defect': 'Time to correct a defective return, 139(9)',
  'gst.appeal-limit': 'Time for a GST appeal',
  'gst.appeal-limit/deposit': 'Pre-deposit for a GST appeal, as a share of the disputed tax',
  'gst.appeal-deposit-most': 'Maximum pre-deposit for a GST appeal',
  'gst.appeal-deposit-penalty': 'Pre-deposit for an order that demands only a penalty',
  'gst.best-judgment-return': 'Return after a best judgment order',
  'gst.revocation-limit': 'Revocation of a cancelled registration',
  'gst.goods-sale': 'Sale of detained goods',
  'itr.appeal-limit': 'Time for an income tax appeal',
  'itr.appeal-fee': 'Fee for an income tax appeal',
  'itr.demand-limit': 'Time limit for paying a demand',
  'esi.appeal-limit': 'Time for an ESI appeal',
  'esi.appeal-deposit': 'Deposit for an ESI appeal',
} as const;
