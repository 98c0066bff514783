import type { LocalSite } from '../../local-site.ts';
import type { Seo } from '../../schema.ts';

/** Returns the texts of the page that tells clients how to hand over papers. */
export const sendPapers = ({ claimed }: LocalSite) =>
  ({
    changedOn: '2026-11-27',
    name: 'How to send papers',
    seo: {
      title: 'How to Send Us Papers: WhatsApp, E-mail or Courier',
      description:
        'Which papers to send by WhatsApp, e-mail or courier, how to name a file so that you find it again, and what never to send: OTPs and passwords.',
    } satisfies Seo,
    hero: {
      title: 'How to send us papers',
      lead: 'This page shows how to send each paper, how to name a file, and what you must never send to anybody.',
    },
    ways: {
      title: 'How to send each paper',
      intro: 'Send papers only to the number and the addresses in this list.',
      chat: 'Send on WhatsApp',
      headings: { papers: 'Good for', care: 'Take care' },
      rows: {
        whatsapp: {
          way: 'WhatsApp',
          papers:
            'Photos of bills, notices and letters. Lay the paper flat in daylight and take one page in each photo',
          care: 'Check that all four corners are in the photo and that you can read every figure.',
        },
        email: {
          way: 'E-mail',
          papers: 'Bank statements, ledgers and any paper with more than ten pages, as PDF or Excel',
          care: 'Check the address letter by letter before you press Send.',
        },
        courier: {
          way: 'Courier',
          papers: 'Originals that you have to sign in ink. Send originals only after we have asked for them',
          care: 'Keep a photo of each original and tell us the tracking number.',
        },
        visit: {
          way: 'In person',
          papers: 'Bill books, registers and any paper that you do not want to send',
          care: 'Call before you come, so that we have your file ready.',
        },
      },
    },
    names: {
      title: 'How to name a file',
      intro:
        'Use three parts in the name: your firm, the kind of paper, and the month. You can then find the file easily even two years later.',
      examples: [
        'yourfirm_bank-statement_2026-10.pdf',
        'yourfirm_purchase-bills_2026-10.pdf',
        'yourfirm_gst-notice-asmt10_2026-11-04.pdf',
        'yourfirm_wage-sheet_2026-10.xlsx',
      ],
    },
    never: {
      title: 'What you must never send',
      intro: claimed(
        'no-secrets',
        'Do not send any of these to us or to anybody else. If somebody asks for any of these things in our name, that person is not from our office.',
        'Do not send any of these, whoever asks for them.',
      ),
      items: [
        'An OTP from any portal or bank',
        'A password or PIN of a portal, a bank or a mailbox',
        'Your full Aadhaar number (a masked copy is enough)',
        'Your digital signature token, or its PIN',
        'Card numbers, expiry dates and the digits on the back of a card',
      ],
    },
    instead: {
      title: 'What to do instead',
      entries: [
        {
          title: 'If a portal sends an OTP',
          description:
            'You open the portal yourself and type the OTP there, while we guide you on the phone. Do not read the OTP out to us.',
        },
        {
          title: 'If Aadhaar is needed',
          description:
            'Download a masked Aadhaar from the UIDAI portal. This copy shows only the last four digits. If a form needs the whole number, you enter it yourself on the official portal.',
        },
        {
          title: 'If we need to see your account',
          description:
            'On several portals you can appoint a practitioner, or give one of us a separate login. The portal then shows who did what, and you can end this access at any time. Your password stays with you.',
        },
        {
          title: 'If a digital signature is needed',
          description:
            'We prepare the form. You plug in the token and sign on your own computer. The token stays with you.',
        },
      ],
    },
    masked: 'You can download the masked copy from',
    closing: {
      title: 'Have you already sent something by mistake?',
      text: 'Change the password or block the card first. Then tell us, so that we can delete your message.',
      action: 'Contact us',
    },
  }) as const;
