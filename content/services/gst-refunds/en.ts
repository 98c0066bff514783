import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ caseWording, fact }: LocalSite): ServiceListing => ({
  name: 'GST Refunds',
  summary: 'GST refund on exports, or when the GST rate on purchases is higher than on sales',
  facts: [
    { label: 'Claim within', figure: fact('gst.refund-claim-limit') },
    { label: 'Time taken', figure: `About ${fact('gst.refund-processing')}` },
  ],
  sheet: {
    title: 'How long does a refund take?',
    answer: `About ${fact('gst.refund-processing')}`,
    note: 'from a complete application',
    facts: [
      {
        label: 'Claim within',
        figure: fact('gst.refund-claim-limit'),
        note: 'for goods exported under LUT, from the day the ship or plane left',
      },
      {
        label: `${caseWording('gst.refund-provisional', 'part')} may come early`,
        figure: `Within ${caseWording('gst.refund-provisional', 'within')}`,
        note: 'of the acknowledgement, for exports, SEZ and inverted duty, if the risk is low',
      },
    ],
  },
  offer: (city) =>
    `GST stuck on exports or purchases in ${city}? We check the figures, file the claim and reply to the officer.`,
  example:
    'A manufacturer exports goods worth ₹8,00,000 in a month under LUT and sells goods worth ₹2,00,000 in India. The refund is usually the credit, multiplied by exports and divided by turnover. The refund cannot be more than the balance in the credit ledger:',
});

export const content = (site: LocalSite) => {
  const { factsOfPage, inTown, town } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-refunds',
    changedOn: '2026-11-27',
    description:
      'We claim back GST on exports, and GST credit that is left over because your purchases are taxed at a higher rate than your sales. We also claim back tax paid twice or under the wrong head. We follow up each claim until you are paid.',
    features: [
      'We check whether you can claim, and how much, before we file',
      'Refund application (RFD-01) with the right statement',
      'Shipping bills matched with GSTR-1 and GSTR-3B',
      'LUT (letter of undertaking, renewed every year) for exports without tax',
      'New claim after a deficiency memo (RFD-03), and reply to a notice of rejection (RFD-08)',
      'Follow-up with the officer until the payment order',
    ],
    benefits: [
      'We first work out what you can claim, so that you know whether the claim is worth the work.',
      'We look for shipping bill or invoice numbers that do not match. A single wrong digit can hold up an export refund.',
      `We keep track of the time limit of ${fact('gst.refund-claim-limit')} for each tax period, so that no old claim lapses in a busy season.`,
      `You can send invoices, bank certificates and statements by e-mail or courier. You do not have to come to our ${town} office.`,
    ],
    process: [
      {
        step: 1,
        title: 'We tell you the amount',
        description:
          'Send your returns and export papers. We will tell you how much you can claim and what you cannot claim.',
      },
      {
        step: 2,
        title: 'We correct the mistakes',
        description:
          'We compare your bills, your returns and the customs data. If there is a mistake, we correct it in the next return and then file the claim.',
      },
      {
        step: 3,
        title: 'We file the claim',
        description: `We file the refund application (RFD-01) and you get its number (ARN). The tax office checks the application within ${plain('gst.refund-check')}.`,
      },
      {
        step: 4,
        title: 'You get the money',
        description: `We reply to the officer's questions. The department takes about ${fact('gst.refund-processing')}. The refund comes to the bank account in your GST registration.`,
      },
    ],
    documents: [
      'GSTR-1, GSTR-3B and GSTR-2B for the refund period',
      'Sales invoices, and for exports the shipping bills with EGM (export manifest) details',
      'Purchase invoices for which you claim input credit, with HSN codes',
      {
        text: 'Bank certificate of foreign remittance (FIRC or BRC), for services exported',
        for: ['services'],
      },
      {
        text: 'LUT (letter of undertaking, RFD-11) for the year, for exports without payment of tax',
        for: ['goods', 'services', 'sez'],
      },
      {
        text: "SEZ officer's endorsement, for supplies to an SEZ (special economic zone)",
        for: ['sez'],
      },
      'Cancelled cheque of the bank account validated on the GST portal',
      'Challan, order or appellate order, if the refund is based on one',
    ],
    papersQuestion: {
      ask: 'What is the refund for?',
      answers: {
        goods: 'Goods exported',
        services: 'Services exported',
        sez: 'Supplies to an SEZ',
        inverted: 'Inverted duty',
      },
    },
    page: {
      title: 'GST Refunds: from the claim to your bank account',
      intro: `Do you export, supply to an SEZ (special economic zone), or pay a higher GST rate on purchases than on sales? You have ${fact('gst.refund-claim-limit')} to claim the GST back. We work out the amount, file the application (RFD-01) and reply to the officer.`,
      action: 'Ask about a GST refund',
      items: [
        {
          title: 'Exports under LUT, without tax',
          description:
            'We work out the unused input credit that belongs to your exports, and claim it with the list of shipping bills or bank receipts. You can claim it if you export knitwear, pumps or software under an LUT (letter of undertaking) without charging IGST.',
        },
        {
          title: 'IGST paid on exported goods',
          description:
            'We find out why the refund is held up, and correct the mistake in the next return. The shipping bill itself is the claim, so you file no other. The refund is held up if the invoice number, the port or the tax in your return differs from the customs entry.',
        },
        {
          title: 'Inverted duty (purchases taxed at a higher rate)',
          description:
            'We work out how much of the unused credit in your ledger you can claim. You can claim only the credit on input goods, not on services or machinery. You cannot claim for goods excluded by a notification.',
        },
        {
          title: 'Supplies to SEZ units',
          description:
            "We get the SEZ officer's endorsement, and then file the claim. The law treats your sale like an export if the SEZ unit needs your goods or services for its approved work (authorised operations).",
        },
        {
          title: 'Deemed exports',
          description:
            'If you sell to an export-oriented unit (EOU), or to a buyer with an advance authorisation (duty-free import of inputs for export), we claim back the GST you charged. Either you or your buyer can claim, but not both. We first get a written undertaking from the one who will not claim.',
        },
        {
          title: 'Export manifest (EGM) not filed',
          description:
            'We check whether the EGM lists your shipping bill, and tell you what to ask your customs agent or the carrier to file or correct. Until the shipping line or airline has filed it, your export refund is held up. Send us the shipping bill.',
        },
        {
          title: 'Tax paid under the wrong head, or twice',
          description:
            'We claim back tax that you paid twice or under the wrong head, and an excess in the cash ledger. If you paid IGST where CGST and SGST were due, or the reverse, first pay the right tax and then claim the wrong payment back. Each case is a separate category in RFD-01 and needs its own proof.',
        },
        {
          title: 'Stuck and rejected claims',
          description:
            'If the officer writes that papers are missing (RFD-03), we apply again. If the officer proposes to reject the claim (RFD-08), we reply in RFD-09. We find the reason and decide with you whether to apply again, reply or appeal.',
        },
      ],
      benefits: [
        {
          icon: 'wallet',
          title: 'You get working capital back',
          description:
            'You cannot pay for yarn or wages with credit in a ledger. If you claim every month or quarter, you get the credit back as money.',
        },
        {
          icon: 'calculator',
          title: 'The formula is applied correctly',
          description:
            'The rules give a formula for the refund. One wrong figure makes the claim too small or leads to a notice. We show you the full working.',
        },
        {
          icon: 'clock',
          title: 'No last date is missed',
          description: 'Each kind of refund has its own last date, and we note this date for every claim.',
        },
        {
          icon: 'clipboard-check',
          title: 'Fewer claims sent back',
          description:
            'If a paper is missing, the officer sends the claim back (deficiency memo) and you start again. We check every paper against the list for your kind of refund before we file.',
        },
      ],
      reasons: [
        {
          icon: 'ship',
          title: 'We know export papers',
          description: `${inTown('coimbatore', 'Firms around Coimbatore', 'Firms in Tamil Nadu')} export pumps, castings, garments and coir. We handle shipping bills, EGM errors and the annual LUT together with the refund.`,
        },
        {
          icon: 'eye',
          title: 'We tell you the weak points first',
          description:
            'You see the calculation before we file. If a claim is too small or doubtful, we tell you so in writing, and you decide.',
        },
        {
          icon: 'message',
          title: 'You do not have to ask for the status',
          description:
            'We tell you by WhatsApp whenever the status changes on the portal, from the acknowledgement to the payment order, and explain what each form means.',
        },
      ],
      questions: [
        {
          question: 'What is the last date to claim a GST refund?',
          answer: `You must claim within ${fact('gst.refund-claim-limit')} of the relevant date. For goods sent by sea or air, the relevant date is the day the ship or plane left India.\nFor inverted duty, count from the due date of the return. For excess tax, count from the date of payment.`,
        },
        {
          question: 'How long does the department take?',
          answer: `The law gives the department ${fact('gst.refund-processing')} from a complete application. If it takes longer, the department pays interest at ${fact('gst.refund-interest')}.\nAfter a deficiency memo (the officer sends the claim back) the department's time starts again. For exports, SEZ supplies and inverted duty, ${caseWording('gst.refund-provisional', 'part')} of the claim can be paid within ${caseWording('gst.refund-provisional', 'within')} of the acknowledgement if the risk is low.`,
        },
        {
          question: 'Should I export under LUT or pay IGST and claim it back?',
          answer:
            'Under LUT you pay no tax at the time of export and claim unused input credit in RFD-01. If you pay IGST on goods, you need no separate application, but your credit or cash is blocked until the refund comes. We compare both ways with your own figures.',
        },
        {
          question: 'Can I get a refund of GST on machinery?',
          answer:
            'Not through an inverted duty claim or a claim under LUT, because neither claim includes the credit on capital goods such as machinery. You can use the credit on machinery to pay the tax on your sales. If you export with payment of IGST, you can pay the IGST with your machinery credit and get it back.',
        },
      ],
      closing: {
        title: 'Do you have unused credit in your ledger?',
        text: 'Send us your last few GSTR-3B returns. We will tell you which kind of refund you can claim, roughly how much, and what our fee would be.',
        action: 'Ask about my refund',
      },
      extras: [
        {
          kind: 'table',
          title: 'Refunds that a business can claim',
          intro:
            'The time limit is counted from a different date for each kind of refund. The table shows the usual kinds. Each has its own statement in RFD-01.',
          columns: [
            { heading: 'Refund', kind: 'name' },
            { heading: 'What it is', kind: 'text' },
            { heading: 'Who can claim' },
            { heading: 'Time limit' },
          ],
          rows: [
            [
              'Exports without payment of tax',
              'Input credit that is unused because you exported goods or services under LUT.',
              "You need a valid LUT. For goods you need the shipping bill with EGM, and for services the bank's FIRC or BRC. You cannot claim credit on capital goods.",
              `${fact('gst.refund-claim-limit')}. For goods, the time runs from the departure of the ship or plane. For services, the time runs from the receipt of payment, or from the invoice if you were paid in advance`,
            ],
            [
              'Exports with payment of IGST',
              'You get back the IGST paid on the export invoice. For goods the shipping bill is the application. For services you file RFD-01.',
              'Invoice and port details must be the same in GSTR-1 and in customs records. GSTR-3B and the EGM must be filed.',
              `${fact('gst.refund-claim-limit')} for a claim in RFD-01. For goods, the shipping bill itself is the claim`,
            ],
            [
              'Inverted duty (purchases taxed at a higher rate)',
              'Credit that you cannot use because your inputs are taxed at a higher rate than your finished goods.',
              'The refund covers credit on input goods only. Goods excluded by notification get no refund.',
              `${fact('gst.refund-claim-limit')} from the due date of the return for the period`,
            ],
            [
              'Supplies to SEZ units and developers',
              'Unused credit, or IGST paid, on supplies to an SEZ for its authorised operations.',
              "You need the SEZ officer's endorsement, and a declaration that the SEZ unit has not taken the credit.",
              `${fact('gst.refund-claim-limit')} from the due date of the return for the supplies to the SEZ`,
            ],
            [
              'Deemed exports',
              'Goods sold within India to an export-oriented unit (EOU) or to a buyer with an advance authorisation. You get back the tax paid on these goods.',
              'You or your buyer can claim. The other one gives a written undertaking.',
              `${fact('gst.refund-claim-limit')} from the return in which you reported the supply`,
            ],
            [
              'Excess tax or wrong head',
              'You get back tax that you paid twice, paid in excess, or paid under the wrong head (IGST in place of CGST and SGST, or the reverse).',
              'You need proof of payment. If it was under the wrong head, you also need proof that you have since paid it under the right one.',
              `${fact('gst.refund-claim-limit')} from the payment. If you paid under the wrong head, from the day you paid under the right one`,
            ],
            [
              'Excess balance in the cash ledger',
              'Challan payments, and TDS or TCS credit, not used in any return.',
              'Your electronic cash ledger has a balance, and all your dues are paid.',
              `The balance stays in your ledger. We still advise you to claim it within ${fact('gst.refund-claim-limit')}`,
            ],
            [
              'Order or appeal in your favour',
              'Tax or pre-deposit that the department must refund after an assessment, an appeal or a court decision.',
              'You need a copy of the order and proof of the earlier payment.',
              `${fact('gst.refund-claim-limit')} from the day you received the order`,
            ],
          ],
          basis: basis('gst.refund-claim-limit'),
          warning:
            'A late claim is rejected even if it is correct, unless you claim the balance in your cash ledger. Count the time from the date given for your kind of refund, not from the end of the year.',
        },
      ],
    },
    seo: {
      title: 'GST Refunds in Tamil Nadu: Exports and Inverted Duty',
      description: `GST refunds for Tamil Nadu exporters and manufacturers: we check your claim, correct mismatches and file RFD-01. You can claim within ${fact('gst.refund-claim-limit')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
