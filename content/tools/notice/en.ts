import type { Seo } from '../../schema.ts';

/** I got a notice: what the page, its form and its result say; the forms are in `notice-forms/en.ts`. */
export const noticeWords = {
  changedOn: '2026-11-25',
  seo: {
    title: 'I Got a Notice: What It Wants and by When',
    description:
      'Type the form number of a GST, income tax, TDS, PF or ESI notice and the date printed on it: days left, what the officer wants, papers, and what not to do.',
  } satisfies Seo,
  title: 'I got a notice',
  lead: 'Type the form number and the reply date printed on the notice. You see what the officer wants, how many days are left and which papers to find.',
  fields: {
    form: 'Form or section number',
    formHint: 'The number at the top of the notice, for example ASMT-10 or 143(1).',
    reply: 'Reply date printed on it',
    replyHint: 'The date by which a reply is wanted. Leave it empty if you cannot find it.',
  },
  left: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
  today: 'Today is the last day',
  passed: (days: number): string => (days === 1 ? 'The date was yesterday' : `The date passed ${days} days ago`),
  until: (day: string): string => `The notice wants a reply by ${day}. The date printed on it counts.`,
  passedNote: (day: string): string =>
    `The reply was wanted by ${day}. Whether a late reply or more time is still possible depends on the case: please call us today.`,
  noDate: 'Find the reply date first',
  findDate:
    'The notice prints a date, or a number of days from its own date, by which a reply is wanted. That date counts.',
  wants: 'What the officer wants',
  papers: 'Papers to find',
  avoid: 'What not to do',
  avoidAlways: [
    'Do not let the date pass in silence: no answer is often taken as an admission',
    'Do not answer a caller, a link or a QR code: open the portal yourself and check that the notice stands there',
    'Do not give an OTP or a password to anybody, us included',
  ],
  unknown: {
    subject: (said: string): string => `${said}: not in our list`,
    note: 'We do not know this number as you typed it, so we do not guess. It may be a new form, a covering letter, or one letter may be wrong.',
    wants: [
      'Read the last paragraph and the annexure: they mostly say what is to be sent, and by when',
      'The name of the office and the section of the law tell which tax it is about',
    ],
    papers: [
      'The whole notice with its annexures, the back pages too',
      'The envelope, mail or message with which it came, for its date',
      'The returns of the period that the notice names',
    ],
  },
  photo:
    'Send us a photo of it on WhatsApp, with your GSTIN or PAN covered. The form, the date and the words are enough for a first look.',
  notCovered: [
    'Whether the notice is right: that is seen from the papers',
    'How many days the law gives: the date printed on your notice rules',
    'Summons, searches, and notices of a court: call an advocate or us without delay',
  ],
} as const;
