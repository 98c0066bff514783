import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-refunds',
    changedOn: '2026-11-25',
    description:
      'Refunds of input credit or IGST (integrated tax) on exports, of inverted duty and excess payments. We work out the claim, file it in RFD-01 with its statements, and follow it until the money is in your bank.',
    features: [
      'Eligibility and amount worked out before any filing',
      'RFD-01 (the refund form) with the statement that belongs to your category',
      'Shipping bills matched with GSTR-1 (sales) and GSTR-3B (tax)',
      'Yearly letter for exports without tax: LUT (form RFD-11)',
      'Replies to deficiency memos and to RFD-08 (notice)',
      'Follow-up with the officer until the payment order',
    ],
    benefits: [
      'We first work out what can be claimed, so that you know whether a claim is worth the work.',
      'We look for the shipping bill or invoice number that does not agree. One wrong digit can hold up an export refund.',
      `We note the limit of ${fact('gst.refund-claim-limit')} for each period, so that an old claim is not lost in a busy season.`,
      'Invoices, bank realisation and statements can travel by e-mail or courier. You do not have to visit our Coimbatore office.',
    ],
    process: [
      {
        step: 1,
        title: 'You learn the amount',
        description:
          'Send returns and export papers. We tell you what can be claimed, how much, and what the rules leave out.',
      },
      {
        step: 2,
        title: 'We correct what differs',
        description:
          'We compare bills, returns and customs data. Mistakes are corrected in the next return, before the claim.',
      },
      {
        step: 3,
        title: 'We file the claim',
        description: `We file RFD-01 (the refund form) with its lists. You get the ARN, the number of the claim. The office checks it ${fact('gst.refund-check')}.`,
      },
      {
        step: 4,
        title: 'The money comes',
        description: `We answer the officer's questions. Processing takes about ${fact('gst.refund-processing')}, then the refund comes to the bank account in your registration.`,
      },
    ],
    documents: [
      'GSTR-1 and GSTR-3B of the refund period, with GSTR-2B (supplier bills on the portal)',
      'Sales invoices, and for exports the shipping bills with EGM (export manifest) details',
      'Purchase invoices for which input credit is claimed, with HSN (goods) codes',
      {
        text: 'Bank realisation certificate or inward remittance advice, for services exported',
        for: ['services'],
      },
      {
        text: 'Letter of undertaking (LUT, RFD-11) of the year, for exports without payment of tax',
        for: ['goods', 'services', 'sez'],
      },
      {
        text: 'Endorsement by the specified officer, for supplies to an SEZ (special economic zone)',
        for: ['sez'],
      },
      'Cancelled cheque of the bank account validated on the GST portal',
      'Challan, order or appeal decision, where the refund arises from one',
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
      title: 'GST Refunds, from the claim to your bank account',
      intro: `Do you export, supply to an SEZ (special zone) unit, or buy at a higher tax rate than you sell? You can claim the stuck tax within ${fact('gst.refund-claim-limit')}. We compute the amount, file RFD-01 (the refund form) and answer the officer.`,
      action: 'Check your GST refund',
      items: [
        {
          title: 'Exports under LUT, without tax',
          description:
            'If you export knitwear, pumps or software under the yearly letter, without charging IGST, input credit is left over. The refund follows the share of exports in your turnover. We work it out for each period and attach the shipping bill or remittance list.',
        },
        {
          title: 'IGST paid on exported goods',
          description:
            'The shipping bill itself is the claim. It is held up when the invoice number in GSTR-1 (sales list) differs from the customs entry. A missing EGM (export manifest) of the carrier holds it up too. We find the error code and have it corrected.',
        },
        {
          title: 'Inverted duty structure',
          description:
            'When your purchases are taxed at a higher rate than your sales, credit collects in the ledger. Only credit on input goods counts, not on services or machinery, and certain goods are notified as excluded.',
        },
        {
          title: 'Supplies to SEZ units',
          description:
            'The law treats these supplies like exports, if the goods or services are for authorised operations. We ask for the endorsement of the SEZ officer before we file.',
        },
        {
          title: 'Deemed exports',
          description:
            'You supply goods to an export-oriented unit or against an advance authorisation. Either you or your buyer may claim, never both. We obtain the written undertaking first.',
        },
        {
          title: 'Excess and wrong-head payments',
          description:
            'IGST paid where local tax (CGST and SGST) was due, tax deposited twice, or too much cash in the ledger. Each is a category of its own in RFD-01 and calls for a different proof.',
        },
        {
          title: 'Stuck and rejected claims',
          description:
            'RFD-03, a memo of missing papers, means a fresh application. RFD-08, a notice to reject, means a reply in RFD-09, its answer form. We find out why the claim stopped and choose with you between refiling, replying and appealing.',
        },
      ],
      benefits: [
        {
          icon: 'wallet',
          title: 'Working capital comes back',
          description:
            'You cannot pay for yarn or wages with credit in a ledger. A claim every month or quarter turns it into money regularly.',
        },
        {
          icon: 'calculator',
          title: 'The formula applied as written',
          description:
            'Adjusted turnover, net credit and export value each have a definition of their own. A mistake in one makes the claim too small or brings a notice. Our working sheet shows all of them.',
        },
        {
          icon: 'clock',
          title: 'Periods do not lapse',
          description:
            'The right to claim ends on a fixed day, which differs by category. We note that day for every open period.',
        },
        {
          icon: 'clipboard-check',
          title: 'Fewer deficiency memos',
          description:
            'A memo sends the claim back to the start. We check statement, annexures and declarations against the list for the category before we file.',
        },
      ],
      reasons: [
        {
          icon: 'ship',
          title: 'In an exporting region',
          description:
            'Coimbatore and its neighbours sell pumps and castings, garments and coir abroad. We deal with shipping bills, EGM errors and LUT renewals together with the refund.',
        },
        {
          icon: 'eye',
          title: 'Weak points named first',
          description:
            'You see the computation before the form is filed. Where a claim is too small or too doubtful to be worth filing, we say so and stop there.',
        },
        {
          icon: 'message',
          title: 'Status without chasing us',
          description:
            'We tell you each change on the portal by WhatsApp, from acknowledgement to payment order. We say what each form means.',
        },
      ],
      questions: [
        {
          question: 'Until when can I claim a GST refund?',
          answer: `Within ${fact('gst.refund-claim-limit')} of the relevant date. For goods by sea or air that is the day on which the ship or plane left India.\nFor inverted duty it is the due date of the return, for excess tax the day of payment.`,
        },
        {
          question: 'How long does the department take?',
          answer: `The law gives it ${fact('gst.refund-processing')} from a complete application, and then owes interest of ${fact('gst.refund-interest')}.\nAfter a deficiency memo the time starts again. For exports, SEZ supplies and inverted duty ${fact('gst.refund-provisional')} can come provisionally, if the risk is low.`,
        },
        {
          question: 'Should I export under LUT or pay IGST and claim it back?',
          answer:
            'Under LUT no tax is paid at the time of export and unused input credit is claimed through RFD-01. Paying IGST needs no separate application for goods. But it uses credit or cash until the refund comes. We compare both on your own figures.',
        },
        {
          question: 'Is GST on machinery refundable?',
          answer:
            'Not through the inverted duty claim, nor through the claim under LUT: both leave capital goods out. That credit stays in your ledger for tax on your sales. Exporters who pay IGST from the ledger can use it so.',
        },
      ],
      closing: {
        title: 'Is there unused credit in your ledger?',
        text: 'Send us your GSTIN and the last few GSTR-3B returns. We will say which category fits, roughly what can be claimed and which papers are missing.',
        action: 'Have my refund worked out',
      },
      extras: [
        {
          kind: 'table',
          title: 'Refunds that a business can claim',
          intro:
            'Every category has its own statement in RFD-01 and its own starting point for the time limit. These are the usual ones.',
          columns: [
            { heading: 'Refund', kind: 'name' },
            { heading: 'What it is', kind: 'text' },
            { heading: 'Who may claim' },
            { heading: 'Time limit' },
          ],
          rows: [
            [
              'Exports without payment of tax',
              'Input credit left over because goods or services were exported under LUT.',
              'Valid LUT, shipping bill with EGM for goods, foreign remittance for services. Credit on capital goods is left out.',
              `${fact('gst.refund-claim-limit')}. For goods from departure, for services from receipt of payment, or from the invoice if paid in advance`,
            ],
            [
              'Exports with payment of IGST',
              'IGST paid on the export invoice is returned. For goods the shipping bill is the application, for services RFD-01.',
              'Invoice and port details must agree in GSTR-1 and customs records, and GSTR-3B (tax return) must be filed.',
              `${fact('gst.refund-claim-limit')} for a claim in RFD-01. Goods move on the shipping bill`,
            ],
            [
              'Inverted duty structure',
              'Credit that gathers because inputs are taxed at a higher rate than the finished goods.',
              'Credit on input goods only, and not for goods that are notified as excluded.',
              `${fact('gst.refund-claim-limit')} from the due date of the return for the period`,
            ],
            [
              'Supplies to SEZ units and developers',
              'Unused credit, or IGST paid, on supplies for authorised operations in a special economic zone.',
              'Endorsement by the specified officer and a declaration that the SEZ unit has not taken the credit.',
              `${fact('gst.refund-claim-limit')} from the due date of the return for those supplies`,
            ],
            [
              'Deemed exports',
              'Tax paid on supplies to export-oriented units and advance authorisation holders.',
              'Supplier or recipient, on a written undertaking by the other not to claim.',
              `${fact('gst.refund-claim-limit')} from the return in which the supply was reported`,
            ],
            [
              'Excess tax or wrong head',
              'Tax paid twice, paid in excess, or paid as IGST in place of CGST and SGST, or the other way round.',
              'Proof of payment, and for a wrong head proof that the right tax has been paid since.',
              `${fact('gst.refund-claim-limit')} from the payment. For a wrong head, from payment of the right tax`,
            ],
            [
              'Excess balance in the cash ledger',
              'Money deposited by challan, or credited as TDS and TCS, that no return needed.',
              'Balance shown in the electronic cash ledger and all dues paid.',
              `The balance stays in your ledger. We advise claiming it within ${fact('gst.refund-claim-limit')} all the same`,
            ],
            [
              'Order or appeal in your favour',
              'Tax or pre-deposit that must be returned after an assessment, an appeal or a court decision.',
              'Copy of the order, with proof of the payment made earlier.',
              `${fact('gst.refund-claim-limit')} from the day the order was communicated`,
            ],
          ],
          basis: basis('gst.refund-claim-limit'),
          warning:
            'Except for the cash ledger, a late claim is refused however good it is. Count from the relevant date of your category, not from the end of the year.',
        },
      ],
    },
    seo: {
      title: 'GST Refunds in Tamil Nadu | Export, Inverted Duty',
      description: `GST refunds for Tamil Nadu exporters and makers: eligibility, RFD-01 and statements, mismatches corrected, notices answered. Claim within ${fact('gst.refund-claim-limit')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
