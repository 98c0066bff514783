import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed } = site;
  const { fact, plain, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-returns',
    changedOn: '2026-11-25',
    description:
      'We prepare GSTR-1 (sales), GSTR-3B (tax) and the annual return from your bills. We compare them with GSTR-2B, the list of supplier bills on the portal. So you claim only credit that the portal can see.',
    features: [
      'GSTR-1, the list of sales, with goods codes (HSN)',
      'GSTR-3B, the return with the tax, shown to you first',
      'Purchases compared with GSTR-2B (supplier bills)',
      'List of suppliers whose bills are missing on the portal',
      'Composition returns for small dealers and eateries',
      'Annual return (GSTR-9) tied to your accounts',
    ],
    benefits: [
      'Bills can be sent as phone photographs, a Tally backup or an Excel sheet. We put them in the order the return needs.',
      'You know the tax to be paid before the due date, with time to arrange the money.',
      `A forgotten nil return still costs ${fact('gst.late-fee-nil-day')}${claimed('nothing-missed', '. So we file months without sales too, and confirm each one to you', '')}.`,
      'We name missing supplier bills one by one, so that you can ask the supplier before you make the next payment.',
      'Acknowledgements, challans and workings are kept together, ready for a bank or an officer who asks.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the bills',
        description:
          'Send sales and purchase bills by WhatsApp, e-mail or courier, or share Tally. We remind you and name what is missing.',
      },
      {
        step: 2,
        title: 'We file your sales',
        description: `We check bill numbers, rates and GSTINs. GSTR-1 goes in by the ${fact('gst.gstr1-due')}.`,
      },
      {
        step: 3,
        title: 'We check your purchases',
        description:
          "We compare your purchases with GSTR-2B, the portal's list of your suppliers' bills. You get a sheet with tax, credit and cash to pay.",
      },
      {
        step: 4,
        title: 'You pay, we file GSTR-3B',
        description: `You approve the sheet and pay the challan. We file GSTR-3B by the ${fact('gst.gstr3b-due')} and send the receipt.`,
      },
    ],
    documents: [
      'Sales invoices of the period, with credit notes and debit notes',
      'Purchase bills and expense vouchers that carry your GSTIN',
      'Bank statement of the business account for the period',
      'E-way bills and e-invoices generated, where they apply',
      {
        text: 'Shipping bills and the LUT (yearly export letter), if you export',
        for: ['export'],
      },
      'Cash, card and UPI sales summary for counter sales',
      'Returns and workings of earlier periods, if another office filed them',
      'GST portal user name, and the registered mobile at hand for the OTP that you type in yourself',
    ],
    papersQuestion: {
      ask: 'Do you export?',
      answers: {
        domestic: 'No, we sell within India',
        export: 'Yes, we export',
      },
    },
    page: {
      title: 'GST Returns, matched to your books before filing',
      intro:
        'We file your GSTR-1, the list of sales, and your GSTR-3B, the return with the tax. Before that we look for bills that your suppliers have not reported. You see the tax first, and we file only after you agree.',
      action: 'Hand over your GST returns',
      items: [
        {
          title: 'GSTR-1, the statement of sales',
          description:
            'Bills to registered buyers go in one by one, counter sales in summary, credit notes against the right invoice. We also check the invoice series, because a gap in the numbers leads to questions later.',
        },
        {
          title: 'GSTR-3B, the return you pay on',
          description: `GSTR-1 and GSTR-2B fill it. We add reverse charge, tax you owe yourself, on freight and usually on ${plain('gst.reverse-charge-security')}. It includes ${fact('gst.reverse-charge-rent')}.`,
        },
        {
          title: 'GSTR-2B reconciliation',
          description:
            'You cannot safely take credit that is not in GSTR-2B. For every period you get a short list: supplier, bill number, tax missing. We mark in the Invoice Management System which bills you accept, reject or keep pending.',
        },
        {
          title: 'Quarterly filing (QRMP)',
          description: `With a turnover ${fact('gst.qrmp-turnover')} you may file by the quarter. GSTR-3B is then due on the ${fact('gst.gstr3b-quarterly-due')}. PMT-06, the payment for the first two months, is due on the ${fact('gst.pmt06-due')}.`,
        },
        {
          title: 'Composition dealers',
          description:
            'You pay tax on turnover, take no input credit, and give a bill of supply in place of a tax invoice. We watch the turnover as well, since crossing the scheme limit changes your returns from that day.',
        },
        {
          title: 'Annual return (GSTR-9)',
          description:
            "The year's returns are tied to the final accounts. We find differences in turnover, credit and reverse charge here and settle them through DRC-03, the form for extra tax. We prepare GSTR-9C, the reconciliation, where your turnover calls for it.",
        },
        {
          title: 'Backlog and nil returns',
          description: `${fact('gst.old-returns')}. We work out late fee and interest, tell you the amount, and file. Then you can make e-way bills again.`,
        },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'Credit you can keep',
          description:
            'Credit on bills that are not in GSTR-2B can bring DRC-01C, a notice, where the difference is large. We reconcile first, so that the claim and the portal show the same figure.',
        },
        {
          icon: 'clock',
          title: 'A calendar for every month',
          description:
            'Late fee and interest are counted by the day. We work by a fixed monthly calendar and remind you of bills and payment, so that small delays do not add up.',
        },
        {
          icon: 'handshake',
          title: 'Buyers who stay',
          description:
            'A mill or a dealer who does not find your bill in GSTR-2B may hold back the tax part of your payment. With correct entries in GSTR-1 there is no reason to.',
        },
        {
          icon: 'truck',
          title: 'E-way bills that keep working',
          description:
            'If you do not file for some time, the portal blocks your e-way bills and loaded lorries cannot leave. Filing each period prevents the block. Filing the old returns lifts it.',
        },
      ],
      reasons: [
        {
          icon: 'clipboard-check',
          title: 'Nothing is filed unseen',
          description:
            'One sheet per period: sales and purchases, tax in cash, and the credit left out and why. You say yes on WhatsApp or by phone before you type the OTP on the portal.',
        },
        {
          icon: 'factory',
          title: 'Job work entered as the rules ask',
          description:
            'Much of Coimbatore works on job work. We enter delivery challans, material sent out and returned, scrap sales and machining charges as the rules treat them.',
        },
        {
          icon: 'folder',
          title: 'A file for every period',
          description:
            'We keep the workings with the acknowledgement. If an officer asks about an old month, we answer from the file.',
        },
      ],
      questions: [
        {
          question: 'Which GST returns does an ordinary trader file?',
          answer: `GSTR-1 for sales by the ${fact('gst.gstr1-due')}. GSTR-3B with the tax by the ${fact('gst.gstr3b-due')}. Both are filed by the quarter if you have opted for that.\nGSTR-2A and GSTR-2B need no filing. GSTR-9 follows once a year where it applies.`,
        },
        {
          question: 'What happens if I file late?',
          answer: `The late fee is ${fact('gst.late-fee-day')}. It is ${fact('gst.late-fee-nil-day')} when no tax is due.\nTax that you pay late in cash carries interest at ${fact('gst.late-interest')}. The next period cannot be filed before. A long default leads to GSTR-3A, a notice to file.`,
        },
        {
          question: 'My supplier has not uploaded his bill. Can I still take the credit?',
          answer: `Not until it appears in your GSTR-2B. Keep the bill and ask the supplier to report it in the next GSTR-1. You take the credit then. The last day is ${fact('gst.credit-limit')}.\nWe send you the list of such bills.`,
        },
        {
          question: 'We had no sales this month. Must a return be filed?',
          answer: `Yes. A registered person files GSTR-1 and GSTR-3B for every period, nil ones too. Leaving them out costs ${fact('gst.late-fee-nil-day')} and blocks the next filing. Has the business stopped for good? Then apply for cancellation.`,
        },
      ],
      closing: {
        title: 'Is a return due or pending?',
        text: 'Send your GSTIN and tell us which return was filed last. We will look up what is pending, work out the late fee and agree with you when to file the rest.',
        action: 'Talk about your returns',
      },
      extras: [
        {
          kind: 'table',
          title: 'Which GST return is due when',
          intro:
            'What you file depends on the scheme you are under. A regular taxpayer works with the first three rows, a composition dealer with the last two.',
          columns: [
            { heading: 'Due', kind: 'day' },
            { heading: 'Form', kind: 'name' },
            { heading: 'What it reports', kind: 'text' },
            { heading: 'Frequency' },
          ],
          rows: [
            [
              fact('gst.gstr1-due'),
              'GSTR-1',
              "Every sale, credit note and debit note of the period. Your customers' input tax credit depends on it.",
              fact('gst.gstr1-frequency'),
            ],
            [
              fact('gst.gstr3b-due'),
              'GSTR-3B',
              'Summary of tax on sales, input tax credit and reverse charge, on which the balance is paid.',
              `${fact('gst.gstr3b-frequency')}, then on the ${fact('gst.gstr3b-quarterly-due')}`,
            ],
            [
              fact('gst.gstr2-due'),
              'GSTR-2A and GSTR-2B',
              'Purchases as your suppliers reported them. GSTR-2A keeps changing, GSTR-2B is the fixed statement for your credit.',
              'Drawn up for each period, nothing to file',
            ],
            [
              fact('gst.cmp08-due'),
              'CMP-08',
              'Quarterly statement of a composition dealer: turnover and the tax paid on it.',
              'Quarterly',
            ],
            [
              fact('gst.gstr4-due'),
              'GSTR-4',
              'Annual return of a composition dealer, on top of the four statements.',
              fact('gst.gstr4-frequency'),
            ],
          ],
          basis: basis('gst.gstr1-due', 'gst.gstr3b-due', 'gst.cmp08-due', 'gst.gstr4-due'),
          warning: `A late return costs ${fact('gst.late-fee-day')}. A nil return costs ${fact('gst.late-fee-nil-day')}. Tax paid late in cash carries interest at ${fact('gst.late-interest')}.`,
        },
      ],
      changes: [
        {
          before: 'GSTR-4 every quarter, by the 18th of next month',
          now: `CMP-08 every quarter, by the ${fact('gst.cmp08-due')}; GSTR-4 once a year, by ${fact('gst.gstr4-due')}`,
          since: 'April 2019; 30 June for 2024-25 and later',
          rule: basis('gst.gstr4-due').text,
        },
        {
          before: 'GSTR-3B monthly, on the 20th of next month',
          now: `Also quarterly for turnover ${fact('gst.qrmp-turnover')}, on the ${fact('gst.gstr3b-quarterly-due')}`,
          since: 'January 2021',
          rule: basis('gst.gstr3b-due').text,
        },
        {
          before: 'GSTR-1 on the 11th of next month, monthly or quarterly',
          now: fact('gst.gstr1-due'),
          since: 'January 2021',
          rule: basis('gst.gstr1-due').text,
        },
        {
          before: 'Late fee of ₹50 a day, ₹20 for a nil return, without end',
          now: `The same by the day, at most by turnover: ${fact('gst.late-fee-cap')}. Nil return: ${fact('gst.late-fee-nil-day')}`,
          since: 'June 2021',
          rule: basis('gst.late-fee-cap').text,
        },
      ],
    },
    seo: {
      title: 'GST Returns Filing in Tamil Nadu | GSTR-1, GSTR-3B',
      description:
        'GST returns for Tamil Nadu traders and workshops: GSTR-1, GSTR-3B and GSTR-9 filed after matching each purchase bill with GSTR-2B, and shown to you first.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
