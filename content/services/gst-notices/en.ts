import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-notices',
    changedOn: '2026-11-26',
    description:
      'We read the notice, trace each figure to your returns and bills, and write the reply. We attend the hearing and, where the order is wrong, file the appeal.',
    features: [
      'Notice read and explained in plain words, with the last date',
      'Figures traced to GSTR-1 (sales), GSTR-3B (tax) and GSTR-2B (purchases)',
      'Reply in ASMT-11 (scrutiny), DRC-06 (demand) or REG-18 (cancelled number)',
      'Personal hearing attended in person or by video',
      'First appeal (APL-01) with the deposit worked out',
    ],
    benefits: [
      'A photograph of the notice on WhatsApp is enough. We tell you what it asks and how much time is left.',
      'Every amount in the demand is sorted into what is due, what is a clerical difference and what the officer has misread.',
      'You pay early, by DRC-03 (the payment form), what is really due. Later a larger penalty is added.',
      'A person who knows your file speaks for you at the hearing.',
      'We check both notice tabs of the portal, where a notice can stay unread for weeks.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the notice',
        description:
          'Send a photograph or PDF. We check its number on the portal and note the last date: the date printed on your notice rules.',
      },
      {
        step: 2,
        title: 'We find the difference',
        description:
          "We work out the officer's figures again from your bills and ledgers. You see where they differ, bill by bill.",
      },
      {
        step: 3,
        title: 'You read the reply, we file it',
        description:
          'The reply answers each point with bills and bank entries. You read it first, then we file it on the portal.',
      },
      {
        step: 4,
        title: 'Hearing and order',
        description:
          'We go to the hearing and read the order with you. You then choose: pay, ask for a correction, or appeal in APL-01, the appeal form.',
      },
    ],
    documents: [
      'Copy of the notice, intimation or order with all annexures',
      'Earlier letters and replies in the same matter, with acknowledgements',
      'GSTR-1, GSTR-3B and GSTR-9 (annual return) of the years in question',
      'Purchase register of those years, and GSTR-2B or GSTR-2A (supplier bills on the portal)',
      'Disputed invoices with e-way bills, lorry receipts and weighment slips',
      'Bank statements showing payment to the suppliers concerned',
      'Audited or final accounts of the years in question',
      'Letter of authorisation signed by you, so that we may appear',
    ],
    page: {
      title: 'GST Notices & Appeals handled with evidence',
      intro: `Did you get a letter from the GST officer? You usually have ${plain('gst.notice-response')} to answer, but the date printed on your notice rules. We find the difference in your records, write the reply and appeal against a wrong order.`,
      action: 'Send us your GST notice',
      items: [
        {
          title: 'Scrutiny of returns',
          description:
            'ASMT-10, the scrutiny notice, lists differences between your returns. For example, sales in GSTR-1 (sales list) differ from tax in GSTR-3B (tax return). A clear reply in ASMT-11, its answer form, can end the matter. ASMT-12, the closing letter, then follows.',
        },
        {
          title: 'Input tax credit disputes',
          description:
            "The supplier did not file, the GSTIN was cancelled from an earlier date, or the credit is called blocked. We show that the goods came, the bank paid and the bill was in GSTR-2B (or GSTR-2A), the portal's list.",
        },
        {
          title: 'Show-cause notices and demands',
          description:
            'DRC-01 is the summary of a show-cause notice that demands tax under section 73, 74 or 74A. Our reply in DRC-06, its answer form, takes up the time limit, the computation and the law. It asks for a personal hearing.',
        },
        {
          title: 'Cancelled or suspended GSTIN',
          description:
            'REG-17, the notice to cancel, is answered in REG-18, its reply form, with the returns brought up to date. After a cancellation order you can ask for the GSTIN back in REG-21, the form for it, and we prepare that too.',
        },
        {
          title: 'Departmental audit and inspection',
          description:
            'ADT-01, the audit notice, announces an audit of your books. We prepare the registers and attend the visit. We answer the draft observations before ADT-02, the findings, comes.',
        },
        {
          title: 'Goods detained on the road',
          description:
            'An expired e-way bill or a wrong vehicle number can get a lorry detained. We answer MOV-07, the notice to the carrier. We show that the other papers agree, and work out the amount to pay if the goods cannot wait.',
        },
        {
          title: 'First appeal (APL-01)',
          description:
            'Statement of facts, grounds and the pre-deposit (a part of the disputed tax) go in together. A late appeal is accepted only within a short extra time and for good cause. So we first note the day on which the order reached you.',
        },
        {
          title: 'Tribunal and recovery',
          description:
            'Where the first appeal fails, we prepare APL-05, the form for the GST Appellate Tribunal. Meanwhile we answer recovery steps, for instance DRC-13, a letter to your bank. We show the deposit and the pending appeal.',
        },
      ],
      benefits: [
        {
          icon: 'clock',
          title: 'A reply date from the start',
          description:
            'We fix the date for the reply on the day we see the notice. We plan the papers and your approval back from it.',
        },
        {
          icon: 'scale',
          title: 'Only what is due',
          description:
            'A demand may count one invoice twice or miss a credit note. We check the computation line by line, so that you pay or contest the true difference.',
        },
        {
          icon: 'shield-check',
          title: 'An appeal before recovery',
          description:
            'After an order the department can recover the money from your ledger, your bank or your customers. An appeal in time, with its deposit, stops the recovery of the rest.',
        },
        {
          icon: 'folder',
          title: 'A record for the next stage',
          description:
            'An appeal looks at what was placed before the officer. So we file the full evidence with the first reply.',
        },
      ],
      reasons: [
        {
          icon: 'search',
          title: 'We tell you when to pay',
          description:
            'If the officer is right, a long reply only adds interest. You will hear that from us at the first reading, with the amount and the form to pay it in.',
        },
        {
          icon: 'gavel',
          title: 'We start from the figures',
          description:
            'Most of a GST reply is reconciliation. We also file returns and keep books, and so know where to look for a difference between GSTR-1 and GSTR-3B.',
        },
        {
          icon: 'phone',
          title: 'You hear from us at every step',
          description: `Draft, acknowledgement, hearing date, order: each reaches you by phone or WhatsApp. Our Coimbatore office takes calls ${fact('firm.hours-line')}.`,
        },
      ],
      questions: [
        {
          question: 'How long do I have to reply to a GST notice?',
          answer: `Usually ${plain('gst.notice-response')}, but the date printed on your notice rules: some forms allow only seven working days. A notice on the portal counts as served even unopened. Send it at once: more time is easier to get before the date.`,
        },
        {
          question: 'Where on the portal do I find my notices?',
          answer:
            'Sign in, open Services, then User Services. There are two entries: View Notices and Orders, and View Additional Notices and Orders. Look under both: demands, scrutiny and audit letters are often under the second. Check that the e-mail and mobile number there are yours.',
        },
        {
          question: 'My supplier did not pay the tax. Why is the notice addressed to me?',
          answer:
            'The law gives the credit only if the supplier pays the tax, so the department turns to the buyer. Your defence is proof: tax invoice with e-way bill, lorry receipt and stock entry, and the bank payment. Whether that is enough depends on the case.',
        },
        {
          question: 'An order has already been passed. Is it too late?',
          answer: `Not necessarily. The same officer can rectify a plain error. Otherwise you can appeal in APL-01, with a pre-deposit of part of the tax.\nThe time is ${fact('gst.appeal-limit')}. It runs from the day on which the order reached you, so send us the order first.`,
        },
      ],
      closing: {
        title: 'Do not put the notice aside',
        text: 'Photograph every page, annexures included, and send it across. We will tell you which form it is, the last date, and what the reply needs.',
        action: 'Get the notice read',
      },
      extras: [
        {
          kind: 'table',
          title: 'What the form number on your notice means',
          intro:
            'The code in the top corner tells you how far the matter has gone. Find yours below, with what the department wants and what we do about it.',
          columns: [
            { heading: 'Notice', kind: 'name' },
            { heading: 'Why it comes', kind: 'text' },
            { heading: 'What we do' },
          ],
          rows: [
            [
              'GSTR-3A',
              `A return has not been filed. If you do not file it ${fact('gst.notice-missing-return')}, the officer may assess the tax on an estimate, in ASMT-13 (an order).`,
              'File the pending returns with late fee and interest, then ask to withdraw an estimated assessment where time allows.',
            ],
            [
              'ASMT-10',
              'Scrutiny found differences in your returns and asks you to explain or pay.',
              'Reconcile each difference, reply in ASMT-11 with workings, and follow up for closure in ASMT-12.',
            ],
            [
              'DRC-01B',
              `Tax shown in GSTR-1 is higher than tax paid in GSTR-3B by more than the rule lets pass. Answer ${fact('gst.notice-difference')}.`,
              'Explain amendments and timing in Part B, pay a real shortfall by DRC-03, so that you can file again.',
            ],
            [
              'DRC-01C',
              `Credit claimed in GSTR-3B exceeds that of GSTR-2B by more than the rule lets pass. Answer ${fact('gst.notice-difference')}.`,
              'Identify the bills behind the excess, justify or reverse them, and submit Part B.',
            ],
            [
              'DRC-01A',
              'Intimation of the tax an officer thinks you owe, sent before a show-cause notice.',
              'Pay what is admitted by DRC-03 and contest the rest in Part B. Then the notice is not issued, or is smaller.',
            ],
            [
              'DRC-01',
              'Summary of a show-cause notice for tax short paid or credit wrongly taken. An order follows, with its summary in DRC-07.',
              'Draft the reply in DRC-06 on facts, computation and law, ask for a hearing and attend it.',
            ],
            [
              'REG-17',
              'You are asked why your registration should not be cancelled, mostly for unfiled returns or doubts about the premises.',
              `Answer in REG-18 ${fact('gst.notice-cancellation')}, with the pending returns filed and proof of the place. Ask to drop the proceedings.`,
            ],
            [
              'CMP-05',
              'The officer believes that you were not entitled to the composition scheme.',
              'Test turnover and supplies against the conditions, answer in CMP-06, and plan the switch if the objection stands.',
            ],
            [
              'RFD-08',
              'Notice proposing to reject all or part of a refund you claimed.',
              'Answer every ground in RFD-09 (the reply form) with invoices, shipping bills or ledger extracts, and appear if called.',
            ],
            [
              'ADT-01',
              'The department will audit your books and returns at your premises or its own office.',
              'Prepare the registers, attend the audit and respond to observations before the findings issue in ADT-02.',
            ],
          ],
          basis: basis(
            'gst.notice-missing-return',
            'gst.notice-scrutiny',
            'gst.notice-difference',
            'gst.notice-cancellation',
          ),
          warning:
            'Here too the date printed on your notice rules. Once it has passed, the officer may decide on the papers already on file.',
        },
      ],
    },
    seo: {
      title: 'GST Notices & Appeals | Replies, Hearings, APL-01',
      description:
        'Received an ASMT-10, DRC-01 or REG-17? We read GST notices, trace the figures, draft replies, attend hearings and file appeals for Tamil Nadu businesses.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
