import type { LocalSite } from '../../local-site.ts';
import type { Seo } from '../../schema.ts';

/** The page that tells clients how to hand over papers. */
export const sendPapers = ({ claimed }: LocalSite) =>
  ({
    changedOn: '2026-11-24',
    seo: {
      title: 'How to Send Us Papers: Which Way, Which Name',
      description:
        'Which papers to send by WhatsApp, e-mail or courier, how to name a file so that it is found again, and what to keep to yourself: OTPs and passwords.',
    } satisfies Seo,
    hero: {
      title: 'How to send us papers',
      lead: 'Which way to send which paper, how to name a file, and what never to send to anybody.',
    },
    ways: {
      title: 'Which way for which paper',
      intro: 'Send papers only to the number and the addresses on our contact page.',
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
          papers: 'Bank statements, ledgers and whatever has more than ten pages, as PDF or Excel',
          care: 'Compare the address with our contact page, letter by letter, before you press Send.',
        },
        {
          way: 'Courier',
          papers: 'Originals that you have to sign in ink, and only when we have asked for them',
          care: 'Keep a photograph of each original and tell us the tracking number.',
        },
        {
          way: 'In person',
          papers: 'Bill books, registers and anything that you do not want to send',
          care: 'Call before you come, so that we have your file ready.',
        },
      ],
    },
    names: {
      title: 'How to name a file',
      intro:
        'Three parts: your firm, what it is, and the month. A file with such a name is easy to find two years later.',
      examples: [
        'yourfirm_bank-statement_2026-10.pdf',
        'yourfirm_purchase-bills_2026-10.pdf',
        'yourfirm_gst-notice-asmt10_2026-11-04.pdf',
        'yourfirm_wage-sheet_2026-10.xlsx',
      ],
    },
    never: {
      title: 'What never to send',
      intro: claimed(
        'no-secrets',
        'Send none of these, not to us and not to anybody. Whoever asks for them in our name is not from this office.',
        'Send none of these, whoever asks for them.',
      ),
      items: [
        'An OTP, whatever portal or bank it comes from',
        'A password or PIN of a portal, a bank or a mailbox',
        'The full Aadhaar number: a masked copy is enough',
        'The token of your digital signature, or its PIN',
        'Card numbers, expiry dates and the digits on the back of a card',
      ],
    },
    instead: {
      title: 'What to do instead',
      entries: [
        {
          title: 'Where a portal sends an OTP',
          description:
            'You open the portal yourself and type the OTP there, while we guide you on the phone. Do not read it out to us.',
        },
        {
          title: 'Where Aadhaar is asked for',
          description:
            'Download a masked Aadhaar from the UIDAI portal: it shows the last four digits alone. Where a form wants the whole number, you enter it on the official portal yourself.',
        },
        {
          title: 'Where we need to see your account',
          description:
            'Several portals let you name a practitioner or give one of us a login of their own. The portal then shows who did what, and you can end it. Your password stays with you.',
        },
        {
          title: 'Where a digital signature is needed',
          description:
            'We prepare the form, you plug in the token and sign at your own desk. The token stays with you.',
        },
      ],
    },
    masked: 'The masked copy comes from',
    closing: {
      title: 'Already sent something you should not have?',
      text: 'Change the password or block the card first, then tell us, so that we can delete the message.',
      action: 'Contact us',
    },
  }) as const;
