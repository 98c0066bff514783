import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ claimed, fact }: LocalSite): ServiceListing => ({
  name: 'GST Notices & Appeals',
  summary: claimed(
    'nothing-missed',
    'Replies filed before the date on your notice',
    'Replies to notices, hearings and first appeals',
  ),
  facts: [
    {
      label: 'Reply by',
      figure: 'See your notice',
      note: `the date on your notice is usually ${fact('gst.notice-response')} after it was issued, but some forms give you less time`,
    },
    { label: 'First step', figure: 'Send the notice', note: 'as a photo on WhatsApp' },
  ],
  sheet: { title: 'What does my notice ask for?' },
  offer: (city) => `Got a GST notice in ${city}? Send a photo on WhatsApp. We explain it, draft the reply and file it.`,
  card: {
    description: 'We explain the notice, draft the reply and attach the proof.',
    features: [
      'Replies to notices (ASMT-10, DRC-01)',
      'Hearings',
      'First appeals',
      'Restoring a cancelled GST number (revocation)',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, town } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-notices',
    changedOn: '2026-11-27',
    description:
      'We read the notice, trace each figure to your returns and bills, and write the reply. We attend the hearing. If the order is wrong, we file the appeal.',
    features: [
      'Notice explained in plain words, with the last date to reply',
      'Every figure checked against your GSTR-1, GSTR-3B and GSTR-2B',
      'Reply filed in the right form: ASMT-11 if you got ASMT-10, DRC-06 if you got DRC-01, REG-18 if you got REG-17',
      'Personal hearing attended with your authorisation',
      'First appeal (APL-01) filed, after working out the pre-deposit that you pay with it',
    ],
    benefits: [
      'A photo of the notice on WhatsApp is enough to start. We tell you what the officer wants and how many days are left.',
      'We show you which part of the demand is really due, which part is a clerical mistake and where the officer has misread your figures.',
      'If the tax is really due, we help you pay it early (Form DRC-03), because the penalty is then lower.',
      'We represent you at the hearing, with your reply and the proof in hand.',
      'The GST portal shows notices in two lists, "View Notices and Orders" and "View Additional Notices and Orders". Once you give us the work, we check both lists with you.',
    ],
    process: [
      {
        step: 1,
        title: 'You send the notice',
        description:
          'Send a photo or PDF. You can cover your GSTIN and PAN, because we do not need them to read the notice. Once you give us the work, we check the notice on the portal with you.',
      },
      {
        step: 2,
        title: 'We find where the figures differ',
        description:
          "We rework the officer's figures from your bills and ledgers. You see, bill by bill, where our figures differ from the officer's.",
      },
      {
        step: 3,
        title: 'You read the reply, we file it',
        description:
          'In the reply we answer each point with bills and bank entries. You read the reply first. Then we file it on the portal.',
      },
      {
        step: 4,
        title: 'Hearing and order',
        description:
          'We attend the hearing and explain the order to you. You then decide whether to pay, ask for a correction or file an appeal (APL-01).',
      },
    ],
    documents: [
      'Copy of the notice, intimation or order with all its annexures',
      'Earlier letters and replies in the same case, with acknowledgements',
      'GSTR-1, GSTR-3B and annual return (GSTR-9) for the years in the notice',
      'Purchase register for the years in the notice, with GSTR-2B or GSTR-2A',
      'Disputed invoices with e-way bills, lorry receipts and weighment slips',
      'Bank statements that show the payments to the suppliers in the notice',
      'Audited or final accounts for the years in the notice',
      'Letter of authorisation signed by you, so that we can appear for you',
    ],
    page: {
      title: 'GST Notices & Appeals: reply with proof',
      intro: `Did you get a letter from the GST officer? You usually have ${fact('gst.notice-response')} to reply. Always go by the date printed on your notice. We check the officer's figures, write the reply and file the appeal.`,
      action: 'Ask about a GST notice',
      items: [
        {
          title: 'Scrutiny of returns',
          description:
            'The officer sends ASMT-10 if your returns differ, for example if sales in GSTR-1 are higher than in GSTR-3B. If the officer accepts your reply (ASMT-11), he closes the case with a letter (ASMT-12).',
        },
        {
          title: 'Input tax credit disputes',
          description:
            'The officer can refuse your credit if your supplier did not file his returns, if his GSTIN was cancelled with effect from an earlier date, or if the credit is blocked. We show that you received the goods, paid through the bank and had the bill in GSTR-2B or GSTR-2A.',
        },
        {
          title: 'Show-cause notices and demands',
          description:
            'You get the summary of a show-cause notice (DRC-01), which demands tax under section 73, 74 or 74A. We check the time limit, the calculation and the law, reply in Form DRC-06 and ask for a personal hearing.',
        },
        {
          title: 'Cancelled or suspended GSTIN',
          description:
            'We reply to a cancellation notice (REG-17) in Form REG-18 and file your pending returns. If your GST number is already cancelled, we apply in Form REG-21 to restore it.',
        },
        {
          title: 'Departmental audit and inspection',
          description:
            'In Form ADT-01 the department informs you that it will audit your books. We prepare the registers, attend the audit and answer the draft observations before the final findings (ADT-02).',
        },
        {
          title: 'Goods detained on the road',
          description:
            'A lorry can be detained for an expired e-way bill or a wrong vehicle number. We reply to the notice (MOV-07) and show that the other documents agree. If you need the goods released at once, we work out how much you have to pay.',
        },
        {
          title: 'First appeal (APL-01)',
          description:
            'We write the facts and the grounds of the appeal, and work out the pre-deposit, which is a part of the disputed tax. A late appeal is accepted only for a short period and only for a good reason. So we first note the day you received the order.',
        },
        {
          title: 'Tribunal and recovery',
          description:
            'If the first appeal fails, we prepare the appeal to the GST Appellate Tribunal (APL-05). If the department starts recovery, for example with a letter to your bank (DRC-13), we show that you paid the deposit and that the appeal is pending.',
        },
      ],
      benefits: [
        {
          icon: 'clock',
          title: 'You know the last date from day one',
          description:
            'We note the last date on the day we see the notice. We work backwards from that date, so you have time to read and approve the reply.',
        },
        {
          icon: 'scale',
          title: 'You pay only what is due',
          description:
            'A demand can count one invoice twice or miss a credit note. We check the calculation line by line, so that you pay or dispute the correct amount.',
        },
        {
          icon: 'shield-check',
          title: 'Recovery stops if you appeal in time',
          description:
            'After an order the department can recover the money from your ledger, your bank or your customers. If you appeal in time and pay the deposit, recovery of the balance stops.',
        },
        {
          icon: 'folder',
          title: 'Your proof is on record',
          description:
            'The appellate authority usually looks only at what the first officer had. So we file all the evidence with the first reply.',
        },
      ],
      reasons: [
        {
          icon: 'search',
          title: 'We tell you when it is better to pay',
          description:
            'If the officer is right, a long dispute only adds interest. As soon as we have read the notice, we tell you how much to pay and in which form.',
        },
        {
          icon: 'gavel',
          title: 'We start from the figures',
          description:
            'A GST reply is mostly about matching figures. We also file returns and keep books, so we know where a difference between GSTR-1 and GSTR-3B comes from.',
        },
        {
          icon: 'phone',
          title: 'You hear from us at every step',
          description: `You get the draft, the acknowledgement, the hearing date and the order by phone or WhatsApp. Our ${town} office takes calls ${fact('firm.hours-line')}.`,
        },
      ],
      questions: [
        {
          question: 'How long do I have to reply to a GST notice?',
          answer: `You usually have ${fact('gst.notice-response')}, but always go by the date printed on the notice. For some forms you have only seven working days. A notice on the portal counts as received even if you have not opened it. Send us the notice at once, because it is easier to get more time before the last date than after.`,
        },
        {
          question: 'Where on the portal do I find my notices?',
          answer:
            'Sign in and open Services, then User Services. There are two entries: View Notices and Orders, and View Additional Notices and Orders. Look in both lists, because demands, scrutiny notices and audit letters are often in the second list. Check that the e-mail and mobile number on the portal are yours.',
        },
        {
          question: 'My supplier did not pay the tax. Why did I get the notice?',
          answer:
            'The law gives you input tax credit only if the supplier pays the tax, so the department sends the notice to the buyer. You defend your credit with proof: the tax invoice, e-way bill, lorry receipt, stock entry and bank payment. Whether this proof is enough depends on the case.',
        },
        {
          question: 'An order has already been passed. Is it too late?',
          answer: `Not always. The same officer can correct a clear mistake. You can also file an appeal (APL-01) with a pre-deposit of part of the tax.\nYou have ${caseWording('gst.appeal-limit', 'usual')} from the day you received the order. The appellate authority can allow one more month for a good reason. So send us the order at once.`,
        },
      ],
      closing: {
        title: 'Do not ignore the notice',
        text: 'Take a photo of every page with the annexures and send it to us. You can cover your GSTIN and PAN for now. We will tell you which notice it is, by when you must reply and what our fee would be.',
        action: 'Ask about my notice',
      },
      extras: [
        {
          kind: 'table',
          title: 'What the form number on your notice means',
          intro:
            'The form number in the top corner shows how far the case has gone. Find the form number in this table to see what the department wants and what we do.',
          columns: [
            { heading: 'Notice', kind: 'name' },
            { heading: 'Why you got it', kind: 'text' },
            { heading: 'What we do' },
          ],
          rows: [
            [
              'GSTR-3A',
              `You have not filed a return. If you do not file within ${plain('gst.notice-missing-return')}, the officer can pass a best judgment assessment order (ASMT-13).`,
              'We file the pending returns with late fee and interest. If there is still time, we ask the officer to withdraw the order.',
            ],
            [
              'ASMT-10',
              'The officer found differences in your returns and asks you to explain or pay.',
              'We reconcile each difference, reply in ASMT-11 with workings, and follow up until the case is closed (ASMT-12).',
            ],
            [
              'DRC-01B',
              `Tax in your GSTR-1 is higher than tax paid in GSTR-3B, by more than the rule allows. Reply within ${plain('gst.notice-difference')}, or the next GSTR-1 is blocked.`,
              'In Part B of the form, we explain the difference, for example an amended invoice or tax paid in another month. If tax was really short paid, you pay it through DRC-03. After the reply you can file your next GSTR-1.',
            ],
            [
              'DRC-01C',
              `You claimed more credit in GSTR-3B than is in GSTR-2B, by more than the rule allows. Reply within ${plain('gst.notice-difference')}, or the next GSTR-1 is blocked.`,
              'We find the bills behind the excess credit, explain the credit or reverse it, and submit Part B of the form.',
            ],
            [
              'DRC-01A',
              'The officer tells you how much tax he thinks you owe, before he issues a show-cause notice.',
              'You pay the tax you accept through DRC-03, and we dispute the rest in Part B of the form. The officer may then decide to issue no show-cause notice, or to issue one for a smaller amount.',
            ],
            [
              'DRC-01',
              'This is the summary of a show-cause notice for tax short paid or credit wrongly taken. An order follows, with a summary in DRC-07.',
              'We draft the reply (DRC-06) on facts, calculation and law, ask for a hearing and attend it.',
            ],
            [
              'REG-17',
              'The officer asks why your registration should not be cancelled. The usual reasons are unfiled returns or doubts about the premises.',
              `We reply in REG-18 within ${plain('gst.notice-cancellation')}. Before we reply, we file the pending returns. We send proof of your place of business and ask the officer to drop the case.`,
            ],
            [
              'CMP-05',
              'The officer thinks that you were not eligible for the composition scheme.',
              'We check your turnover and sales against the conditions of the scheme and reply in CMP-06. If the officer is right, we plan the change to the regular scheme.',
            ],
            [
              'RFD-08',
              'The officer proposes to reject all or part of the refund you claimed.',
              'We answer every ground in RFD-09 with invoices, shipping bills or ledger extracts, and attend the hearing if there is one.',
            ],
            [
              'ADT-01',
              'The department will audit your books and returns, at your place or at its own office.',
              'We prepare the registers, attend the audit and reply to observations before the findings are issued (ADT-02).',
            ],
          ],
          basis: basis(
            'gst.notice-missing-return',
            'gst.notice-scrutiny',
            'gst.notice-difference',
            'gst.notice-cancellation',
          ),
          warning:
            'After the date printed on the notice, the officer can pass an order on the documents he already has.',
        },
      ],
    },
    seo: {
      title: 'GST Notices & Appeals: Replies, Hearings, Appeals',
      description:
        'Received an ASMT-10, DRC-01 or REG-17? We read GST notices, trace the figures, draft replies, attend hearings and file appeals for Tamil Nadu businesses.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
