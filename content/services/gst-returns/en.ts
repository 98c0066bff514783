import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact, caseWording }: LocalSite): ServiceListing => ({
  name: 'GST Returns',
  summary: 'GSTR-1 and GSTR-3B matched with your bills and filed',
  facts: [
    {
      label: 'GSTR-3B due on',
      figure: caseWording('gst.gstr3b-due', 'monthly'),
      note: `of the next month (${caseWording('gst.gstr3b-due', 'quarterly')} if you file every quarter)`,
    },
    { label: 'Interest', figure: fact('gst.late-interest'), note: 'on tax paid late' },
  ],
  sheet: { title: 'What is due next?' },
  offer: (city) => `GSTR-1 and GSTR-3B for your business in ${city}: we match your bills with GSTR-2B and file.`,
  example:
    'A shop has ₹40,000 of GST to pay from its cash ledger and files GSTR-3B late. Here are the late fee and the interest:',
  card: {
    description: 'Every month we match your sales, purchases and credit. Then we file the return.',
    features: [
      'GSTR-1 (sales) and GSTR-3B (tax)',
      "Purchases matched with your suppliers' bills (GSTR-2B)",
      'E-way bills matched',
      'Annual return',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed, inTown } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-returns',
    changedOn: '2026-11-27',
    description:
      "We prepare GSTR-1 (sales), GSTR-3B (tax) and the annual return from your bills. We match your purchases with GSTR-2B, where the portal lists your suppliers' bills, so that you claim only the credit available on the portal.",
    features: [
      'GSTR-1 (sales) filed, with HSN codes',
      'GSTR-3B (tax) filed after you have seen the figures',
      'Purchases matched with GSTR-2B',
      'List of suppliers whose bills are missing on the portal',
      'Composition returns for small dealers and restaurants',
      'Annual return (GSTR-9) matched with your accounts',
    ],
    benefits: [
      'You can send bills as phone photos, a Tally backup or an Excel sheet. We sort them for the return.',
      'You know how much tax to pay before the due date, so you have time to arrange the money.',
      `Even a nil return filed late costs ${caseWording('gst.late-fee-nil-day', 'perDay')}, up to ${caseWording('gst.late-fee-nil-day', 'most')} for each return${claimed('nothing-missed', '. So we file months without sales too, and tell you when each return is filed', '')}.`,
      'We list the missing supplier bills one by one, so that you can ask the supplier before you pay him again.',
      'We keep the acknowledgements, challans and workings together, so that you can show them if a bank or an officer asks.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the bills',
        description:
          'Send sales and purchase bills by WhatsApp, e-mail or courier, or share your Tally data. We will tell you which bills are missing.',
      },
      {
        step: 2,
        title: 'We report your sales',
        description: `We check bill numbers, rates and GSTINs. GSTR-1 is due by the ${caseWording('gst.gstr1-due', 'monthly')} of the next month, or the ${caseWording('gst.gstr1-due', 'quarterly')} of the month after the quarter if you file every quarter.`,
      },
      {
        step: 3,
        title: 'We check your purchases',
        description:
          "We match your purchases with GSTR-2B, where the portal lists your suppliers' bills. You get a sheet that shows the tax, the credit and the balance you have to pay.",
      },
      {
        step: 4,
        title: 'You pay, we file GSTR-3B',
        description: `You approve the sheet and pay the challan. We file GSTR-3B by the ${caseWording('gst.gstr3b-due', 'monthly')} of the next month and send you the acknowledgement (ARN).`,
      },
    ],
    documents: [
      'Sales invoices for the period, with credit notes and debit notes',
      'Purchase bills and expense vouchers with your GSTIN',
      'Bank statement of the business account for the period',
      'E-way bills and e-invoices, if you generate any',
      {
        text: 'Shipping bills and the LUT (letter of undertaking), if you export',
        for: ['export'],
      },
      'Summary of cash, card and UPI sales at the counter',
      'Returns and workings for earlier periods, if another accountant filed them',
      'GST portal user name. Keep the mobile registered on the portal ready for the OTP, which you type in yourself',
    ],
    papersQuestion: {
      ask: 'Do you export?',
      answers: {
        domestic: 'No, we sell within India',
        export: 'Yes, we export',
      },
    },
    page: {
      title: 'GST Returns, matched with your books before filing',
      intro:
        'We file your GSTR-1 (sales) and GSTR-3B (tax). Before filing, we look for bills that your suppliers have not reported. You see the tax first, and we file only after you agree.',
      action: 'Ask about GST returns',
      items: [
        {
          title: 'GSTR-1 (sales)',
          description:
            'We enter the bills to registered buyers one by one and the counter sales as a total. We enter each credit note against the right invoice. We also check the invoice numbers, because a gap can lead to questions later.',
        },
        {
          title: 'GSTR-3B (tax)',
          description:
            'The portal fills GSTR-3B from your GSTR-1 and GSTR-2B. We add the tax that you pay yourself under reverse charge. Reverse charge applies to freight, to shop or office rent if the owner has no GST number, and usually to security guards from an agency that is not a company.',
        },
        {
          title: 'GSTR-2B reconciliation',
          description:
            'You cannot safely take credit for a bill that is not in GSTR-2B. For every period you get a list of the bills that your suppliers have not reported, with the supplier, the bill number and the tax. In the Invoice Management System we mark which bills you accept, reject or keep pending.',
        },
        {
          title: 'Quarterly filing (QRMP)',
          description: `If your turnover is up to ${plain('gst.qrmp-turnover')}, you can file every quarter. In Tamil Nadu, GSTR-3B is then due on the ${plain('gst.gstr3b-quarterly-due')} of the month after the quarter. For each of the first two months of the quarter, you pay the tax by challan (PMT-06) by the ${plain('gst.pmt06-due')} of the next month.`,
        },
        {
          title: 'Composition dealers',
          description:
            'A composition dealer pays tax on his turnover, takes no input credit, and gives a bill of supply instead of a tax invoice. We also keep track of your turnover. If you cross the limit of the composition scheme, you must file regular returns from that day.',
        },
        {
          title: 'Annual return (GSTR-9)',
          description:
            "We match the year's returns with the final accounts. If turnover, credit or reverse charge differs, we tell you, and you pay any extra tax through Form DRC-03. If your turnover is above the limit for the reconciliation statement (GSTR-9C), we prepare it too.",
        },
        {
          title: 'Pending and nil returns',
          description: `Pending returns must be filed in order, the earliest first, and not later than ${plain('gst.old-returns')} after their due date. We work out the late fee and interest, tell you the amount, and file the returns. After that you can make e-way bills again.`,
        },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'You keep your credit',
          description:
            'If you claim much more credit than is in GSTR-2B, you can get a notice (DRC-01C). We reconcile first, so that your claim agrees with the portal.',
        },
        {
          icon: 'clock',
          title: 'A fixed calendar every month',
          description:
            'Late fee and interest are charged for every day of delay. We work to a fixed monthly calendar for bills, payment and filing, so that small delays do not add up.',
        },
        {
          icon: 'handshake',
          title: 'Your buyers get their credit',
          description:
            'A mill or a dealer that does not find your bill in GSTR-2B can hold back the GST part of your payment. We enter each bill correctly in GSTR-1, so that your buyers find it.',
        },
        {
          icon: 'truck',
          title: 'Your e-way bills are not blocked',
          description:
            'If you do not file for some time, the portal blocks your e-way bills and loaded lorries cannot leave. If you file for every period, your e-way bills are not blocked. To remove a block, you have to file the pending returns.',
        },
      ],
      reasons: [
        {
          icon: 'clipboard-check',
          title: 'You see everything before we file',
          description:
            'For each period you get one sheet with your sales, your purchases and the balance tax to pay. The sheet also tells you which credit we left out and why. You approve the figures on WhatsApp or by phone before you type the OTP on the portal.',
        },
        {
          icon: 'factory',
          title: 'Job work entered correctly',
          description: `Many firms in ${inTown('coimbatore', 'Coimbatore', 'Tamil Nadu')} do job work. We enter the delivery challans, the material sent and returned, the scrap sales and the machining charges as the rules require.`,
        },
        {
          icon: 'folder',
          title: 'A file for every period',
          description:
            'We keep the workings with the acknowledgement. If an officer asks about an old month, we can reply from the file.',
        },
      ],
      questions: [
        {
          question: 'Which GST returns does an ordinary trader have to file?',
          answer: `You file GSTR-1 (sales) by the ${caseWording('gst.gstr1-due', 'monthly')} of the next month, or the ${caseWording('gst.gstr1-due', 'quarterly')} of the month after the quarter if you file every quarter. You file GSTR-3B (tax) by the ${caseWording('gst.gstr3b-due', 'monthly')} of the next month.\nYou do not file GSTR-2A and GSTR-2B, because the portal makes them. You file the annual return (GSTR-9) once a year if it applies to you.`,
        },
        {
          question: 'What happens if I file late?',
          answer: `The late fee is ${caseWording('gst.late-fee-day', 'perDay')} for each return, half central and half state. The maximum late fee depends on your turnover. If no tax is due, the late fee is ${caseWording('gst.late-fee-nil-day', 'perDay')}, up to ${caseWording('gst.late-fee-nil-day', 'most')} for each return.\nOn tax paid late from the cash ledger you pay interest at ${fact('gst.late-interest')}. You cannot file the next return until you have filed the late one. After a long delay you get a notice to file (GSTR-3A).`,
        },
        {
          question: 'My supplier has not uploaded his bill. Can I still take the credit?',
          answer: `You cannot take the credit until the bill appears in your GSTR-2B. Keep the bill and ask the supplier to report it in his next GSTR-1. You then take the credit. The last date to take the credit is ${plain('gst.credit-limit')} after the end of the year, or the day you file the annual return if that is earlier.\nWe send you the list of bills that are missing on the portal.`,
        },
        {
          question: 'We had no sales this month. Must I still file a return?',
          answer: `Yes. You must file GSTR-1 and GSTR-3B for every period, even without sales. If you do not file, the late fee is ${caseWording('gst.late-fee-nil-day', 'perDay')}, up to ${caseWording('gst.late-fee-nil-day', 'most')} for each return, and you cannot file for the next period. If you have closed the business, apply to cancel the registration.`,
        },
      ],
      closing: {
        title: 'Is a return due or pending?',
        text: 'Tell us which return was filed last. We will find out which returns are pending, work out the late fee and tell you what our fee would be.',
        action: 'Ask about my returns',
      },
      extras: [
        {
          kind: 'table',
          title: 'Which GST return is due when',
          intro:
            'Which returns you file depends on your scheme. The first three rows of the table are for regular taxpayers, and the last two rows are for composition dealers.',
          columns: [
            { heading: 'Due', kind: 'day' },
            { heading: 'Form', kind: 'name' },
            { heading: 'What it reports', kind: 'text' },
            { heading: 'Frequency' },
          ],
          rows: [
            [
              `${caseWording('gst.gstr1-due', 'monthly')} of the next month (${caseWording('gst.gstr1-due', 'quarterly')} if you file every quarter)`,
              'GSTR-1',
              'Every sale, credit note and debit note for the period. Your customers need this return for their input tax credit.',
              'Every month or every quarter',
            ],
            [
              `${caseWording('gst.gstr3b-due', 'monthly')} of the next month`,
              'GSTR-3B',
              'Summary of tax on sales, input tax credit and reverse charge. You pay the balance tax before filing.',
              `Every month. If you file every quarter, by the ${plain('gst.gstr3b-quarterly-due')} of the month after the quarter in Tamil Nadu`,
            ],
            [
              'Auto-generated',
              'GSTR-2A and GSTR-2B',
              'Your purchases, as your suppliers reported them. GSTR-2A keeps changing. GSTR-2B stays the same, so you claim your credit from this statement.',
              'The portal makes GSTR-2A and GSTR-2B for each period. You file nothing',
            ],
            [
              `${plain('gst.cmp08-due')} of the month after the quarter`,
              'CMP-08',
              'Quarterly statement of a composition dealer, with the turnover and the tax paid on it.',
              'Every quarter',
            ],
            [
              `${plain('gst.gstr4-due')} after the year`,
              'GSTR-4',
              'Annual return of a composition dealer, in addition to the four quarterly statements.',
              'Once a year',
            ],
          ],
          basis: basis('gst.gstr1-due', 'gst.gstr3b-due', 'gst.cmp08-due', 'gst.gstr4-due'),
          warning: `A late return costs ${caseWording('gst.late-fee-day', 'perDay')}, up to a maximum that depends on turnover. A late nil return costs ${caseWording('gst.late-fee-nil-day', 'perDay')}, up to ${caseWording('gst.late-fee-nil-day', 'most')}. On tax paid late from the cash ledger you pay interest at ${fact('gst.late-interest')}.`,
        },
      ],
      changes: [
        {
          before: 'GSTR-4 every quarter, by the 18th of next month',
          now: `CMP-08 every quarter, by the ${plain('gst.cmp08-due')} of the month after the quarter. GSTR-4 once a year, by ${plain('gst.gstr4-due')} after the year`,
          since: 'April 2019. The date of 30 June applies from 2024-25',
          rule: basis('gst.gstr4-due').text,
        },
        {
          before: 'GSTR-3B monthly, on the 20th of next month',
          now: `You can also file every quarter if your turnover is up to ${plain('gst.qrmp-turnover')}. In Tamil Nadu, GSTR-3B is then due on the ${plain('gst.gstr3b-quarterly-due')} of the month after the quarter`,
          since: 'January 2021',
          rule: basis('gst.gstr3b-due').text,
        },
        {
          before: 'GSTR-1 on the 11th of next month, monthly or quarterly',
          now: `${caseWording('gst.gstr1-due', 'monthly')} of the next month, or the ${caseWording('gst.gstr1-due', 'quarterly')} of the month after the quarter if you file every quarter`,
          since: 'January 2021',
          rule: basis('gst.gstr1-due').text,
        },
        {
          before: 'Late fee of ₹50 a day, ₹20 for a nil return, with no upper limit',
          now: `The same late fee per day, but never more than ${caseWording('gst.late-fee-nil-day', 'most')} for a nil return. For other returns the maximum depends on turnover: ${fact('gst.late-fee-cap')}`,
          since: 'June 2021',
          rule: basis('gst.late-fee-cap').text,
        },
      ],
    },
    seo: {
      title: 'GST Returns Filing in Tamil Nadu: GSTR-1 and GSTR-3B',
      description:
        'GST returns for Tamil Nadu traders and workshops: we match every purchase bill with GSTR-2B, show you the tax and file GSTR-1, GSTR-3B and GSTR-9.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
