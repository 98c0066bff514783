import type { Seo } from '../schema.ts';

/** The page that tells clients how to hand over papers. */
export const sendPapers = {
  changedOn: '2026-11-22',
  seo: {
    title: 'How to Send Us Papers: Which Way, Which Name',
    description:
      'Which papers to send by WhatsApp, e-mail or courier, how to name a file so that it is found again, and what to keep to yourself: OTPs and passwords.',
    keywords: ['send documents to accountant', 'masked aadhaar copy', 'file names for bills', 'otp safety'],
  } satisfies Seo,
  hero: {
    title: 'How to send us papers',
    lead: 'Most of our work begins with a photograph or a file of yours. A minute of care keeps it readable, easy to find again, and safe.',
  },
  ways: {
    title: 'Which way for which paper',
    intro: 'Use the number and the addresses on our contact page, and no others.',
    caption: 'Ways to send papers',
    headings: { way: 'Way', papers: 'Good for', care: 'Take care' },
    rows: [
      {
        way: 'WhatsApp',
        papers: 'Bills, notices and letters, photographed flat, in daylight, one page to a picture',
        care: 'Check that all four corners are in the picture and that every figure can be read.',
      },
      {
        way: 'E-mail',
        papers: 'Bank statements, ledgers, returns and anything of more than ten pages, as PDF or Excel',
        care: 'Compare the address with our contact page, letter by letter, before you press Send.',
      },
      {
        way: 'Courier',
        papers: 'Originals that need ink, and only when we have asked for them',
        care: 'Keep a photograph of each original and tell us the tracking number.',
      },
      {
        way: 'In person',
        papers: 'Bill books, registers and anything that you would rather not let out of your sight',
        care: 'Call before you come, so that your file is on the table.',
      },
    ],
  },
  names: {
    title: 'How to name a file',
    intro: 'Three parts: your firm, what it is, and the month. So named, a file can be found again two years later.',
    examples: [
      'yourfirm_bank-statement_2026-10.pdf',
      'yourfirm_purchase-bills_2026-10.pdf',
      'yourfirm_gst-notice-asmt10_2026-11-04.pdf',
      'yourfirm_wage-sheet_2026-10.xlsx',
    ],
  },
  never: {
    title: 'What never to send',
    intro:
      'Not to us and not to anybody, whether by chat, e-mail, form or phone. Whoever asks for it in our name is not from this office.',
    items: [
      'An OTP, whatever portal or bank it comes from',
      'A password or PIN of a portal, a bank or a mailbox',
      'The full Aadhaar number: a masked copy is enough',
      'The token of your digital signature, or its PIN',
      'Card numbers, expiry dates and the digits on the back of a card',
    ],
  },
  instead: {
    title: 'How it is done instead',
    entries: [
      {
        title: 'Where a portal sends an OTP',
        description:
          'You open the portal yourself and type the OTP there, while we are on the phone and say what comes next. It stays between you and the portal.',
      },
      {
        title: 'Where Aadhaar is asked for',
        description:
          'Download a masked Aadhaar from the UIDAI portal: it shows the last four digits alone. Where a form wants the whole number, you enter it on the official portal yourself.',
      },
      {
        title: 'Where we need to see your account',
        description:
          'Several portals let you name a practitioner or give a person of ours an access of his own. It shows who did what, and you can take it back. Your password stays with you.',
      },
      {
        title: 'Where a digital signature is needed',
        description: 'We prepare the form, you plug in the token and sign at your own desk. The token does not travel.',
      },
    ],
  },
  masked: 'The masked copy comes from',
  closing: {
    title: 'Already sent something you should not have?',
    text: 'Change the password or block the card first, then tell us, so that we can delete the message.',
    action: 'Contact us',
  },
} as const;
